import { BOUQUET, checkout, chooseBouquet, addToCart, fillCart, orderButton, placeOrder, PLAIN } from './guest';
import { expect, test as journey, type Page } from './journey';
import { StoredOrders } from './stored-orders';
import { hydrate } from './slow-phone';
import { startStack, type Stack } from './stack';

/** A stack whose storefront sells from its own memory. The backend serves content and pictures only. */
const test = journey.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({ COMMERCE: 'memory' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

const quantity = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` });

function ordersInDatabase({ dataDir }: Stack, email: string): number {
  const ledger = new StoredOrders(dataDir);
  const orders = ledger.ordersOf(email);
  ledger.close();
  return orders.length;
}

test('a guest orders from the in-memory store, from the category to the order number', async ({
  page,
  context,
  stack,
}) => {
  const email = 'memory@example.org';
  await page.goto('/flowers/bouquets.html');
  await expect(page.getByText('Products found: 3')).toBeVisible();
  await page.getByRole('link', { name: BOUQUET.name, exact: true }).click();
  await page.waitForURL(`**${BOUQUET.path}`);
  await chooseBouquet(page);
  await addToCart(page);
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first()).toContainText('£38.00');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout/user-account');
  await checkout.account(page, email);
  await checkout.delivery(page);
  await checkout.billing(page);
  await expect(page.getByRole('table')).toContainText(BOUQUET.message);
  await checkout.payment(page);
  await expect(orderButton(page)).toBeEnabled();
  expect(await placeOrder(page)).toBe('000000001');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('vsf-customer');
  expect(ordersInDatabase(stack, email)).toBe(0);
});

test('the carts of two guests of the in-memory store are separate', async ({ page, context, browser, stack }) => {
  await fillCart(context, 2);
  const other = await browser.newContext({ baseURL: stack.baseUrl });
  await fillCart(other, 5);
  await page.goto('/cart');
  await hydrate(page);
  await expect(quantity(page, PLAIN.name)).toHaveValue('2');
  await other.close();
});

test('the in-memory store sells while content and pictures are unavailable', async ({ page, context, stack }) => {
  await stack.backend.kill();
  // With an empty page cache.
  await stack.restartStorefront();
  await page.goto('/gifts.html');
  await page.getByRole('link', { name: PLAIN.name, exact: true }).click();
  await page.waitForURL(`**${PLAIN.path}`);
  await addToCart(page);
  await fillCart(context);
  await page.goto('/cart');
  await hydrate(page);
  await expect(quantity(page, PLAIN.name)).toHaveValue('2');
  await stack.backend.start();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-18 a guest adds to the cart of the in-memory store and changes the quantity without scripts', async ({
    page,
  }) => {
    await page.goto(PLAIN.path);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
    await quantity(page, PLAIN.name).fill('3');
    await page.getByRole('button', { name: `Update the quantity of ${PLAIN.name}` }).click();
    await expect(quantity(page, PLAIN.name)).toHaveValue('3');
    await expect(page.getByText('£10.50').first()).toBeVisible();
  });
});
