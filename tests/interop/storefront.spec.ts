import { addToCart, BOUQUET, checkout, chooseBouquet, openHydrated, placeOrder } from '../browser/guest';
import { expect, test as journey } from '../browser/journey';
import { startStack, type Stack } from '../browser/stack';
import { additionsIn, DOCUMENTS_WITH_ADDITIONS } from '../magento/additions';
import { magentoGate, type MagentoGate } from '../magento/magento-gate';
import { startGateServer } from './gate-server';
import { magentoSchema } from './magento-types';
import { startPublishedMiddleware } from './published-middleware';
import { CustomerOfTheWire } from './customer-of-the-wire';
import { Ledger } from './ledger';

/**
 * Our storefront, and between it and its backend the published middleware in place of our own. That backend meets no word
 * that is not Magento's.
 */
const test = journey.extend<object, { shopOfMagentos: { readonly stack: Stack; readonly gate: MagentoGate } }>({
  shopOfMagentos: [
    async ({}, use) => {
      const gate = magentoGate(magentoSchema(process.env.POSY_INTEROP_PACKAGES ?? ''));
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

test('S7-1 S2-12 in front of the published middleware a guest buys a bouquet, and the florist has the order', async ({
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
  expect(new Ledger(stack.dataDir).ordersOf('interop@example.org')).toEqual([
    { number, customer: null, skus: [`${BOUQUET.sku}-CLASSIC`] },
  ]);
  // The page of the bouquet was asked for once more, in Magento's words.
  expect([...gate.refused]).toContain('ProductInterface.show_flower_care');
});

test('S7-1 S2-8 S7-33 S7-34 in front of the published middleware a customer buys a bouquet, and finds the order', async ({
  page,
  shopOfMagentos: { stack },
}) => {
  const email = 'bea.interop@example.org';
  const bea = new CustomerOfTheWire(stack);
  await bea.register(email);
  await page.goto('/');
  await bea.signInIn(page);
  await openHydrated(page, BOUQUET.path);
  await chooseBouquet(page);
  await addToCart(page);
  await openHydrated(page, '/checkout/user-account');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('First Name')).toHaveValue('Ann');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.waitForURL('**/checkout/shipping');
  await checkout.delivery(page);
  await checkout.billing(page);
  await checkout.payment(page);
  const number = await placeOrder(page);
  await bea.signIn();
  expect(await bea.orderNumbers()).toEqual([number]);
  expect(new Ledger(stack.dataDir).ordersOf(email)).toEqual([
    { number, customer: email, skus: [`${BOUQUET.sku}-CLASSIC`] },
  ]);
});

test('S7-1 in front of the published middleware pages list, search and tell what is not there', async ({ page }) => {
  expect((await page.goto('/flowers/bouquets.html'))?.status()).toBe(200);
  await expect(page.getByRole('link', { name: BOUQUET.name, exact: true })).toBeVisible();
  expect((await page.request.get('/nothing-of-the-kind.html')).status()).toBe(404);
});

test('S7-1 S7-33 S7-34 in front of the published middleware a customer signs up, signs in, orders and finds the order', async ({
  shopOfMagentos: { stack },
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

test.afterEach(
  'nothing was asked but in Magento’s words, the declared additions aside',
  ({ shopOfMagentos: { gate } }) => {
    const declared = DOCUMENTS_WITH_ADDITIONS.flatMap(additionsIn);
    expect([...gate.refused].filter((word) => !declared.includes(word))).toEqual([]);
  },
);
