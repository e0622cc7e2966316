import { addToCart, BOUQUET, checkout, chooseBouquet, openHydrated, placeOrder } from '../browser/guest';
import { expect, test as journey } from '../browser/journey';
import { startStack, type Stack } from '../browser/stack';
import { DECLARED_ADDITIONS } from '../magento/additions';
import { magentoGate, type MagentoGate } from '../magento/magento-gate';
import { sendByFetch, startGateServer } from './gate-server';
import { magentoSchema } from './magento-types';
import { startPublishedMiddleware } from './published-middleware';
import { ApiCustomer } from './api-customer';
import { StoredOrders } from './stored-orders';

/** The storefront with the published middleware between it and the backend, which accepts only Magento's schema. */
const test = journey.extend<object, { shopOfMagentos: { readonly stack: Stack; readonly gate: MagentoGate } }>({
  shopOfMagentos: [
    async ({}, use) => {
      const gate = magentoGate(sendByFetch, { schema: magentoSchema(process.env.POSY_INTEROP_PACKAGES ?? '') });
      const open: { close(): Promise<void> }[] = [];
      const stack = await startStack(async (backendUrl) => {
        const server = await startGateServer(gate, backendUrl);
        const published = await startPublishedMiddleware(`${server.url}/graphql`);
        open.push(published, server);
        return { MIDDLEWARE_URL: published.url };
      });
      await use({ stack, gate });
      await stack.stop();
      for (const one of open) await one.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ shopOfMagentos }, use) => use(shopOfMagentos.stack.baseUrl),
});

test('S7-1 S2-12 a guest orders a bouquet through the published middleware, and the florist receives the order', async ({
  page,
  shopOfMagentos: { stack, gate },
}) => {
  await openHydrated(page, BOUQUET.path);
  await chooseBouquet(page);
  await addToCart(page);
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first()).toContainText(BOUQUET.message);
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, 'interop@example.org');
  await checkout.delivery(page);
  await checkout.billing(page);
  await checkout.payment(page);
  const number = await placeOrder(page);
  expect(new StoredOrders(stack.dataDir).ordersOf('interop@example.org')).toEqual([
    { number, customer: null, skus: [`${BOUQUET.sku}-CLASSIC`] },
  ]);
  // The product page was requested again through Magento's query.
  expect([...gate.refused]).toContain('ProductInterface.show_flower_care');
});

test('S7-1 S2-8 S7-33 S7-34 a customer orders a bouquet through the published middleware and sees the order', async ({
  page,
  shopOfMagentos: { stack },
}) => {
  const email = 'bea.interop@example.org';
  const bea = new ApiCustomer(stack);
  await bea.register(email);
  await page.goto('/');
  await bea.signInIn(page);
  await openHydrated(page, BOUQUET.path);
  await chooseBouquet(page);
  await addToCart(page);
  await openHydrated(page, '/checkout/user-account');
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ann');
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.waitForURL('**/checkout/shipping');
  await checkout.delivery(page);
  await checkout.billing(page);
  await checkout.payment(page);
  const number = await placeOrder(page);
  await bea.signIn();
  expect(await bea.orderNumbers()).toEqual([number]);
  expect(new StoredOrders(stack.dataDir).ordersOf(email)).toEqual([
    { number, customer: email, skus: [`${BOUQUET.sku}-CLASSIC`] },
  ]);
});

test('S7-1 pages list, search and report missing products through the published middleware', async ({ page }) => {
  expect((await page.goto('/flowers/bouquets.html'))?.status()).toBe(200);
  await expect(page.getByRole('link', { name: BOUQUET.name, exact: true })).toBeVisible();
  expect((await page.request.get('/nothing-of-the-kind.html')).status()).toBe(404);
});

test('S7-1 S7-33 S7-34 a customer signs up, signs in, orders and sees the order through the published middleware', async ({
  shopOfMagentos: { stack },
}) => {
  const ann = new ApiCustomer(stack);
  await ann.register('ann.interop@example.org');
  await ann.signIn();
  const number = await ann.order('CARD-PEONY-PLATE');
  expect(await ann.orderNumbers()).toEqual([number]);
  const [stored] = new StoredOrders(stack.dataDir).ordersOf('ann.interop@example.org');
  expect(stored).toEqual({ number, customer: 'ann.interop@example.org', skus: ['CARD-PEONY-PLATE'] });
  await ann.signOut();
  expect(await ann.orderNumbers()).toEqual('graphql-authorization');
});

test.afterEach(
  'nothing was asked but in Magento’s words, the declared additions aside',
  ({ shopOfMagentos: { gate } }) => {
    expect([...gate.refused].filter((word) => !DECLARED_ADDITIONS.includes(word))).toEqual([]);
  },
);
