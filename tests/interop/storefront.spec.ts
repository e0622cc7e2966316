import { addToCart, BOUQUET, checkout, chooseBouquet, openAwake, placeOrder } from '../browser/guest';
import { expect, test as journey } from '../browser/journey';
import { startStack, type Stack } from '../browser/stack';
import { startPublishedMiddleware } from './published-middleware';
import { CustomerOfTheWire } from './customer-of-the-wire';
import { Ledger } from './ledger';

/** Our storefront, and between it and its backend the published middleware in place of our own. */
const test = journey.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      let close = async (): Promise<void> => undefined;
      const stack = await startStack(async (backendUrl) => {
        const published = await startPublishedMiddleware(`${backendUrl}/graphql`);
        close = published.close;
        return { MIDDLEWARE_URL: published.url };
      });
      await use(stack);
      await stack.stop();
      await close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

test('S7-1 S2-12 in front of the published middleware a guest buys a bouquet, and the florist has the order', async ({
  page,
  stack,
}) => {
  await openAwake(page, BOUQUET.path);
  await chooseBouquet(page);
  await addToCart(page);
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first()).toContainText(BOUQUET.message);
  await openAwake(page, '/checkout/user-account');
  await checkout.account(page, 'interop@example.org');
  await checkout.delivery(page);
  await checkout.billing(page);
  await checkout.payment(page);
  const number = await placeOrder(page);
  expect(new Ledger(stack.dataDir).ordersOf('interop@example.org')).toEqual([
    { number, customer: null, skus: [`${BOUQUET.sku}-CLASSIC`] },
  ]);
});

test('S7-1 in front of the published middleware pages list, search and tell what is not there', async ({ page }) => {
  expect((await page.goto('/flowers/bouquets.html'))?.status()).toBe(200);
  await expect(page.getByRole('link', { name: BOUQUET.name, exact: true })).toBeVisible();
  expect((await page.request.get('/nothing-of-the-kind.html')).status()).toBe(404);
});

test('S7-1 S7-33 S7-34 in front of the published middleware a customer signs up, signs in, orders and finds the order', async ({
  stack,
}) => {
  const ann = new CustomerOfTheWire(stack);
  await ann.register('ann.interop@example.org');
  await ann.signIn();
  const number = await ann.order('PLANT-PEACE-LILY');
  expect(await ann.orderNumbers()).toEqual([number]);
  const [stored] = new Ledger(stack.dataDir).ordersOf('ann.interop@example.org');
  expect(stored).toEqual({ number, customer: 'ann.interop@example.org', skus: ['PLANT-PEACE-LILY'] });
  await ann.signOut();
  expect(await ann.orderNumbers()).toEqual('graphql-authorization');
});
