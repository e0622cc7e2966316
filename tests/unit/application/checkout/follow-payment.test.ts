import { makeFollowPayment, NO_PAYMENT_STATUS } from '../../../../src/application/checkout/follow-payment';
import { makePlaceOrder } from '../../../../src/application/checkout/place-order';
import { makeSwapCarts } from '../../../../src/application/checkout/swap-carts';
import { signedIn } from '../../../builders/a-customer';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

/** A visitor whose order waits to be paid on the bank's page. */
async function sentAway() {
  const world = await aFilledCart();
  const { carts, checkout, cart, wire, shop, clock } = world;
  await carts.attachEmail(cart.id, 'ann@example.org');
  await checkout.setDeliveryAddress(cart.id, anAddress());
  await checkout.setBillingAddress(cart.id, anAddress(), true);
  await checkout.chooseShippingMethod(cart.id, 'van', 'door');
  await checkout.choosePayment(cart.id, 'transfer');
  const placed = await makePlaceOrder(world)(cart.id, true);
  if (placed.kind !== 'to-pay') throw new Error(`Not to be paid: ${placed.kind}`);
  wire.calls.length = 0;
  /** Another cart, which takes the place of the one in hand, with so many pieces. */
  const fillAnother = async (quantity: number) => {
    const { id } = shop.openNewCart();
    if (quantity > 0) {
      await carts.addLine(id, { sku: 'FERN', parentSku: null, quantity: quantity, entered: [], selected: [] });
    }
    world.visitor.rememberCart(id);
    return id;
  };
  return {
    ...world,
    clock,
    number: placed.number,
    fillAnother,
    follow: makeFollowPayment(world),
    swap: makeSwapCarts(world),
  };
}

type World = Awaited<ReturnType<typeof sentAway>>;

async function news({ follow }: Pick<World, 'follow'>) {
  const answer = await follow();
  if (!answer.ok) throw new Error(`Failed: ${answer.reason.kind}`);
  return answer.value;
}

test('nobody is asked about a visitor who was never sent away to pay', async () => {
  const world = await aFilledCart();
  world.wire.calls.length = 0;
  expect(await makeFollowPayment(world)()).toEqual({ ok: true, value: NO_PAYMENT_STATUS });
  expect(world.wire.calls).toEqual([]);
});

test('an order that waits for its money says where to pay, and nothing is forgotten', async () => {
  const world = await sentAway();
  expect(await news(world)).toEqual({
    cartId: world.cart.id,
    payment: { kind: 'due', orderNumber: world.number, payAt: expect.stringMatching(/^https:/) },
    isActive: true,
    aside: null,
  });
  expect([world.visitor.cartId(), world.paying.payingCarts()[0] ?? null]).toEqual([world.cart.id, world.cart.id]);
});

test('when its time is over nobody knows yet, and nothing is forgotten', async () => {
  const world = await sentAway();
  world.shop.bank.endTimeOf(world.cart.id);
  expect((await news(world)).payment).toEqual({ kind: 'settling', orderNumber: world.number });
  expect(world.paying.payingCarts()[0] ?? null).toBe(world.cart.id);
});

test('a paid order takes its cart away, and is told once', async () => {
  const world = await sentAway();
  world.shop.hearFromBank(world.number, 'paid');
  expect((await news(world)).payment).toEqual({ kind: 'paid', orderNumber: world.number });
  expect([world.visitor.cartId(), world.paying.payingCarts()[0] ?? null]).toEqual([null, null]);
  expect(await news(world)).toEqual(NO_PAYMENT_STATUS);
});

test('a paid order leaves a cart alone that was begun meanwhile', async () => {
  const world = await sentAway();
  const other = await world.fillAnother(1);
  world.shop.hearFromBank(world.number, 'paid');
  await world.follow();
  expect(world.visitor.cartId()).toBe(other);
});

test.each(['declined', 'cancelled', 'expired'] as const)(
  'after %s the cart is in hand again, with all of it',
  async (why) => {
    const world = await sentAway();
    world.shop.hearFromBank(world.number, why);
    expect(await news(world)).toMatchObject({ payment: { kind: 'given-up', why }, aside: null });
    expect([world.visitor.cartId(), world.paying.payingCarts()[0] ?? null]).toEqual([world.cart.id, null]);
    expect(await world.carts.find(world.cart.id)).toMatchObject({ ok: true, value: { totalQuantity: 1 } });
  },
);

