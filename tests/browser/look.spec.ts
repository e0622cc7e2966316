import { overflowOf } from './accessible';
import { openHydrated } from './guest';
import { expect, test, type Page } from './journey';

/** Drawing progress of each footer flower: 0 not started, 1 finished. */
const drawn = (page: Page) =>
  page
    .locator('.flower-row svg')
    .evaluateAll((flowers) => flowers.map((flower) => Number(getComputedStyle(flower).fillOpacity)));

/** Scrolls until the row is just below the window: until it comes near, the footer is not laid out. */
const toTheRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('.flower-row');
    scrollBy({ top: (row?.getBoundingClientRect().top ?? 0) - innerHeight, behavior: 'instant' });
  });

/** Where in its way into the window each flower begins to draw itself, in per cent of its own height. */
const beginnings = (page: Page) =>
  page.locator('.flower-row svg').evaluateAll((flowers) =>
    flowers.map((flower) => {
      const [drawing] = flower.getAnimations() as (Animation & { rangeStart?: { offset: CSSNumericValue } })[];
      return drawing?.rangeStart?.offset.to('percent').value ?? NaN;
    }),
  );

const toTheEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('S2-103 the fourteen footer flowers draw themselves while scrolling and are finished at the end', async ({
    page,
  }) => {
    await page.goto('/flower-care');
    await toTheRow(page);
    await expect.poll(() => drawn(page)).toEqual(Array.from({ length: 14 }, () => 0));
    await toTheEnd(page);
    await expect.poll(() => drawn(page)).toEqual(Array.from({ length: 14 }, () => 1));
  });

  test('S2-103 each flower of the footer begins after the one before it', async ({ page }) => {
    await page.goto('/flower-care');
    await toTheRow(page);
    await expect.poll(async () => (await beginnings(page)).length).toBe(14);
    const starts = await beginnings(page);
    const steps = starts.slice(1).map((start, index) => start - (starts[index] ?? NaN));
    expect(steps.filter((step) => !(step > 0))).toEqual([]);
    expect(new Set(steps.map(Math.round)).size).toBe(1);
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('S2-103 with reduced motion the flowers are shown finished and nothing is animated', async ({ page }) => {
    await page.goto('/flower-care');
    expect(await drawn(page)).toEqual(Array.from({ length: 14 }, () => 1));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test('a word of eighty letters does not overflow, and a missing picture shifts nothing', async ({ page }) => {
  for (const path of ['/', '/flowers/bouquets.html', '/flowers/bouquets.html?view=list']) {
    await openHydrated(page, path);
    const before = await page.locator('.card-picture').first().boundingBox();
    await page.evaluate((word) => {
      document.querySelector('.card-picture img')?.remove();
      for (const place of document.querySelectorAll(
        'h1, h2, h3 a, .strip-link, .occasion, .way-on, .button, .footer-link',
      ))
        place.textContent = word;
    }, LONG);
    expect(await overflowOf(page), path).toEqual([]);
    const after = await page.locator('.card-picture').first().boundingBox();
    expect(after?.height, path).toBe(before?.height);
  }
});

test('on a phone the products of a long category start on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/flowers.html');
  const first = await page.locator('.card').first().boundingBox();
  expect(first?.y).toBeLessThan(844 * 0.65);
});

test('what is not laid out yet is about as high as it will be', async ({ page }) => {
  await page.goto('/flowers/bouquets.html');
  for (const [selector, share] of [
    ['main .cards', 0.04],
    ['.site-footer', 0.12],
  ] as const) {
    const heights = await page.locator(selector).evaluate((part) => {
      const height = () => part.getBoundingClientRect().height;
      const before = height();
      for (const one of [part, ...part.children])
        if (one instanceof HTMLElement) one.style.setProperty('content-visibility', 'visible');
      return [before, height()] as const;
    });
    expect(Math.abs(heights[0] / heights[1] - 1), `${selector}: ${heights.join(', ')}`).toBeLessThan(share);
  }
});

test('S2-69 arrow keys open the menu, move through it and close it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  const opener = page.getByRole('button', { name: 'Shop Online' });
  const open = page.locator('.drop-down:popover-open');
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(open.getByRole('link', { name: 'Flowers', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(open.getByRole('link', { name: 'Gifts', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(opener).toBeFocused();
  await expect(open).toHaveCount(0);
});
