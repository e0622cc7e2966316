import { makeFollowPayment, NO_PAYMENT_STATUS } from '../../../../src/application/checkout/follow-payment';
import { signedIn } from '../../../builders/a-customer';
import { ordering } from '../../../builders/an-order-attempt';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

/** A visitor whose order awaits payment on the bank's page. */
async function withPendingPayment() {
  const data = await aFilledCart();
  const { carts, checkout, cart, wire, shop, clock } = data;
  await carts.attachEmail(cart.id, 'ann@example.org');
  await checkout.setDeliveryAddress(cart.id, anAddress());
  await checkout.setBillingAddress(cart.id, anAddress(), true);
  await checkout.chooseShippingMethod(cart.id, 'van', 'door');
  await checkout.choosePayment(cart.id, 'transfer');
  const placed = await ordering(data)(cart.id, 'transfer');
  if (placed.kind !== 'to-pay') throw new Error(`Not a payment page order: ${placed.kind}`);
  wire.calls.length = 0;
  /** Makes a new cart with this quantity the active one. */
  const fillAnother = async (quantity: number) => {
    const { id } = shop.openNewCart();
    if (quantity > 0) {
      await carts.addLine(id, { sku: 'FERN', parentSku: null, quantity: quantity, entered: [], selected: [] });
    }
    data.visitor.rememberCart(id);
    return id;
  };
  return { ...data, clock, number: placed.number, fillAnother, follow: makeFollowPayment(data) };
}

type Setup = Awaited<ReturnType<typeof withPendingPayment>>;

async function statusOf({ follow }: Pick<Setup, 'follow'>) {
  const result = await follow();
  if (!result.ok) throw new Error(`Failed: ${result.reason.kind}`);
  return result.value;
}

test('sends no request when no payment is pending', async () => {
  const data = await aFilledCart();
  data.wire.calls.length = 0;
  expect(await makeFollowPayment(data)()).toEqual({ ok: true, value: NO_PAYMENT_STATUS });
  expect(data.wire.calls).toEqual([]);
});

test('returns where to pay while a payment is due, and forgets nothing', async () => {
  const data = await withPendingPayment();
  expect(await statusOf(data)).toEqual({
    cartId: data.cart.id,
    payment: { kind: 'due', orderNumber: data.number, payAt: expect.stringMatching(/^https:/) },
    isActive: true,
    aside: null,
  });
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.cart.id, data.cart.id]);
});

test('returns settling when the payment period has ended, and forgets nothing', async () => {
  const data = await withPendingPayment();
  data.shop.bank.endTimeOf(data.cart.id);
  expect((await statusOf(data)).payment).toEqual({ kind: 'settling', orderNumber: data.number });
  expect(data.paying.cartId()).toBe(data.cart.id);
});

test('forgets the cart of a paid order and reports the payment once', async () => {
  const data = await withPendingPayment();
  data.shop.hearFromBank(data.number, 'paid');
  expect((await statusOf(data)).payment).toEqual({ kind: 'paid', orderNumber: data.number });
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([null, null]);
  expect(await statusOf(data)).toEqual(NO_PAYMENT_STATUS);
});

test('keeps a cart that was started after the paid order', async () => {
  const data = await withPendingPayment();
  const other = await data.fillAnother(1);
  data.shop.hearFromBank(data.number, 'paid');
  await data.follow();
  expect(data.visitor.cartId()).toBe(other);
});

test.each(['declined', 'cancelled', 'expired'] as const)(
  'reactivates the cart with all items after the payment was %s',
  async (why) => {
    const data = await withPendingPayment();
    data.shop.hearFromBank(data.number, why);
    expect(await statusOf(data)).toMatchObject({ payment: { kind: 'given-up', why }, aside: null });
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.cart.id, null]);
    expect(await data.carts.find(data.cart.id)).toMatchObject({ ok: true, value: { totalQuantity: 1 } });
  },
);