test.each([
  ['no other', null],
  ['an empty one', 0],
])('it comes back into the hand that holds %s', async (_what, quantity) => {
  const world = await sentAway();
  if (quantity === null) world.visitor.forgetCart();
  else await world.fillAnother(quantity);
  world.shop.hearFromBank(world.number, 'declined');
  expect((await news(world)).aside).toBeNull();
  expect(world.visitor.cartId()).toBe(world.cart.id);
});

test('beside a cart that was filled meanwhile it is set aside, and either can be taken without losing the other', async () => {
  const world = await sentAway();
  const other = await world.fillAnother(3);
  world.shop.hearFromBank(world.number, 'declined');
  expect(await news(world)).toMatchObject({
    payment: { kind: 'given-up' },
    aside: { cartId: world.cart.id, quantity: 1 },
  });
  expect(world.visitor.cartId()).toBe(other);
  world.swap(world.cart.id);
  expect(world.visitor.cartId()).toBe(world.cart.id);
  expect(await news(world)).toMatchObject({ payment: null, aside: { cartId: other, quantity: 3 } });
  world.swap(other);
  expect(world.visitor.cartId()).toBe(other);
});

test('money for an order that was given up is told, and the cart is in hand again', async () => {
  const world = await sentAway();
  world.shop.hearFromBank(world.number, 'expired');
  world.shop.hearFromBank(world.number, 'paid');
  expect((await news(world)).payment).toEqual({ kind: 'refund-due', orderNumber: world.number });
  expect(world.visitor.cartId()).toBe(world.cart.id);
});

