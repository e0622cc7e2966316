import { makeFollowPayment, NO_PAYMENT_STATUS } from '../../../../src/application/checkout/follow-payment';
import { makePlaceOrder } from '../../../../src/application/checkout/place-order';
import { signedIn } from '../../../builders/a-customer';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

/** A visitor whose order waits to be paid on the bank's page. */
async function sentAway() {
  const data = await aFilledCart();
  const { carts, checkout, cart, wire, shop, clock } = data;
  await carts.attachEmail(cart.id, 'ann@example.org');
  await checkout.setDeliveryAddress(cart.id, anAddress());
  await checkout.setBillingAddress(cart.id, anAddress(), true);
  await checkout.chooseShippingMethod(cart.id, 'van', 'door');
  await checkout.choosePayment(cart.id, 'transfer');
  const placed = await makePlaceOrder(data)(cart.id, true);
  if (placed.kind !== 'to-pay') throw new Error(`Not to be paid: ${placed.kind}`);
  wire.calls.length = 0;
  /** Another cart, which takes the place of the one in hand, with so many pieces. */
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

type World = Awaited<ReturnType<typeof sentAway>>;

async function news({ follow }: Pick<World, 'follow'>) {
  const answer = await follow();
  if (!answer.ok) throw new Error(`Failed: ${answer.reason.kind}`);
  return answer.value;
}

test('nobody is asked about a visitor who was never sent away to pay', async () => {
  const data = await aFilledCart();
  data.wire.calls.length = 0;
  expect(await makeFollowPayment(data)()).toEqual({ ok: true, value: NO_PAYMENT_STATUS });
  expect(data.wire.calls).toEqual([]);
});

test('an order that waits for its money says where to pay, and nothing is forgotten', async () => {
  const data = await sentAway();
  expect(await news(data)).toEqual({
    cartId: data.cart.id,
    payment: { kind: 'due', orderNumber: data.number, payAt: expect.stringMatching(/^https:/) },
    isActive: true,
    aside: null,
  });
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.cart.id, data.cart.id]);
});

test('when its time is over nobody knows yet, and nothing is forgotten', async () => {
  const data = await sentAway();
  data.shop.bank.endTimeOf(data.cart.id);
  expect((await news(data)).payment).toEqual({ kind: 'settling', orderNumber: data.number });
  expect(data.paying.cartId()).toBe(data.cart.id);
});

test('a paid order takes its cart away, and is told once', async () => {
  const data = await sentAway();
  data.shop.hearFromBank(data.number, 'paid');
  expect((await news(data)).payment).toEqual({ kind: 'paid', orderNumber: data.number });
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([null, null]);
  expect(await news(data)).toEqual(NO_PAYMENT_STATUS);
});

test('a paid order leaves a cart alone that was begun meanwhile', async () => {
  const data = await sentAway();
  const other = await data.fillAnother(1);
  data.shop.hearFromBank(data.number, 'paid');
  await data.follow();
  expect(data.visitor.cartId()).toBe(other);
});

test.each(['declined', 'cancelled', 'expired'] as const)(
  'after %s the cart is in hand again, with all of it',
  async (why) => {
    const data = await sentAway();
    data.shop.hearFromBank(data.number, why);
    expect(await news(data)).toMatchObject({ payment: { kind: 'given-up', why }, aside: null });
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.cart.id, null]);
    expect(await data.carts.find(data.cart.id)).toMatchObject({ ok: true, value: { totalQuantity: 1 } });
  },
);

test.each([
  ['no other', null],
  ['an empty one', 0],
])('it comes back into the hand that holds %s', async (_what, quantity) => {
  const data = await sentAway();
  if (quantity === null) data.visitor.forgetCart();
  else await data.fillAnother(quantity);
  data.shop.hearFromBank(data.number, 'declined');
  expect((await news(data)).aside).toBeNull();
  expect(data.visitor.cartId()).toBe(data.cart.id);
});

test('beside a cart that was filled meanwhile it stays, open and pending, until they are merged', async () => {
  const data = await sentAway();
  const other = await data.fillAnother(3);
  data.shop.hearFromBank(data.number, 'declined');
  for (let times = 0; times < 2; times += 1) {
    expect(await news(data)).toMatchObject({
      payment: { kind: 'given-up' },
      aside: { cartId: data.cart.id, quantity: 1 },
    });
  }
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([other, data.cart.id]);
});

test('money for an order that was given up is told, and the cart is in hand again', async () => {
  const data = await sentAway();
  data.shop.hearFromBank(data.number, 'expired');
  data.shop.hearFromBank(data.number, 'paid');
  expect((await news(data)).payment).toEqual({ kind: 'refund-due', orderNumber: data.number });
  expect(data.visitor.cartId()).toBe(data.cart.id);
});

test.each(['payments.ofCart', 'carts.find'] as const)(
  'a shop that cannot be asked (%s) has lost nothing',
  async (call) => {
    const data = await sentAway();
    data.shop.hearFromBank(data.number, 'declined');
    data.wire.failNext(call);
    expect(await data.follow()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(data.paying.cartId()).toBe(data.cart.id);
    expect((await news(data)).payment).toMatchObject({ kind: 'given-up' });
  },
);

test('an order of which the shop knows nothing yet is not forgotten: it may be on its way', async () => {
  const data = await aFilledCart();
  data.paying.remember(data.cart.id);
  expect(await makeFollowPayment(data)()).toMatchObject({ ok: true, value: { payment: null, aside: null } });
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.cart.id, data.cart.id]);
});

