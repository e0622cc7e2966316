import { BOUQUET } from './guest';
import { expect, isPicture, test, type Page } from './journey';

const FIRST = `${BOUQUET.sku}/0.jpg`;
const OTHERS = new RegExp(`${BOUQUET.sku}/[1-9]\\.jpg`);

/** Names of what is fetched, and a way to let the product's first picture arrive. */
async function whilePictureIsOnItsWay(page: Page) {
  const fetched: string[] = [];
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push('typeface');
    else if (OTHERS.test(request.url())) fetched.push('other picture');
  });
  await page.route(
    (url) => isPicture(url) && url.pathname.endsWith(FIRST),
    async (route) => {
      await late;
      await route.fallback();
    },
  );
  return { fetched, arrive: () => arrive() };
}

test('on a first visit typefaces and other pictures wait for the first picture', async ({ page }) => {
  const { fetched, arrive } = await whilePictureIsOnItsWay(page);
  await page.goto(BOUQUET.path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveClass('arriving stand-ins');
  // Nor is there an early connection for them.
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(fetched).toEqual([]);
  arrive();
  await expect.poll(() => new Set(fetched)).toEqual(new Set(['typeface', 'other picture']));
  await expect(page.locator('html')).toHaveClass('');
});

test('on the next page typefaces do not wait', async ({ page }) => {
  await page.goto('/flower-care');
  await expect(page.locator('html')).toHaveClass('');
  const { fetched, arrive } = await whilePictureIsOnItsWay(page);
  await page.evaluate((path) => location.assign(path), BOUQUET.path);
  await page.waitForURL(`**${BOUQUET.path}`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveClass('arriving');
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(/^Fraunces,/);
  expect(fetched).not.toContain('other picture');
  arrive();
  await expect.poll(() => fetched).toContain('other picture');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    const { fetched } = await whilePictureIsOnItsWay(page);
    await page.goto(BOUQUET.path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => fetched).toContain('typeface');
  });
});
