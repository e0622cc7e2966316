import { BOUQUET, checkout, chooseBouquet, fillCart, orderButton } from './guest';
import { expect, test, type Page } from './journey';
import { openLedger } from './stored-orders';

/** Holds the shop's scripts back on each page until a button of it is pressed. */
async function holdScriptsUntilPressed(page: Page): Promise<void> {
  let press = (): void => undefined;
  const nextPress = () => new Promise<void>((resolve) => (press = resolve));
  let pressed = nextPress();
  await page.exposeFunction('releaseScripts', () => press());
  await page.addInitScript(() => {
    const release = (window as unknown as { releaseScripts(): void }).releaseScripts;
    document.addEventListener('click', ({ target }) => (target as Element).closest('button') && release(), true);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pressed = nextPress();
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await pressed;
    await route.continue().catch(() => undefined);
  });
}

test('with the scripts of each page later than its first press, an order is placed and nothing pressed or typed is lost', async ({
  page,
}) => {
  const email = 'late@example.org';
  await holdScriptsUntilPressed(page);
  await page.goto(BOUQUET.path, { waitUntil: 'commit' });
  await page.getByLabel(BOUQUET.size).check();
  await page.getByRole('button', { name: 'Show this choice' }).click();
  await page.waitForURL(/\?/, { waitUntil: 'commit' });
  await chooseBouquet(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first()).toContainText(BOUQUET.message);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout/user-account', { waitUntil: 'commit' });
  await checkout.account(page, email);
  await checkout.delivery(page);
  await checkout.billing(page);
  await checkout.payment(page);
  await orderButton(page).click();
  const number = await page.locator('#order-number').innerText();
  const ledger = openLedger();
  expect(ledger.ordersOf(email).map((order) => order.number)).toEqual([number]);
  ledger.close();
});

test('a checkout step waits for scripts longer than other pages do', async ({ page }) => {
  await fillCart(page.context());
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 7_000));
    await route.continue().catch(() => undefined);
  });
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
