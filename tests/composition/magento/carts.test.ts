import { defaultFieldResolver } from 'graphql';
import type { Cart } from '../../../src/domain/cart/cart';
import { cartDigest } from '../../../src/domain/cart/cart-digest';
import { json, openUpstream, type SeenRequest } from '../../middleware/upstream-server';
import { gbp } from '../../unit/adapters/graphql-middleware/a-wire';
import { openActions } from '../../adapters/http/actions/action-client';
import { openMagento, refusing, rootFields, type Magento } from './a-magento';
import { serveShopOnMagento } from './a-shop-on-magento';

let magento: Magento;
let actions: Awaited<ReturnType<typeof openActions>>;
beforeAll(async () => {
  [magento, actions] = await Promise.all([openMagento(), openActions()]);
});
beforeEach(() => {
  magento.misbehave(null);
  magento.resolveBy(null);
  magento.seen.length = 0;
  serveShopOnMagento(magento.url, actions.env);
});
afterAll(() => Promise.all([magento.close(), actions.close()]));

const TULIPS = { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 1 };
const NOT_ACTIVE = 'The cart isn’t active.';
const CART_FIELDS = ['cart', 'addProductsToCart', 'createEmptyCart'];

/** Magento refuses, without a category, the carts for which `isMeant` is true, and serves all other requests. */
function refuseCarts(isMeant: (request: SeenRequest) => boolean): void {
  const refused = refusing(null, () => NOT_ACTIVE);
  magento.misbehave((request, response) => {
    const isAboutCart = rootFields(request.query).some((root) => CART_FIELDS.includes(root));
    return isAboutCart && isMeant(request) ? refused(request, response) : magento.answer(request, response);
  });
}

test('S4-39 an inactive cart that is refused without a category is replaced, and the product is added once', async () => {
  refuseCarts(({ variables }) => JSON.stringify(variables).includes('cart-dead'));
  const page = actions.page({ 'vsf-cart': 'cart-dead' });
  const { status, body } = await page.act('add-to-cart', TULIPS);
  const cart = page.cookies.get('vsf-cart');
  expect([status, body.result?.ok]).toEqual([200, true]);
  expect(cart).toMatch(/^cart-new-/);
  expect(body.result?.value).toMatchObject({ id: cart });
  const added = magento.seen.filter(({ query, variables }) => {
    // Those with additions are refused before anything is added.
    return query.includes('posyAddToCartPlain') && JSON.stringify(variables).includes(String(cart));
  });
  expect(added).toHaveLength(1);
});

test('S7-3 a Magento without our additions is asked once for an item, after it has refused them', async () => {
  const page = actions.page({ 'vsf-cart': 'cart-1' });
  await page.act('add-to-cart', TULIPS);
  expect(magento.asked().filter((root) => root === 'addProductsToCart')).toHaveLength(3);
  magento.seen.length = 0;
  expect((await page.act('add-to-cart', TULIPS)).body.result?.ok).toBe(true);
  expect((await page.act('load-cart')).body.result?.ok).toBe(true);
  expect(magento.asked()).toEqual(['addProductsToCart', 'cart']);
});

test('S4-39 a cart is kept while Magento refuses every cart without a category', async () => {
  refuseCarts(() => true);
  const page = actions.page({ 'vsf-cart': 'cart-1' });
  const { status, body } = await page.act('add-to-cart', TULIPS);
  expect([status, body.result?.reason]).toMatchObject([503, { kind: 'unreachable' }]);
  expect(page.cookies.get('vsf-cart')).toBe('cart-1');
});

test('S4-39 a cart whose product is refused without a category is kept', async () => {
  refuseCarts(({ query }) => query.includes('addProductsToCart'));
  const page = actions.page({ 'vsf-cart': 'cart-1' });
  const { body } = await page.act('add-to-cart', TULIPS);
  expect(body.result?.reason).toMatchObject({ kind: 'unreachable' });
  expect(page.cookies.get('vsf-cart')).toBe('cart-1');
  expect(magento.asked()).not.toContain('createEmptyCart');
});

