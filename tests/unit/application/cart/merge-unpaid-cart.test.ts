import { makeMergeUnpaidCart } from '../../../../src/application/cart/merge-unpaid-cart';
import { signedIn } from '../../../builders/a-customer';
import { aFilledCart } from '../a-filled-cart';

const FERN = { sku: 'FERN', parentSku: null, quantity: 2, entered: [], selected: [] };

/** A visitor with an unpaid order of tulips, who has put two ferns into another cart meanwhile. */
async function twoCarts() {
  const data = await aFilledCart();
  data.paying.remember(data.cart.id);
  const { id } = data.shop.openNewCart();
  data.visitor.rememberCart(id);
  await data.carts.addLine(id, FERN);
  data.wire.calls.length = 0;
  const merge = makeMergeUnpaidCart(data);
  const lines = (cartId: string) => data.shop.carts.get(cartId)?.lines.map(({ products }) => products.product.sku);
  return { ...data, unpaid: data.cart.id, active: id, lines, merge };
}

test('puts all lines into the active cart, and forgets the payment', async () => {
  const { merge, unpaid, active, visitor, paying } = await twoCarts();
  expect(await merge(unpaid)).toMatchObject({ ok: true, value: { id: active, totalQuantity: 3 } });
  expect([visitor.cartId(), paying.cartId()]).toEqual([active, null]);
});

test('refuses a repeated request, and adds nothing', async () => {
  const { merge, unpaid, active, wire, lines } = await twoCarts();
  await merge(unpaid);
  wire.calls.length = 0;
  expect(await merge(unpaid)).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect([wire.calls, lines(active)]).toEqual([[], ['FERN', 'TULIPS']]);
});

test.each(['active', 'nobody-made-this-cart', ''])(
  'refuses %j, which is not the pending cart, without a request',
  async (which) => {
    const { merge, active, unpaid, wire, paying } = await twoCarts();
    const answer = await merge(which === 'active' ? active : which);
    expect(answer).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
    expect([wire.calls, paying.cartId()]).toEqual([[], unpaid]);
  },
);

test.each([
  ['rejected', { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: 'Only 1 left' }],
  ['unreachable', { kind: 'unreachable', status: null }],
  ['not-found', { kind: 'not-found', message: '' }],
  ['unauthorised', { kind: 'unauthorised', message: '' }],
] as const)('a merge that is %s leaves both carts and the payment as they were', async (_what, failure) => {
  const { merge, unpaid, active, visitor, paying, wire, lines } = await twoCarts();
  wire.failNext('carts.merge', failure);
  expect(await merge(unpaid)).toEqual({ ok: false, reason: failure });
  expect([visitor.cartId(), paying.cartId()]).toEqual([active, unpaid]);
  expect([lines(unpaid), lines(active)]).toEqual([['TULIPS'], ['FERN']]);
});

test('without another cart the unpaid one becomes the active cart', async () => {
  const { merge, unpaid, visitor, paying } = await twoCarts();
  visitor.forgetCart();
  expect(await merge(unpaid)).toMatchObject({ ok: true, value: { id: unpaid, totalQuantity: 1 } });
  expect([visitor.cartId(), paying.cartId()]).toEqual([unpaid, null]);
});

describe('for a customer who signed in since', () => {
  async function customersCart() {
    const data = await twoCarts();
    signedIn(data);
    const own = await data.customerCarts.own();
    if (!own.ok) throw new Error('No cart');
    await data.carts.addLine(own.value.id, { ...FERN, quantity: 1 });
    return { ...data, own: own.value.id };
  }

  test('puts a guest’s unpaid lines into the customer’s cart', async () => {
    const { merge, unpaid, own, visitor, paying } = await customersCart();
    visitor.rememberCart(own);
    expect(await merge(unpaid)).toMatchObject({ ok: true, value: { id: own, totalQuantity: 2 } });
    expect([visitor.cartId(), paying.cartId()]).toEqual([own, null]);
  });

  test('puts the customer’s unpaid lines together with a guest’s that were not merged yet', async () => {
    const { merge, own, visitor, paying } = await customersCart();
    paying.remember(own);
    expect(await merge(own)).toMatchObject({ ok: true, value: { id: own, totalQuantity: 3 } });
    expect([visitor.cartId(), paying.cartId()]).toEqual([own, null]);
  });

  test('puts two carts of a guest into the customer’s', async () => {
    const { merge, unpaid, own, visitor } = await customersCart();
    expect(await merge(unpaid)).toMatchObject({ ok: true, value: { id: own, totalQuantity: 4 } });
    expect(visitor.cartId()).toBe(own);
  });

  test('a failed merge keeps the pending payment', async () => {
    const { merge, unpaid, wire, paying } = await customersCart();
    wire.failNext('customerCarts.merge');
    expect(await merge(unpaid)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(paying.cartId()).toBe(unpaid);
  });
});