test('a cart whose goods went into another, as a customer’s do, is looked for no more', async () => {
  const data = await sentAway();
  const other = await data.fillAnother(2);
  data.shop.hearFromBank(data.number, 'declined');
  const gone = { ...data, carts: { find: (id: string) => data.carts.find(id === other ? id : 'gone') } };
  expect(await makeFollowPayment(gone)()).toMatchObject({
    ok: true,
    value: { payment: { kind: 'given-up' }, aside: null },
  });
  expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([other, null]);
});

test('a customer’s is told to nobody while the customer is signed out, and kept for later', async () => {
  const data = await sentAway();
  data.wire.failNext('payments.ofCart', { kind: 'unauthorised', message: '' });
  expect(await data.follow()).toEqual({ ok: true, value: NO_PAYMENT_STATUS });
  expect(data.paying.cartId()).toBe(data.cart.id);
});

test('a payment is asked for once, whatever else the visitor has ordered', async () => {
  const data = await sentAway();
  data.paying.remember(await data.fillAnother(1));
  await data.follow();
  expect(data.wire.calls.filter((call) => call === 'payments.ofCart')).toHaveLength(1);
});

describe('A newer payment', () => {
  /** The first order waits for its money, and so does the one of another cart. */
  async function twoOrders() {
    const data = await sentAway();
    const second = await data.fillAnother(2);
    await data.carts.attachEmail(second, 'ann@example.org');
    await data.checkout.setDeliveryAddress(second, anAddress());
    await data.checkout.setBillingAddress(second, anAddress(), true);
    await data.checkout.chooseShippingMethod(second, 'van', 'door');
    await data.checkout.choosePayment(second, 'transfer');
    return { ...data, second, order: () => makePlaceOrder(data)(second, true) };
  }

  test('replaces the remembered one', async () => {
    const data = await twoOrders();
    await data.order();
    expect(await news(data)).toMatchObject({ cartId: data.second, payment: { kind: 'due' }, aside: null });
    expect(data.paying.cartId()).toBe(data.second);
  });

  test('leaves the remembered one when its order is refused', async () => {
    const data = await twoOrders();
    data.shop.restock('FERN', 0);
    expect((await data.order()).kind).toBe('refused');
    expect(await news(data)).toMatchObject({ cartId: data.cart.id, payment: { kind: 'due' } });
  });

  test.each(['paid', 'expired'] as const)('leaves the end of the earlier order (%s) to the shop', async (said) => {
    const data = await twoOrders();
    await data.order();
    data.shop.hearFromBank(data.number, said);
    expect(await news(data)).toMatchObject({ cartId: data.second, payment: { kind: 'due' } });
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.second, data.second]);
    expect(data.shop.bank.paymentOf(data.cart.id, data.clock.now())?.kind).toBe(said === 'paid' ? 'paid' : 'given-up');
  });
});

describe('A guest who has signed in since', () => {
  /** Her order was a guest's; the merging of its closed cart failed, so her own is in hand, with two ferns. */
  async function signedInSince() {
    const data = await sentAway();
    signedIn(data);
    const own = await data.customerCarts.own();
    if (!own.ok) throw new Error('No cart');
    data.visitor.rememberCart(own.value.id);
    await data.carts.addLine(own.value.id, { sku: 'FERN', parentSku: null, quantity: 2, entered: [], selected: [] });
    data.shop.hearFromBank(data.number, 'declined');
    const customer = { isSignedIn: () => data.signIn.isSignedIn(), carts: data.customerCarts };
    return { ...data, own: own.value.id, follow: makeFollowPayment({ ...data, customer }) };
  }

  test('S4-24 has what she gave up in her own cart', async () => {
    const data = await signedInSince();
    expect(await news(data)).toMatchObject({ payment: { kind: 'given-up' }, aside: null });
    expect(await data.carts.find(data.own)).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.own, null]);
  });

  test('S4-26 what cannot be merged now is kept for another time', async () => {
    const data = await signedInSince();
    data.wire.failNext('customerCarts.merge');
    expect(await data.follow()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(data.paying.cartId()).toBe(data.cart.id);
    data.wire.failNext('customerCarts.merge', { kind: 'unauthorised', message: '' });
    expect((await data.follow()).ok).toBe(true);
    expect(data.paying.cartId()).toBe(data.cart.id);
    await data.follow();
    expect(await data.carts.find(data.own)).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
  });

  test('and whose active cart is still a guest’s keeps that one active, to be merged as well', async () => {
    const data = await signedInSince();
    const guests = data.shop.openNewCart().id;
    data.visitor.rememberCart(guests);
    expect(await news(data)).toMatchObject({ payment: { kind: 'given-up' }, aside: null });
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([guests, null]);
    expect(await data.carts.find(data.own)).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
  });

  test('and whose own cart was not paid keeps the guest’s that is active', async () => {
    const data = await signedInSince();
    const guests = data.shop.openNewCart().id;
    data.visitor.rememberCart(guests);
    data.paying.remember(data.own);
    expect(await news(data)).toMatchObject({ aside: { cartId: data.own, quantity: 2 } });
    expect(data.visitor.cartId()).toBe(guests);
  });

  test('another customer’s is not asked for again', async () => {
    const data = await signedInSince();
    const stored = data.shop.carts.get(data.cart.id);
    if (stored === undefined) throw new Error('No cart');
    data.shop.keep({ ...stored, owner: 'somebody else' });
    expect(await news(data)).toEqual(NO_PAYMENT_STATUS);
    expect([data.visitor.cartId(), data.paying.cartId()]).toEqual([data.own, null]);
  });

  test('a cart that may not be had while she is signed out is kept until she is back', async () => {
    const data = await signedInSince();
    data.signIn.forgetSignIn();
    data.wire.failNext('carts.find', { kind: 'unauthorised', message: '' });
    expect(await news(data)).toMatchObject({ aside: null });
    expect(data.paying.cartId()).toBe(data.cart.id);
  });
});