test.each([
  ['an item has no price', 'CartItemPrices.row_total_including_tax', 'item-without-price'],
  ['there is no total', 'CartPrices.grand_total', 'total-unknown'],
])('S4-46 no order is placed while %s', async (_what, missing, kind) => {
  magento.resolveBy((source, args, context, info) => {
    const value: unknown = defaultFieldResolver(source, args, context, info);
    const isMissing = `${info.parentType.name}.${info.fieldName}` === missing;
    return isMissing ? { currency: 'GBP', value: null } : value;
  });
  const page = actions.page({ 'vsf-cart': 'cart-1' });
  const shown = (await page.act('load-cart')).body.result?.value as Cart;
  const order = { cart: shown.id, digest: cartDigest(shown), payment: 'banktransfer' };
  const { body } = await page.act('place-order', order);
  expect(body.result).toEqual({ kind });
  expect(magento.asked()).not.toContain('placeOrder');
  expect(page.cookies.get('vsf-cart')).toBe('cart-1');
});

test('S4-46 an order is placed when nothing is missing', async () => {
  const page = actions.page({ 'vsf-cart': 'cart-1' });
  const shown = (await page.act('load-cart')).body.result?.value as Cart;
  const order = { cart: shown.id, digest: cartDigest(shown), payment: 'banktransfer' };
  const { body } = await page.act('place-order', order);
  expect(body.result).toEqual({ kind: 'placed', number: '000000001' });
});

test('where captchas are verified, an order is placed once with a token, and refused without one', async () => {
  const verifier = await openUpstream();
  const [hostname, challenge_ts] = ['shop.test', new Date().toISOString()];
  verifier.answer(json({ success: true, action: 'place_order', hostname, score: 0.9, challenge_ts }));
  const captcha = { secret: 'the-secret', version: 3, hosts: [hostname], verifyUrl: verifier.url };
  serveShopOnMagento(magento.url, actions.env, undefined, captcha);
  const page = actions.page({ 'vsf-cart': 'cart-1' });
  const shown = (await page.act('load-cart')).body.result?.value as Cart;
  const order = { cart: shown.id, digest: cartDigest(shown), payment: 'banktransfer' };
  for (const captchaToken of [undefined, null, '']) {
    const { body } = await page.act('place-order', { ...order, captchaToken });
    expect(body.result).toMatchObject({ kind: 'refused', message: expect.stringMatching(/reCaptcha/) as string });
  }
  expect(magento.asked()).not.toContain('placeOrder');
  expect(page.cookies.get('vsf-cart')).toBe('cart-1');
  const { body } = await page.act('place-order', { ...order, captchaToken: 'human' });
  expect(body.result).toEqual({ kind: 'placed', number: '000000001' });
  expect(verifier.seen).toHaveLength(1);
  expect(magento.seen.map((request) => request.body).join()).not.toContain('human');
  await verifier.close();
});

test('S3-36 an unavailable shipping method without a code is shown with its message beside the others', async () => {
  const unavailable = { carrier_code: 'ups', carrier_title: 'UPS', method_code: null, method_title: null };
  magento.resolveBy((source, args, context, info) => {
    const value: unknown = defaultFieldResolver(source, args, context, info);
    if (info.fieldName !== 'available_shipping_methods') return value;
    const refused = {
      ...unavailable,
      price_incl_tax: gbp(0),
      price_excl_tax: gbp(0),
      available: false,
      error_message: 'Not for flowers',
      amount: gbp(0),
    };
    return [refused, ...(value as readonly unknown[])];
  });
  const { body } = await actions.page({ 'vsf-cart': 'cart-1' }).act('load-shipping-methods', { cart: 'cart-1' });
  expect(body.result?.value).toMatchObject([
    { carrier: 'ups', refusal: 'Not for flowers' },
    { carrier: 'van', method: 'door', refusal: null },
  ]);
});
