import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { BOUQUET, openHydrated, PLAIN } from './guest';
import { expect, test, type Page } from './journey';

/**
 * Compressed bytes of the longest list available: one hundred cards, and some fifty options of filters. Two per cent above what it
 * has, because its words about days change.
 */
const LONG_LIST_BUDGET = 32_500;
const LONG_LIST_CARDS = 100;
const LONG_LIST = '/flowers.html?itemsPerPage=100';

/** Compressed bytes on the network; `fetch` would decompress them. */
function travelling(url: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(Buffer.concat(parts)));
    });
    asked.on('error', failed);
    asked.end();
  });
}

/**
 * Waits until a page is within its budget: the first response is compressed fast, the next well, and later ones best,
 * once another thread has done so.
 */
async function expectLight(url: string, budget: number, measure: (page: Buffer) => Promise<number>): Promise<void> {
  await travelling(url);
  await expect.poll(async () => measure(await travelling(url)), url).toBeLessThanOrEqual(budget);
}

test('a category page with one hundred products is light', async ({ shop }) => {
  await expectLight(shop + LONG_LIST, LONG_LIST_BUDGET, async (page) => {
    const cards =
      brotliDecompressSync(page)
        .toString()
        .match(/<li class="card"/g)?.length ?? 0;
    expect(cards).toBeGreaterThan(60);
    // The layout is counted with every card, so the real page of one hundred is smaller.
    return (page.length / cards) * LONG_LIST_CARDS;
  });
});

/** Cumulative layout shift while the page loads and is scrolled to its end. */
async function shiftsOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openHydrated(page, path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  // All late parts have loaded, wherever they are.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.below [aria-busy]')).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** No other product goes with it, and it has a review. */
const WITHOUT_ROW = '/pressed-cosmos-card.html';

const WORKSHOPS = '/chichester-flower-workshops';

/** Compressed bytes with the styles; the words about days change. */
const CONTENT_BUDGETS = [
  [WORKSHOPS, 16_175],
  ['/Pages', 16_290],
  ['/flower-care', 16_275],
  ['/contact-us', 15_725],
  ['/about', 15_275],
  ['/terms', 17_225],
] as const;

for (const [path, budget] of CONTENT_BUDGETS)
  test(`the content page ${path} is light with its styles`, async ({ shop }) => {
    await expectLight(shop + path, budget, async (page) => {
      const sheets = [
        ...brotliDecompressSync(page)
          .toString()
          .matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
      ];
      expect(sheets.length).toBeGreaterThan(0);
      const styles = await Promise.all(sheets.map(([, href]) => travelling(shop + href)));
      return [page, ...styles].reduce((sum, part) => sum + part.length, 0);
    });
  });

/** Less than a shopper sees: a letter's stroke may move by a pixel when the real typeface arrives. */
const INVISIBLE_SHIFT = 0.005;

for (const [width, height] of [
  [320, 640],
  [1440, 900],
] as const)
  test(`nothing shifts at ${width} px, late typefaces included`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/flowers/bouquets.html', BOUQUET.path, PLAIN.path, WITHOUT_ROW, WORKSHOPS, '/Pages'])
      expect(await shiftsOf(page, path), path).toBeLessThan(INVISIBLE_SHIFT);
  });

for (const [bar, item, width, height] of [
  ['bottom bar', '.bottom-bar-item', 320, 640],
  ['end of the header', '.header-ways .header-wide', 1440, 900],
] as const)
  test(`the ${bar} appears when it has been parsed whole, because its items move with those that follow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/Pages');
    const items = page.locator(item);
    await expect(items.first()).toBeVisible();
    await items.last().evaluate((last) => last.remove());
    await expect(items.first()).toBeHidden();
  });

test('pictures above the fold load at once, those below on scroll', async ({ page }) => {
  for (const path of ['/', '/flowers/bouquets.html', BOUQUET.path]) {
    await page.goto(path);
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => ({
        lazy: image.loading === 'lazy',
        first: image.fetchPriority === 'high',
        below: image.getBoundingClientRect().top > innerHeight * 1.5,
      })),
    );
    expect(
      pictures.some(({ first }) => first),
      path,
    ).toBe(true);
    expect(
      pictures.filter(({ below, lazy }) => below && !lazy),
      path,
    ).toEqual([]);
    expect(
      pictures.filter(({ first, lazy }) => first && lazy),
      path,
    ).toEqual([]);
  }
});
