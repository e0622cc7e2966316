import { openHydrated } from '../browser/guest';
import { isPicture } from '../browser/journey';
import { shoot, test, type Page } from './camera';

const CATEGORY = '/flowers/bouquets.html';
/** A transparent picture, shown until the real one has loaded. */
const NOTHING_YET = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

test('home', async ({ page }) => {
  await page.goto('/');
  await shoot(page, 'home-full');
});

test('home and category while pictures load', async ({ page }) => {
  await page.route(isPicture, (route) => route.fulfill({ contentType: 'image/gif', body: NOTHING_YET }));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await shoot(page, 'home-loading', 'asItIs');
  await page.goto(CATEGORY, { waitUntil: 'domcontentloaded' });
  await shoot(page, 'category-loading', 'asItIs');
  await page.goto('/market-day-bouquet.html', { waitUntil: 'domcontentloaded' });
  await shoot(page, 'product-loading', 'asItIs');
});

test('pictures that fail to load', async ({ page }) => {
  await page.route(isPicture, (route) => route.abort());
  await page.goto(CATEGORY);
  await shoot(page, 'category-without-pictures');
});

test('menu', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: isNarrow(page) ? 'Menu' : 'Shop Online' }).click();
  await shoot(page, 'menu-open', 'window');
});

test('category', async ({ page }) => {
  await page.goto(CATEGORY);
  await shoot(page, 'category-full');
  await page.goto(`${CATEGORY}?view=list`);
  await shoot(page, 'category-list');
  await page.goto(`${CATEGORY}?page=99`);
  await shoot(page, 'category-empty');
});

test('search', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill('rose');
  await page.getByText('12 suggestions for “rose”').waitFor();
  await shoot(page, 'search-suggestions', 'window');
  await page.getByRole('searchbox').fill('zebra');
  await page.getByText("We can't find products").waitFor();
  await shoot(page, 'search-suggestions-none', 'window');
  for (const [name, term] of [
    ['found', 'rose'],
    ['corrected', 'boquet'],
    ['none', 'zebra'],
    ['short', 'ro'],
    ['long', 'abcdefghij'.repeat(20)],
  ] as const) {
    await page.goto(`/search?term=${term}`);
    await shoot(page, `search-${name}`);
  }
});

test('content pages and missing pages', async ({ page }) => {
  await page.goto('/flower-care');
  await shoot(page, 'content-full');
  await page.goto('/Pages');
  await shoot(page, 'content-index');
  await page.goto('/chichester-flower-workshops');
  await shoot(page, 'content-workshops');
  await page.goto('/Cms?identifier=no-route');
  await shoot(page, 'content-of-commerce');
  await page.goto('/Home');
  await shoot(page, 'home-default-layout');
  await page.goto('/no-such-flower.html');
  await shoot(page, 'missing-page');
});
