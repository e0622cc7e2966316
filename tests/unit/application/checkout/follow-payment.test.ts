import { makeFollowPayment, NO_NEWS } from '../../../../src/application/checkout/follow-payment';
import { makePlaceOrder } from '../../../../src/application/checkout/place-order';
import { makeSwapCarts } from '../../../../src/application/checkout/swap-carts';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

/** A visitor whose order waits to be paid on the bank's page. */
async function sentAway() {
  const world = await aFilledCart();
  const { carts, desk, cart, wire, shop, clock } = world;
  await carts.attachEmail(cart.id, 'ann@example.org');
  await desk.setDeliveryAddress(cart.id, anAddress());
  await desk.setBillingAddress(cart.id, anAddress(), true);
  await desk.chooseDelivery(cart.id, 'van', 'door');
  await desk.choosePayment(cart.id, 'transfer');
  const placed = await makePlaceOrder(world)(cart.id, true);
  if (placed.kind !== 'to-pay') throw new Error(`Not to be paid: ${placed.kind}`);
  wire.calls.length = 0;
  /** Another cart, which takes the place of the one in hand, with so many pieces. */
  const fillAnother = async (pieces: number) => {
    const { id } = shop.openNewCart();
    if (pieces > 0) {
      await carts.addLine(id, { sku: 'FERN', parentSku: null, quantity: pieces, entered: [], selected: [] });
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
  expect(await makeFollowPayment(world)()).toEqual({ ok: true, value: NO_NEWS });
  expect(world.wire.calls).toEqual([]);
});

test('an order that waits for its money says where to pay, and nothing is forgotten', async () => {
  const world = await sentAway();
  expect(await news(world)).toEqual({
    cartId: world.cart.id,
    payment: { kind: 'due', orderNumber: world.number, payAt: expect.stringMatching(/^https:/) },
    isInHand: true,
    setAside: 0,
  });
  expect([world.visitor.cartId(), world.paying.payingCart()]).toEqual([world.cart.id, world.cart.id]);
});

test('when its time is over nobody knows yet, and nothing is forgotten', async () => {
  const world = await sentAway();
  world.shop.bank.endTimeOf(world.cart.id);
  expect((await news(world)).payment).toEqual({ kind: 'settling', orderNumber: world.number });
  expect(world.paying.payingCart()).toBe(world.cart.id);
});

test('a paid order takes its cart away, and is told once', async () => {
  const world = await sentAway();
  world.shop.hearFromBank(world.number, 'paid');
  expect((await news(world)).payment).toEqual({ kind: 'paid', orderNumber: world.number });
  expect([world.visitor.cartId(), world.paying.payingCart()]).toEqual([null, null]);
  expect(await news(world)).toEqual(NO_NEWS);
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
    expect(await news(world)).toMatchObject({ payment: { kind: 'given-up', why }, setAside: 0 });
    expect([world.visitor.cartId(), world.paying.payingCart()]).toEqual([world.cart.id, null]);
    expect(await world.carts.find(world.cart.id)).toMatchObject({ ok: true, value: { totalQuantity: 1 } });
  },
);

test.each([
  ['no other', null],
  ['an empty one', 0],
])('it comes back into the hand that holds %s', async (_what, pieces) => {
  const world = await sentAway();
  if (pieces === null) world.visitor.forgetCart();
  else await world.fillAnother(pieces);
  world.shop.hearFromBank(world.number, 'declined');
  expect((await news(world)).setAside).toBe(0);
  expect(world.visitor.cartId()).toBe(world.cart.id);
});

test('beside a cart that was filled meanwhile it is set aside, and either can be taken without losing the other', async () => {
  const world = await sentAway();
  const other = await world.fillAnother(3);
  world.shop.hearFromBank(world.number, 'declined');
  expect(await news(world)).toMatchObject({ payment: { kind: 'given-up' }, setAside: 1 });
  expect(world.visitor.cartId()).toBe(other);
  world.swap();
  expect(world.visitor.cartId()).toBe(world.cart.id);
  expect(await news(world)).toMatchObject({ payment: null, setAside: 3 });
  world.swap();
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
    expect(world.paying.payingCart()).toBe(world.cart.id);
    expect((await news(world)).payment).toMatchObject({ kind: 'given-up' });
  },
);

test('an order of which the shop knows nothing yet is not forgotten: it may be on its way', async () => {
  const world = await aFilledCart();
  world.paying.rememberPaying(world.cart.id);
  expect(await makeFollowPayment(world)()).toMatchObject({ ok: true, value: { payment: null, setAside: 0 } });
  expect([world.visitor.cartId(), world.paying.payingCart()]).toEqual([world.cart.id, world.cart.id]);
});

test('a cart whose goods went into another, as a customer’s do, is looked for no more', async () => {
  const world = await sentAway();
  const other = await world.fillAnother(2);
  world.shop.hearFromBank(world.number, 'declined');
  const gone = { ...world, carts: { find: (id: string) => world.carts.find(id === other ? id : 'gone') } };
  expect(await makeFollowPayment(gone)()).toMatchObject({
    ok: true,
    value: { payment: { kind: 'given-up' }, setAside: 0 },
  });
  expect([world.visitor.cartId(), world.paying.payingCart()]).toEqual([other, null]);
});

test('a customer’s is told to nobody while the customer is signed out, and kept for later', async () => {
  const world = await sentAway();
  world.wire.failNext('payments.ofCart', { kind: 'unauthorised', message: '' });
  expect(await world.follow()).toEqual({ ok: true, value: NO_NEWS });
  expect(world.paying.payingCart()).toBe(world.cart.id);
});

test('without a cart aside there is nothing to swap', async () => {
  const world = await aFilledCart();
  makeSwapCarts(world)();
  expect([world.visitor.cartId(), world.paying.payingCart()]).toEqual([world.cart.id, null]);
});
