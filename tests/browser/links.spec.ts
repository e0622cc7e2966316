import { openHydrated, PLAIN } from './guest';
import { expect, test, type Page } from './journey';

const LISTING = '/flowers/bouquets.html';

/** Presses a link of the listing whose page does not come before `answer` is called. */
async function pressLink(page: Page) {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.goto(LISTING);
  await page.route('**/*.html', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('main article a').first().click({ noWaitAfter: true });
  await page.locator('html[data-leaving]').waitFor({ state: 'attached' });
  return { answer };
}

/** The bar of the next page at these ms after the press, by the clock of its animation. */
const barAt = (page: Page, times: readonly number[]) =>
  page.evaluate((all) => {
    const [bar] = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::after');
    if (bar === undefined) throw new Error('There is no bar');
    bar.pause();
    return all.map((ms) => {
      bar.currentTime = ms;
      const { transform, visibility } = getComputedStyle(document.documentElement, '::after');
      const width = transform === 'none' ? 1 : new DOMMatrix(transform).a;
      return visibility === 'visible' ? Math.round(width * 100) : null;
    });
  }, times);

test('S4-9, S4-10, S4-12 a pressed link is shown after 200 ms, grows for 5000 ms and ends 500 ms later', async ({
  page,
}) => {
  const { answer } = await pressLink(page);
  expect(await barAt(page, [0, 199, 200, 1200, 2700, 5200, 5699, 5700])).toEqual([
    null,
    null,
    0,
    20,
    50,
    100,
    100,
    null,
  ]);
  answer();
  await page.locator('html:not([data-leaving])').waitFor({ state: 'attached' });
  await expect(page.locator('#add-to-cart')).toBeVisible();
  await page.goBack();
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
});

test('with reduced motion the bar of a pressed link stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { answer } = await pressLink(page);
  expect(await barAt(page, [199, 200, 2700, 5699])).toEqual([null, 100, 100, 100]);
  answer();
});

test('a place on the page, a telephone number and an address of e-mail are not shown as another page', async ({
  page,
}) => {
  await openHydrated(page, '/contact-us');
  await page.evaluate(() => {
    location.hash = 'content';
    history.pushState({}, '', '?a=1');
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
});

test('S9-35 the page of a link is fetched when it is pointed at, and by the rules never a personal one', async ({
  page,
  shop,
}) => {
  await page.goto(LISTING);
  const rules = page.locator('script[type=speculationrules]');
  await rules.waitFor({ state: 'attached' });
  // A violated policy would have been reported on the console.
  expect(await rules.textContent()).toContain('prefetch');
  const prefetched = await prefetchesOf(page, async () => {
    await page.locator(`a[href="${PLAIN.path}"]`).first().hover();
  });
  expect(prefetched.every((url) => url.startsWith(`${shop}/`))).toBe(true);
});

/** URLs that the browser fetches ahead during an action. */
async function prefetchesOf(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const urls: string[] = [];
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => urls.push(prefetchUrl));
  await act();
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  return urls;
}
