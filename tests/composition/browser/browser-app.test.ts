/** @jest-environment jsdom */
import { browserApp } from '../../../src/composition/browser/browser-app';
import { EMPTY_LAYOUT_DATA } from '../../../src/ui/site-props';
import { aProduct } from '../../builders/a-product';
import { aCartWire } from '../../unit/adapters/graphql-middleware/a-wire';

const SETTINGS = { settings: { confirmation: false, recaptcha: null, stores: [] } };
const visitor = (signedIn: boolean) => ({ ...SETTINGS, signedIn, currency: 'GBP', cartQuantity: 1, goTo: null });
const foreign = {
  errors: [
    {
      message: 'The current user cannot perform operations on cart "guests-cart"',
      extensions: { category: 'graphql-authorization' },
    },
  ],
  data: null,
};

/** A page whose visitor holds `guests-cart`, and a shop that takes goods into `own` alone. */
function aPage(signedIn: boolean) {
  document.cookie = 'vsf-cart=guests-cart; Path=/';
  const asked: string[] = [];
  globalThis.fetch = (async (address: string, { body }: { body: string }) => {
    if (address === '/api/visitor') return { ok: true, json: async () => visitor(signedIn) };
    const method = address.split('/').at(-1) ?? '';
    asked.push(method);
    const own = aCartWire({ id: 'own' });
    const answers: Record<string, unknown> = {
      addProductsToCart: body.includes('guests-cart') ? foreign : { data: { addProductsToCart: { cart: own } } },
      customerCart: { data: { customerCart: own } },
      mergeCarts: { data: { mergeCarts: own } },
      createEmptyCart: { data: { createEmptyCart: 'own' } },
    };
    return { status: 200, json: async () => answers[method] ?? { data: { [method]: own, cart: own } } };
  }) as unknown as typeof fetch;
  return { app: browserApp({ ...EMPTY_LAYOUT_DATA, apiPath: '/api/magento' }), asked };
}

const TULIPS = { product: aProduct({ sku: 'TULIPS' }), quantity: 1, answers: {} };

beforeEach(() => (document.cookie = 'vsf-cart=; Path=/; Max-Age=0'));

test('S4-24 S4-39 a customer who adds with a guest’s cart in hand is not sent home, and the cart is merged first', async () => {
  const { app, asked } = aPage(true);
  const added = app.cart.add(TULIPS);
  await app.syncVisitor();
  expect(await added).toMatchObject({ ok: true });
  const timesOf = (name: string) => asked.filter((method) => method === name).length;
  expect([timesOf('addProductsToCart'), timesOf('mergeCarts')]).toEqual([2, 1]);
  expect(asked.lastIndexOf('addProductsToCart')).toBeGreaterThan(asked.indexOf('mergeCarts'));
  expect(asked).not.toContain('revokeCustomerToken');
  expect(document.cookie).toContain('vsf-cart=own');
  expect(app.account.signedIn).toBe(true);
});

test('S4-39 a guest who holds an account’s cart gets another', async () => {
  const { app, asked } = aPage(false);
  const added = app.cart.add(TULIPS);
  await app.syncVisitor();
  await added;
  expect(asked).not.toContain('mergeCarts');
  expect(document.cookie).not.toContain('guests-cart');
});