test.each([
  ['no active cart', null],
  ['an empty active cart', 0],
])('reactivates the cart when the visitor has %s', async (_what, quantity) => {
  const data = await withPendingPayment();
  if (quantity === null) data.visitor.forgetCart();
  else await data.fillAnother(quantity);
  data.shop.hearFromBank(data.number, 'declined');
  expect((await statusOf(data)).aside).toBeNull();
  expect(data.visitor.cartId()).toBe(data.cart.id);
});

test('keeps a failed cart open and pending beside another cart with items', async () => {
  const data = await withPendingPayment();
  const other = await data.fillAnother(3);
  data.shop.hearFromBank(data.number, 'declined');
  for (let times = 0; times < 2; times += 1) {
    expect(await statusOf(data)).toMatchObject({
      payment: { kind: 'given-up' },
      aside: { cartId: data.cart.id, quantity: 1 },
    });
  }
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([other, data.cart.id]);
});

test('reports a refund due for a late payment and reactivates the cart', async () => {
  const data = await withPendingPayment();
  data.shop.hearFromBank(data.number, 'expired');
  data.shop.hearFromBank(data.number, 'paid');
  expect((await statusOf(data)).payment).toEqual({ kind: 'refund-due', orderNumber: data.number });
  expect(data.visitor.cartId()).toBe(data.cart.id);
});

test.each(['payments.ofCart', 'carts.find'] as const)(
  'keeps the pending payment when %s is unreachable',
  async (call) => {
    const data = await withPendingPayment();
    data.shop.hearFromBank(data.number, 'declined');
    data.wire.failNext(call);
    expect(await data.follow()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(data.paying.cartId()).toBe(data.cart.id);
    expect((await statusOf(data)).payment).toMatchObject({ kind: 'given-up' });
  },
);

test('keeps a pending payment that the backend does not know yet', async () => {
  const data = await aFilledCart();
  data.paying.remember(data.cart.id);
  expect(await makeFollowPayment(data)()).toMatchObject({ ok: true, value: { payment: null, aside: null } });
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.cart.id, data.cart.id]);
});

test('stops looking for a cart that was merged into another one', async () => {
  const data = await withPendingPayment();
  const other = await data.fillAnother(2);
  data.shop.hearFromBank(data.number, 'declined');
  const merged = { ...data, carts: { find: (id: string) => data.carts.find(id === other ? id : 'gone') } };
  expect(await makeFollowPayment(merged)()).toMatchObject({
    ok: true,
    value: { payment: { kind: 'given-up' }, aside: null },
  });
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([other, null]);
});

test('returns nothing for a customer’s payment while signed out, and keeps it pending', async () => {
  const data = await withPendingPayment();
  data.wire.failNext('payments.ofCart', { kind: 'unauthorised', message: '' });
  expect(await data.follow()).toEqual({ ok: true, value: NO_PAYMENT_STATUS });
  expect(data.paying.cartId()).toBe(data.cart.id);
});

describe('A newer payment', () => {
  /** The first order waits for its payment, and the active cart is ready to be ordered. */
  async function withSecondCart() {
    const data = await withPendingPayment();
    const second = await data.fillAnother(2);
    await data.carts.attachEmail(second, 'ann@example.org');
    await data.checkout.setDeliveryAddress(second, anAddress());
    await data.checkout.setBillingAddress(second, anAddress(), true);
    await data.checkout.chooseShippingMethod(second, 'van', 'door');
    await data.checkout.choosePayment(second, 'transfer');
    return { ...data, second, order: () => ordering(data)(second, 'transfer') };
  }

  test('replaces the earlier one, and is read with one request', async () => {
    const data = await withSecondCart();
    await data.order();
    data.wire.calls.length = 0;
    expect(await statusOf(data)).toMatchObject({ cartId: data.second, payment: { kind: 'due' }, aside: null });
    expect([data.paying.cartId(), data.wire.calls]).toEqual([data.second, ['payments.ofCart']]);
  });

  test('leaves the earlier one pending when its order is refused', async () => {
    const data = await withSecondCart();
    data.shop.restock('FERN', 0);
    expect((await data.order()).kind).toBe('refused');
    expect(await statusOf(data)).toMatchObject({ cartId: data.cart.id, payment: { kind: 'due' } });
  });

  test.each([
    ['paid', 'paid'],
    ['expired', 'given-up'],
  ] as const)('leaves the earlier order to the shop when that is %s', async (said, kind) => {
    const data = await withSecondCart();
    await data.order();
    data.shop.hearFromBank(data.number, said);
    expect(await statusOf(data)).toMatchObject({ cartId: data.second, payment: { kind: 'due' } });
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.second, data.second]);
    expect(await data.payments.ofCart(data.cart.id)).toMatchObject({ ok: true, value: { kind } });
  });
});

