import { BOUQUET, openHydrated } from './guest';
import { expect, test, type Page } from './journey';

const LISTING = '/flowers/bouquets.html';

/**
 * Presses a link to the cart, which is never fetched ahead, and whose page does not come before `answer` is called. `bar` is
 * the width in per cent at these ms after the press, by the clock of its animation.
 */
async function pressLink(page: Page, times: readonly number[]) {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.goto(LISTING);
  await page.route('**/cart?own=1', async (route) => {
    await held;
    await route.continue();
  });
  // Playwright waits for a page that is on its way before it does anything else.
  const bar = await page.evaluate((all) => {
    Object.assign(document.createElement('a'), { href: '/cart?own=1' }).click();
    const [animation] = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::after');
    if (animation === undefined) throw new Error('There is no bar');
    animation.pause();
    return all.map((ms) => {
      animation.currentTime = ms;
      const { transform } = getComputedStyle(document.documentElement, '::after');
      return transform === 'none' ? 100 : Math.round(new DOMMatrix(transform).a * 100);
    });
  }, times);
  return { answer, bar };
}

test('S4-9, S4-10, S4-12 a pressed link is shown after 200 ms, grows for 5000 ms and ends 500 ms later', async ({
  page,
}) => {
  const { answer, bar } = await pressLink(page, [0, 199, 200, 1200, 2700, 5200, 5699, 5700]);
  expect(bar).toEqual([0, 0, 0, 20, 50, 100, 100, 0]);
  answer();
  await expect(page.locator('#cart-title')).toBeVisible();
  await page.goBack();
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
});

test('with reduced motion the bar of a pressed link stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { answer, bar } = await pressLink(page, [199, 200, 2700, 5699]);
  expect(bar).toEqual([0, 100, 100, 100]);
  answer();
});

test('a place on the page and a changed query are not shown as another page', async ({ page }) => {
  await openHydrated(page, '/contact-us');
  await page.evaluate(() => {
    location.hash = 'content';
    history.pushState({}, '', '?a=1');
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
});

const rulesOf = (page: Page) => page.locator('script[type=speculationrules]');

test('S9-35 the page of a link is fetched when it is pointed at, but never a personal one', async ({ page, shop }) => {
  await page.goto(LISTING);
  await rulesOf(page).waitFor({ state: 'attached' });
  const prefetched = await prefetchesOf(page, async () => {
    await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await page.locator(`main a[href="${BOUQUET.path}"]`).first().hover();
  });
  expect([...new Set(prefetched)]).toEqual([shop + BOUQUET.path]);
});

test('S9-35 with data saver no page is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(LISTING, { waitUntil: 'load' });
  await expect(rulesOf(page)).toHaveCount(0);
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
