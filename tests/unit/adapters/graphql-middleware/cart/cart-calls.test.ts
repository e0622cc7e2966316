import { cartErrorOf, CartCalls, CartSchema } from '../../../../../src/adapters/graphql-middleware/cart/cart-calls';
import type { CallMiddleware, CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { APPLY_COUPON, APPLY_GIFT_CARD } from '../../../../../src/adapters/graphql-middleware/cart/cart-documents';
import { aCartWire, CONTEXT } from '../a-wire';
import { anError, answered, data, saysNo, NO_RESPONSE } from '../recorded-calls';

test.each(['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND', 'UNDEFINED'])(
  'S4-43 recognises the code %s',
  (code) => {
    expect(cartErrorOf(code)).toBe(code);
  },
);

test.each(['OUT_OF_TULIPS', 'not_salable', 'toString', '', null])('S4-43 maps the code %j to UNDEFINED', (code) => {
  expect(cartErrorOf(code)).toBe('UNDEFINED');
});

const MINUTE = 60_000;
const STRANGE = answered({ errors: [anError('Cannot query field "waiting_coupon" on type "Cart".')] });
const COUPON = {
  cartId: 'cart-1',
  documents: APPLY_COUPON,
  root: 'applyCouponToCart',
  variables: { input: { cart_id: 'cart-1' } },
};
const GIFT = {
  cartId: 'cart-1',
  documents: APPLY_GIFT_CARD,
  root: 'applyGiftCardToCart',
  variables: { input: { cart_id: 'cart-1' } },
};

/** A backend that knows the documents whose names end with one of `known`, and answers them with `answer`, others with `refusal`. */
function open(
  known: readonly string[],
  answer: (root: string) => CallResponse = accepted,
  refusal: CallResponse = STRANGE,
) {
  let now = 0;
  const names: string[] = [];
  const call: CallMiddleware = async (_method, [argument]) => {
    const { query, mutation } = argument as { query?: string; mutation?: string };
    const [, name = '', root = ''] = /^\w+ posy(\w+)\([^{]*\{\s*(\w+)/.exec(query ?? mutation ?? '') ?? [];
    names.push(name);
    const schema = /(WithGiftCards|Plain|)$/.exec(name)?.[1] ?? '';
    return known.includes(schema) ? answer(root) : refusal;
  };
  return {
    calls: new CartCalls(call, CONTEXT, new CartSchema(() => now)),
    known: (schemas: readonly string[]) => void (known = schemas),
    wait: (ms: number) => (now += ms),
    /** The names of the documents that were sent since the last call of this. */
    sent: () => names.splice(0),
  };
}

const accepted = (root: string): CallResponse =>
  data(root, root === 'cart' ? aCartWire() : { cart: aCartWire(), user_errors: [] });

test('S7-3 a change is sent once to a backend with all additions', async () => {
  const { calls, sent } = open(['', 'WithGiftCards', 'Plain']);
  expect(await calls.change(COUPON)).toMatchObject({ ok: true, value: { id: 'cart-1' } });
  expect(sent()).toEqual(['ApplyCoupon']);
});

test('S7-3 a change that the backend refuses for an unknown field is repeated with fewer additions', async () => {
  const { calls, sent } = open(['Plain']);
  expect((await calls.change(COUPON)).ok).toBe(true);
  expect(sent()).toEqual(['ApplyCoupon', 'ApplyCouponWithGiftCards', 'ApplyCouponPlain']);
});

test('S7-3 a change is sent in the schema of the last one, and in that of a cart that was read', async () => {
  const { calls, sent, wait } = open(['Plain']);
  await calls.read('cart-1');
  expect(sent()).toEqual(['Cart', 'CartWithGiftCards', 'CartPlain']);
  await calls.change(COUPON);
  await calls.read('cart-1');
  wait(10 * MINUTE);
  await calls.change(COUPON);
  expect(sent()).toEqual(['ApplyCouponPlain', 'CartPlain', 'ApplyCouponPlain']);
});

test('S7-3 an addition that the backend gets is used by the first cart that is read a minute later', async () => {
  const { calls, sent, wait, known } = open(['Plain']);
  await calls.read('cart-1');
  known(['', 'WithGiftCards', 'Plain']);
  sent();
  wait(MINUTE - 1);
  await calls.read('cart-1');
  wait(1);
  await calls.read('cart-1');
  await calls.change(COUPON);
  expect(sent()).toEqual(['CartPlain', 'Cart', 'ApplyCoupon']);
});

test('S7-3 an addition that the backend loses is left out once it was refused twice in a row', async () => {
  const { calls, sent, known } = open(['', 'WithGiftCards', 'Plain']);
  await calls.read('cart-1');
  known(['Plain']);
  sent();
  expect((await calls.change(COUPON)).ok).toBe(true);
  expect(sent()).toEqual(['ApplyCoupon', 'ApplyCouponWithGiftCards', 'ApplyCouponPlain']);
  expect((await calls.change(COUPON)).ok).toBe(true);
  await calls.read('cart-1');
  expect(sent()).toEqual(['ApplyCoupon', 'ApplyCouponWithGiftCards', 'ApplyCouponPlain', 'CartPlain']);
});

test('S7-3 one server that does not know an addition yet takes it from no other cart', async () => {
  const { calls, sent, known } = open(['', 'WithGiftCards', 'Plain']);
  await calls.read('cart-1');
  for (const schemas of [['Plain'], ['', 'WithGiftCards', 'Plain'], ['Plain']]) {
    known(schemas);
    await calls.change(COUPON);
  }
  known(['', 'WithGiftCards', 'Plain']);
  sent();
  await calls.read('cart-1');
  expect(sent()).toEqual(['Cart']);
});

describe('A backend that refuses names without saying which', () => {
  const HIDDEN = answered({ errors: [anError('Verboden.')] });

  test('S7-3 is asked again before a cart is read with fewer additions', async () => {
    const { calls, sent } = open(['Plain'], accepted, HIDDEN);
    expect((await calls.read('cart-1')).ok).toBe(true);
    expect(sent()).toEqual(['Cart', 'Cart', 'CartWithGiftCards', 'CartWithGiftCards', 'CartPlain']);
  });

  test('S7-3 gets a change again only in a schema in which the cart was read', async () => {
    const { calls, sent } = open(['Plain'], accepted, HIDDEN);
    expect((await calls.change(COUPON)).ok).toBe(true);
    expect(sent().filter((name) => name.startsWith('Apply'))).toEqual(['ApplyCoupon', 'ApplyCouponPlain']);
    await calls.change(COUPON);
    expect(sent()).toEqual(['ApplyCouponPlain']);
  });

  test.each([
    ['the cart can be read as before', ['', 'WithGiftCards', 'Plain']],
    ['no cart can be read', []],
  ])('S7-3 gets a change once when %s, and keeps its additions', async (_what, readable) => {
    const { calls, sent, known } = open(readable, (root) => (root === 'cart' ? accepted(root) : HIDDEN), HIDDEN);
    expect(await calls.change(COUPON)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(sent().filter((name) => name.startsWith('Apply'))).toEqual(['ApplyCoupon']);
    known(['', 'WithGiftCards', 'Plain']);
    await calls.read('cart-1');
    expect(sent()).toEqual(['Cart']);
  });
});

test('S7-3 a gift card is sent in no schema without gift cards, and does not change that of the cart', async () => {
  const { calls, sent } = open(['Plain']);
  await calls.read('cart-1');
  sent();
  expect(await calls.change(GIFT)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  await calls.change(COUPON);
  expect(sent()).toEqual(['ApplyGiftCardWithGiftCards', 'ApplyCouponPlain']);
});

test.each<[string, CallResponse]>([
  ['refused', saysNo('applyCouponToCart', 'Not valid')],
  ['refused as unauthorised', saysNo('applyCouponToCart', 'No', 'graphql-authorization')],
  ['lost', NO_RESPONSE],
  ['refused because there were too many', answered({ message: 'Too many', errors: [anError('Too many')] }, 429)],
  ['answered with an error of the server', answered({ errors: [anError('Internal server error')] }, 500)],
  ['refused by the middleware', answered({ message: 'This document is not one of the shop’s own.' }, 403)],
])('S7-3 a change that is %s is not sent again', async (_what, answer) => {
  const { calls, sent } = open(['', 'WithGiftCards', 'Plain'], () => answer);
  expect((await calls.change(COUPON)).ok).toBe(false);
  expect(sent()).toEqual(['ApplyCoupon']);
});