describe('A guest who has signed in since', () => {
  /** The order was a guest's; merging its closed cart failed, so the customer cart with two ferns is active. */
  async function aCustomerSince() {
    const data = await withPendingPayment();
    signedIn(data);
    const own = await data.customerCarts.own();
    if (!own.ok) throw new Error('No cart');
    data.visitor.rememberCart(own.value.id);
    await data.carts.addLine(own.value.id, { sku: 'FERN', parentSku: null, quantity: 2, entered: [], selected: [] });
    data.shop.hearFromBank(data.number, 'declined');
    return { ...data, own: own.value.id, follow: makeFollowPayment(data) };
  }

  test('S4-24 gets the items of the failed order in the customer cart', async () => {
    const data = await aCustomerSince();
    expect(await statusOf(data)).toMatchObject({ payment: { kind: 'given-up' }, aside: null });
    expect(await data.carts.find(data.own)).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.own, null]);
  });

  test('S4-26 keeps a cart that cannot be merged now for a later attempt', async () => {
    const data = await aCustomerSince();
    data.wire.failNext('customerCarts.merge');
    expect(await data.follow()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(data.paying.cartId()).toBe(data.cart.id);
    data.wire.failNext('customerCarts.merge', { kind: 'unauthorised', message: '' });
    expect((await data.follow()).ok).toBe(true);
    expect(data.paying.cartId()).toBe(data.cart.id);
    await data.follow();
    expect(await data.carts.find(data.own)).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
  });

  test('gets them in the customer cart while an active guest cart is still to be merged', async () => {
    const data = await aCustomerSince();
    const guestCart = data.shop.openNewCart().id;
    data.visitor.rememberCart(guestCart);
    expect(await statusOf(data)).toMatchObject({ payment: { kind: 'given-up' }, aside: null });
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([guestCart, null]);
    expect(await data.carts.find(data.own)).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
  });

  test('keeps the active guest cart while the customer cart is aside', async () => {
    const data = await aCustomerSince();
    const guestCart = data.shop.openNewCart().id;
    data.visitor.rememberCart(guestCart);
    data.paying.remember(data.own);
    expect(await statusOf(data)).toMatchObject({ aside: { cartId: data.own, quantity: 2 } });
    expect(data.visitor.cartId()).toBe(guestCart);
  });

  test('forgets a cart that belongs to another customer', async () => {
    const data = await aCustomerSince();
    const stored = data.shop.carts.get(data.cart.id);
    if (stored === undefined) throw new Error('No cart');
    data.shop.keep({ ...stored, owner: 'another-customer' });
    expect(await statusOf(data)).toEqual(NO_PAYMENT_STATUS);
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.own, null]);
  });

  test('keeps a cart that is refused while the customer is signed out', async () => {
    const data = await aCustomerSince();
    data.authSession.forgetSignIn();
    data.wire.failNext('carts.find', { kind: 'unauthorised', message: '' });
    expect(await statusOf(data)).toMatchObject({ aside: null });
    expect(data.paying.cartId()).toBe(data.cart.id);
  });
});
