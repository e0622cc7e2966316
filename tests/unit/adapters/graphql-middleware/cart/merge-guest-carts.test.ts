import { CART, CART_LINES } from '../../../../../src/adapters/graphql-middleware/cart/cart-documents';
import { MiddlewareCarts } from '../../../../../src/adapters/graphql-middleware/cart/middleware-carts';
import type { CallMiddleware, CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { aCartItemWire, aCartWire } from '../a-wire';
import { data, recordedCalls, saysNo, NO_RESPONSE } from '../recorded-calls';
import { cartCallsOn } from './recorded-cart-calls';

const item = (uid: string, quantity: number) => aCartItemWire({ uid, quantity });
const cart = (...items: readonly ReturnType<typeof item>[]) =>
  aCartWire({ items, total_quantity: items.reduce((sum, { quantity }) => sum + Number(quantity), 0) });
const plain = (sku: string, quantity: number) => ({
  __typename: 'SimpleCartItem',
  uid: `line-${sku}`,
  quantity,
  product: { sku },
  customizable_options: [],
});

const SOURCE = { items: [plain('FERN', 1), plain('ROSES', 2)] };
const TARGET = cart(item('tulips', 2));
const MERGED = cart(item('tulips', 2), item('fern', 1), item('roses', 2));
const EMPTIED = {
  method: 'updateCartItems',
  args: [
    {
      cart_id: 'source',
      cart_items: [
        { cart_item_uid: 'line-FERN', quantity: 0 },
        { cart_item_uid: 'line-ROSES', quantity: 0 },
      ],
    },
  ],
};
const updated = data('updateCartItems', { cart: aCartWire() });
const added = (value: unknown, ...errors: readonly unknown[]) =>
  data('addProductsToCart', {
    cart: value,
    user_errors: errors.map((error) => ({ ...(error as object), is_notice: true })),
  });

/** `target`: consecutive responses for the target cart. */
function open(
  target: readonly CallResponse[],
  answers: Readonly<Record<string, readonly CallResponse[]>>,
  source: CallResponse = data('cart', SOURCE),
) {
  const others = recordedCalls({ updateCartItems: [updated], ...answers });
  const reads = [...target];
  const call: CallMiddleware = async (method, args) => {
    const [{ query } = { query: null }] = args as readonly { readonly query?: string }[];
    if (method !== 'customQuery') return others.call(method, args);
    if (query === CART_LINES) return source;
    expect(query).toBe(CART[0]);
    return reads.shift() ?? NO_RESPONSE;
  };
  return { ...others, merge: () => new MiddlewareCarts(cartCallsOn(call)).merge('source', 'cart-1') };
}

test('adds all lines in one call, and then removes them from the source', async () => {
  const { merge, calls } = open([data('cart', TARGET), data('cart', MERGED)], { addProductsToCart: [added(MERGED)] });
  expect(await merge()).toMatchObject({ ok: true, value: { id: 'cart-1', totalQuantity: 5 } });
  const cartItems = [
    { sku: 'FERN', quantity: 1 },
    { sku: 'ROSES', quantity: 2 },
  ];
  expect(calls).toEqual([{ method: 'addProductsToCart', args: [{ cartId: 'cart-1', cartItems }] }, EMPTIED]);
});

test('succeeds although the source cannot be emptied', async () => {
  const { merge } = open([data('cart', TARGET), data('cart', MERGED)], {
    addProductsToCart: [added(MERGED)],
    updateCartItems: [NO_RESPONSE],
  });
  expect(await merge()).toMatchObject({ ok: true, value: { totalQuantity: 5 } });
});

test('sends each line with its selected options and entered texts', async () => {
  const picked = { customizable_option_uid: 'vase', type: 'drop_down' };
  const answers = [
    { ...picked, values: [{ customizable_option_value_uid: 'vase-glass', value: '7' }] },
    {
      customizable_option_uid: 'card',
      type: 'area',
      values: [{ customizable_option_value_uid: 'card', value: 'Bea' }],
    },
    {
      customizable_option_uid: 'day',
      type: 'date',
      values: [{ customizable_option_value_uid: 'd', value: '2026-12-03 00:00:00' }],
    },
  ];
  const items = [
    {
      ...plain('POSY', 1),
      __typename: 'ConfigurableCartItem',
      configured_variant: { sku: 'POSY-L' },
      customizable_options: undefined,
      configurable_answers: answers,
    },
    {
      ...plain('HAMPER', 2),
      __typename: 'BundleCartItem',
      bundle_options: [{ values: [{ uid: 'bundle/1/2/1', quantity: 3 }] }],
    },
    { ...plain('GUIDE', 1), __typename: 'DownloadableCartItem', links: [{ uid: 'downloadable/4' }] },
  ];
  const reads = [data('cart', TARGET), data('cart', MERGED)];
  const { merge, calls } = open(reads, { addProductsToCart: [added(MERGED)] }, data('cart', { items }));
  await merge();
  expect(calls[0]?.args).toEqual([
    {
      cartId: 'cart-1',
      cartItems: [
        {
          sku: 'POSY-L',
          parent_sku: 'POSY',
          quantity: 1,
          entered_options: [
            { uid: 'card', value: 'Bea' },
            { uid: 'day', value: '2026-12-03 00:00:00' },
          ],
          selected_options: ['vase-glass'],
        },
        {
          sku: 'HAMPER',
          quantity: 2,
          entered_options: [{ uid: 'bundle/1/2/1', value: '3' }],
          selected_options: ['bundle/1/2/1'],
        },
        { sku: 'GUIDE', quantity: 1, selected_options: ['downloadable/4'] },
      ],
    },
  ]);
});

test('sends nothing when a date is a text that cannot be sent back', async () => {
  const day = { customizable_option_uid: 'day', type: 'date', values: [{ value: 'Dec 3, 2026' }] };
  const items = [{ ...plain('FERN', 1), customizable_options: [day] }];
  const { merge, calls } = open([data('cart', TARGET)], {}, data('cart', { items }));
  expect(await merge()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(calls).toEqual([]);
});

test('changes nothing when the source is empty', async () => {
  const { merge, calls } = open([data('cart', TARGET)], {}, data('cart', { items: [] }));
  expect(await merge()).toMatchObject({ ok: true, value: { totalQuantity: 2 } });
  expect(calls).toEqual([]);
});

test.each([
  ['the source', [data('cart', TARGET)], saysNo('cart', 'None.', 'graphql-no-such-entity')],
  ['the target', [saysNo('cart', 'None.', 'graphql-no-such-entity')], data('cart', SOURCE)],
] as const)('changes nothing when %s is not found', async (_which, target, source) => {
  const { merge, calls } = open(target, {}, source);
  expect(await merge()).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(calls).toEqual([]);
});

describe('when the lines are refused', () => {
  const refusal = { code: 'INSUFFICIENT_STOCK', message: 'Only 1 left' };
  const reason = { kind: 'rejected', ...refusal };

  test('returns the first reason, and changes nothing when nothing was added', async () => {
    const reads = [data('cart', TARGET), data('cart', TARGET)];
    const { merge, methods } = open(reads, { addProductsToCart: [added(TARGET, refusal)] });
    expect(await merge()).toEqual({ ok: false, reason });
    expect(methods()).toEqual(['addProductsToCart']);
  });

  test('removes the lines that were added nevertheless, and keeps the source', async () => {
    const partly = cart(item('tulips', 3), item('fern', 1));
    const reads = [data('cart', TARGET), data('cart', partly)];
    const { merge, calls } = open(reads, { addProductsToCart: [added(partly, refusal)] });
    expect(await merge()).toEqual({ ok: false, reason });
    const cart_items = [
      { cart_item_uid: 'tulips', quantity: 2 },
      { cart_item_uid: 'fern', quantity: 0 },
    ];
    expect(calls.slice(1)).toEqual([{ method: 'updateCartItems', args: [{ cart_id: 'cart-1', cart_items }] }]);
  });
});

describe('when the response is lost', () => {
  test('succeeds when the target then has all lines', async () => {
    const reads = [data('cart', TARGET), data('cart', MERGED)];
    const { merge, calls } = open(reads, { addProductsToCart: [NO_RESPONSE] });
    expect(await merge()).toMatchObject({ ok: true, value: { totalQuantity: 5 } });
    expect(calls.slice(1)).toEqual([EMPTIED]);
  });

  test.each([
    ['shows none', data('cart', TARGET)],
    ['fails as well', NO_RESPONSE],
  ])('is unreachable when reading %s, and is not sent again', async (_what, read) => {
    const { merge, methods } = open([data('cart', TARGET), read], { addProductsToCart: [NO_RESPONSE] });
    expect(await merge()).toEqual({ ok: false, reason: { kind: 'unreachable', status: null } });
    expect(methods()).toEqual(['addProductsToCart']);
  });
});
