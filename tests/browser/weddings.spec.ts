import { expectAccessible, overflowOf } from './accessible';
import { openHydrated } from './guest';
import { expect, isPicture, test, type Page } from './journey';
import { tabTo } from './keyboard';

const GALLERY = '/chichester-wedding-flowers';
/** As large as a real one. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1340"><rect width="1080" height="1340"/></svg>';

test.beforeEach(({ page }) =>
  page.route(isPicture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })),
);

const firstStory = (page: Page) => page.locator('.wedding-name a').first();
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Pictures of / });
const count = (page: Page) => dialog(page).locator('.zoom-count [aria-hidden]');

async function openFirstStory(page: Page): Promise<void> {
  await page.goto(GALLERY);
  const path = await firstStory(page).getAttribute('href');
  await openHydrated(page, path ?? '');
}

for (const prefix of ['', '/ie'])
  test.describe(`below "${prefix}" without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('S2-20 S2-21 S2-22 the gallery leads to thirteen weddings, and each picture to its large file', async ({
      page,
    }) => {
      await page.goto(prefix + GALLERY);
      const paths = await page
        .locator('.wedding-name a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(new Set(paths).size).toBeGreaterThanOrEqual(13);
      for (const path of paths) {
        const answer = await page.request.get(path);
        const html = await answer.text();
        expect([path, answer.status(), path.startsWith(`${prefix}${GALLERY}/`)]).toEqual([path, 200, true]);
        expect(html.match(/<figure>/g)?.length ?? 0, path).toBeGreaterThanOrEqual(8);
      }
      await firstStory(page).click();
      await expect(page.locator('dl')).toContainText('Flowers like these');
      await expect(page.locator('#enlarge-1')).toHaveAttribute('href', /^\/media\/weddings\/.*w=2160&h=2680$/);
    });
  });

test('S2-21 the keyboard opens a picture, turns to the next and comes back to where it was', async ({ page }) => {
  await openFirstStory(page);
  await tabTo(page, '#enlarge-2');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(/^2 \/ /);
  await page.keyboard.press('ArrowRight');
  await expect(count(page)).toHaveText(/^3 \/ /);
  await expect(dialog(page).locator('.zoom-caption')).not.toBeEmpty();
  await expectAccessible(page, 'an enlarged picture of a wedding', { inEveryRun: true });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#enlarge-2')).toBeFocused();
});

test('S2-21 a press before the page is hydrated opens the picture', async ({ page }) => {
  await page.goto(GALLERY);
  await firstStory(page).click();
  await page.locator('#enlarge-1').click();
  await expect(count(page)).toHaveText(/^1 \/ /);
});

test.describe('with a picture that cannot be loaded', () => {
  test.use({ expected: /status of 404/ });

  test('S2-21 its words and its caption stand, and leave no hole', async ({ page }) => {
    await page.route('**/media/weddings/**/2.*', (route) => route.fulfill({ status: 404, body: '' }));
    await openFirstStory(page);
    const second = page.locator('#picture-2');
    await second.scrollIntoViewIfNeeded();
    await expect(second.locator('figcaption')).toBeVisible();
    await expect.poll(() => second.locator('a').evaluate(({ clientHeight }) => clientHeight < 120)).toBe(true);
  });
});

test('S2-20 S2-21 gallery and story are accessible, also without motion and with large text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(GALLERY);
  await expectAccessible(page, 'the gallery of weddings', { inEveryRun: true });
  await openFirstStory(page);
  await expectAccessible(page, 'a wedding', { inEveryRun: true });
});

test('S2-20 S2-22 forty weddings, sixty pictures and captions of three hundred letters break no layout', async ({
  page,
}) => {
  const multiply = (selector: string, count: number) =>
    page.evaluate(
      ([wanted, times]) => {
        const list = document.querySelector(String(wanted));
        const items = [...(list?.children ?? [])];
        for (let at = items.length; at < Number(times); at += 1)
          list?.append(items[at % items.length]?.cloneNode(true) ?? '');
        for (const words of document.querySelectorAll('figcaption, .wedding-name a, .wedding-card p, dd'))
          words.textContent = `${'Rittersporn'.repeat(8)} ${'and more of it '.repeat(14)}`.slice(0, 300);
      },
      [selector, count] as const,
    );
  await page.goto(GALLERY);
  await multiply('.wedding-cards', 40);
  expect(await overflowOf(page)).toEqual([]);
  await openFirstStory(page);
  await multiply('.wedding-pictures', 60);
  await multiply('.wedding-thumbs', 60);
  expect(await overflowOf(page)).toEqual([]);
});

test('S2-20 S2-21 nothing shifts while gallery and story load and are scrolled', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(GALLERY);
  const story = (await firstStory(page).getAttribute('href')) ?? '';
  for (const path of [GALLERY, story]) {
    await openHydrated(page, path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted), path).toBeLessThan(0.005);
  }
});
