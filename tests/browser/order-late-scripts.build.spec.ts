import { BOUQUET, checkout, chooseBouquet, fillCart, placeOrder } from './guest';
import { expect, test, type Page } from './journey';
import { openLedger } from './ledger';

/** Delay of every script of the shop, ms. */
const LATE = 5_000;

async function delayScripts(page: Page, ms: number): Promise<void> {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, ms));
    await route.continue().catch(() => undefined);
  });
}

test('with every script five seconds late, an order is placed and nothing pressed or typed is lost', async ({
  page,
}) => {
  const email = 'late@example.org';
  await delayScripts(page, LATE);
  await page.goto(BOUQUET.path, { waitUntil: 'commit' });
  await page.getByLabel(BOUQUET.size).check();
  await page.getByRole('button', { name: 'Show this choice' }).click();
  await page.waitForURL(/\?/);
  await chooseBouquet(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first()).toContainText(BOUQUET.message);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout/user-account');
  await checkout.account(page, email);
  await checkout.delivery(page);
  await checkout.billing(page);
  await checkout.payment(page);
  const number = await placeOrder(page);
  const ledger = openLedger();
  expect(ledger.ordersOf(email).map((order) => order.number)).toEqual([number]);
  ledger.close();
});

test('a checkout step waits for scripts longer than other pages do', async ({ page }) => {
  await fillCart(page.context());
  await delayScripts(page, 7_000);
  await page.goto('/checkout/user-account', { waitUntil: 'commit' });
  await checkout.account(page, 'later@example.org');
});

test.describe('when a checkout script fails to load', () => {
  test.use({ expected: /Failed to load resource: net::ERR_FAILED/ });

  test('the page says so and keeps what was typed', async ({ page }) => {
    await fillCart(page.context());
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/checkout/user-account');
    await page.getByLabel('First Name').fill('Ann');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByText('Part of this page did not load.')).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Ann');
    expect(new URL(page.url()).pathname).toBe('/checkout/user-account');
  });
});