test.each(['payments.ofCart', 'carts.find'] as const)(
  'a shop that cannot be asked (%s) has lost nothing',
  async (call) => {
    const world = await sentAway();
    world.shop.hearFromBank(world.number, 'declined');
    world.wire.failNext(call);
    expect(await world.follow()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(world.paying.payingCarts()[0] ?? null).toBe(world.cart.id);
    expect((await news(world)).payment).toMatchObject({ kind: 'given-up' });
  },
);

test('an order of which the shop knows nothing yet is not forgotten: it may be on its way', async () => {
  const world = await aFilledCart();
  world.paying.rememberPaying(world.cart.id);
  expect(await makeFollowPayment(world)()).toMatchObject({ ok: true, value: { payment: null, aside: null } });
  expect([world.visitor.cartId(), world.paying.payingCarts()[0] ?? null]).toEqual([world.cart.id, world.cart.id]);
});

test('a cart whose goods went into another, as a customer’s do, is looked for no more', async () => {
  const world = await sentAway();
  const other = await world.fillAnother(2);
  world.shop.hearFromBank(world.number, 'declined');
  const gone = { ...world, carts: { find: (id: string) => world.carts.find(id === other ? id : 'gone') } };
  expect(await makeFollowPayment(gone)()).toMatchObject({
    ok: true,
    value: { payment: { kind: 'given-up' }, aside: null },
  });
  expect([world.visitor.cartId(), world.paying.payingCarts()[0] ?? null]).toEqual([other, null]);
});

test('a customer’s is told to nobody while the customer is signed out, and kept for later', async () => {
  const world = await sentAway();
  world.wire.failNext('payments.ofCart', { kind: 'unauthorised', message: '' });
  expect(await world.follow()).toEqual({ ok: true, value: NO_PAYMENT_STATUS });
  expect(world.paying.payingCarts()[0] ?? null).toBe(world.cart.id);
});

test('without a cart aside there is nothing to swap', async () => {
  const world = await aFilledCart();
  for (const id of ['unknown', world.cart.id]) makeSwapCarts(world)(id);
  expect([world.visitor.cartId(), world.paying.payingCarts()[0] ?? null]).toEqual([world.cart.id, null]);
});

describe('Two carts that were sent away to pay', () => {
  /** The first was given up and lies aside; the second, which was filled meanwhile, is in hand. */
  async function twoCarts() {
    const world = await sentAway();
    const second = await world.fillAnother(2);
    world.shop.hearFromBank(world.number, 'declined');
    await world.follow();
    await world.carts.attachEmail(second, 'ann@example.org');
    await world.checkout.setDeliveryAddress(second, anAddress());
    await world.checkout.setBillingAddress(second, anAddress(), true);
    await world.checkout.chooseShippingMethod(second, 'van', 'door');
    await world.checkout.choosePayment(second, 'transfer');
    return { ...world, first: world.cart.id, second, order: () => makePlaceOrder(world)(second, true) };
  }

  test('while the second is to be paid the first waits, and is not forgotten', async () => {
    const world = await twoCarts();
    await world.order();
    expect(await news(world)).toMatchObject({ cartId: world.second, payment: { kind: 'due' }, aside: null });
    expect(world.paying.payingCarts()).toEqual([world.second, world.first]);
  });

  test('when the second is refused the first is still aside', async () => {
    const world = await twoCarts();
    world.shop.restock('FERN', 0);
    expect((await world.order()).kind).toBe('refused');
    expect(await news(world)).toMatchObject({ aside: { cartId: world.first, quantity: 1 } });
  });

  test('when the second is paid the first is in hand again', async () => {
    const world = await twoCarts();
    await world.order();
    world.shop.hearFromBank('000000002', 'paid');
    expect(await news(world)).toMatchObject({ payment: { kind: 'paid', orderNumber: '000000002' }, aside: null });
    expect([world.visitor.cartId(), world.paying.payingCarts()]).toEqual([world.first, []]);
  });

  test('when the second is given up as well it is in hand, and the first aside', async () => {
    const world = await twoCarts();
    await world.order();
    world.shop.hearFromBank('000000002', 'declined');
    expect(await news(world)).toMatchObject({
      cartId: world.second,
      payment: { kind: 'given-up' },
      aside: { cartId: world.first, quantity: 1 },
    });
    expect([world.visitor.cartId(), world.paying.payingCarts()]).toEqual([world.second, [world.first]]);
  });

  test('beside a third each can be taken, and none gets lost', async () => {
    const world = await twoCarts();
    await world.order();
    const third = await world.fillAnother(3);
    world.shop.hearFromBank('000000002', 'declined');
    const seen: (string | null)[] = [];
    for (let swaps = 0; swaps < 3; swaps += 1) {
      const { aside } = await news(world);
      world.swap(aside?.cartId ?? 'none');
      seen.push(world.visitor.cartId());
    }
    expect(seen).toEqual([world.second, world.first, third]);
  });
});

describe('A guest who has signed in since', () => {
  /** Her order was a guest's; the merging of its closed cart failed, so her own is in hand, with two ferns. */
  async function signedInSince() {
    const world = await sentAway();
    signedIn(world);
    const own = await world.customerCarts.own();
    if (!own.ok) throw new Error('No cart');
    world.visitor.rememberCart(own.value.id);
    await world.carts.addLine(own.value.id, { sku: 'FERN', parentSku: null, quantity: 2, entered: [], selected: [] });
    world.shop.hearFromBank(world.number, 'declined');
    const customer = { isSignedIn: () => world.signIn.isSignedIn(), carts: world.customerCarts };
    return { ...world, own: own.value.id, follow: makeFollowPayment({ ...world, customer }) };
  }

  test('S4-24 has what she gave up in her own cart', async () => {
    const world = await signedInSince();
    expect(await news(world)).toMatchObject({ payment: { kind: 'given-up' }, aside: null });
    expect(await world.carts.find(world.own)).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
    expect([world.visitor.cartId(), world.paying.payingCarts()]).toEqual([world.own, []]);
  });

  test('S4-26 what cannot be merged now is kept for another time', async () => {
    const world = await signedInSince();
    world.wire.failNext('customerCarts.merge');
    expect(await world.follow()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(world.paying.payingCarts()).toEqual([world.cart.id]);
    world.wire.failNext('customerCarts.merge', { kind: 'unauthorised', message: '' });
    expect((await world.follow()).ok).toBe(true);
    expect(world.paying.payingCarts()).toEqual([world.cart.id]);
    await world.follow();
    expect(await world.carts.find(world.own)).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
  });

  test('and whose own cart is not in hand yet keeps the guest’s that is', async () => {
    const world = await signedInSince();
    const guests = world.shop.openNewCart().id;
    world.visitor.rememberCart(guests);
    world.paying.setAside(world.own);
    world.paying.forgetPaying(world.cart.id);
    expect(await news(world)).toMatchObject({ aside: { cartId: world.own, quantity: 2 } });
    expect(world.visitor.cartId()).toBe(guests);
  });

  test('another customer’s is not asked for again', async () => {
    const world = await signedInSince();
    const stored = world.shop.carts.get(world.cart.id);
    if (stored === undefined) throw new Error('No cart');
    world.shop.keep({ ...stored, owner: 'somebody else' });
    expect(await news(world)).toEqual(NO_PAYMENT_STATUS);
    expect([world.visitor.cartId(), world.paying.payingCarts()]).toEqual([world.own, []]);
  });

  test('a cart that may not be had while she is signed out is kept until she is back', async () => {
    const world = await signedInSince();
    world.signIn.forgetSignIn();
    world.wire.failNext('carts.find', { kind: 'unauthorised', message: '' });
    expect(await news(world)).toMatchObject({ aside: null });
    expect(world.paying.payingCarts()).toEqual([world.cart.id]);
  });
});
