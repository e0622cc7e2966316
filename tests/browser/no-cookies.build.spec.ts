import { BOUQUET, chooseBouquet, openHydrated, PLAIN } from './guest';
import { expect, test } from './journey';

const NEEDED = /Your browser refuses cookies, .* or call us on 01632 960 417/;

// Chromium has no switch for it that a test could press.
test.beforeEach(({ context }) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })),
);

test('with cookies refused a product says in place that the cart needs them, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await openHydrated(page, BOUQUET.path);
  await chooseBouquet(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.locator('#add-to-cart').getByText(NEEDED)).toBeVisible();
  await page.goto(PLAIN.path);
  await page.locator('#add-to-cart-button').press('Enter');
  await expect(page.locator('#add-to-cart').getByText(NEEDED)).toBeVisible();
  await page.goto('/flowers/bouquets.html');
  expect(sent.filter((path) => path.includes('add-to-cart'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an empty cart says that it needs a cookie', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByText(/Is something missing\? The cart needs a cookie/)).toBeVisible();
  });
});
