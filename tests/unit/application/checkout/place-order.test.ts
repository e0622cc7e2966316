import { makePlaceOrder } from '../../../../src/application/checkout/place-order';
import { signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

/** A cart with everything an order needs. */
async function open() {
  const world = await aFilledCart();
  const { carts, desk, cart } = world;
  await carts.attachEmail(cart.id, 'ann@example.org');
  await desk.setDeliveryAddress(cart.id, anAddress());
  await desk.setBillingAddress(cart.id, anAddress(), true);
  await desk.chooseDelivery(cart.id, 'van', 'door');
  await desk.choosePayment(cart.id, 'cash');
  world.wire.calls.length = 0;
  const place = makePlaceOrder(world);
  return { ...world, placeOrder: () => place(cart.id) };
}

test('an order is placed, its number answered, and only then the cart forgotten', async () => {
  const { placeOrder, visitor, shop, wire } = await open();
  expect(await placeOrder()).toEqual({ kind: 'placed', number: '000000001' });
  expect(shop.orders).toHaveLength(1);
  expect(visitor.cartId()).toBeNull();
  expect(wire.calls).toEqual(['orders.place']);
});

test('a refused order says why and keeps the cart, and can be sent again', async () => {
  const { placeOrder, visitor, cart, shop } = await open();
  shop.restock('TULIPS', 0);
  expect(await placeOrder()).toEqual({ kind: 'refused', message: expect.stringMatching(/out of stock/) });
  expect(visitor.cartId()).toBe(cart.id);
  shop.restock('TULIPS', null);
  expect((await placeOrder()).kind).toBe('placed');
});

test('a lost answer of an order that stands is found by reading, never by sending again', async () => {
  const { placeOrder, visitor, shop, wire } = await open();
  wire.loseNext('answer');
  expect(await placeOrder()).toEqual({ kind: 'placed', number: '000000001' });
  expect(wire.calls).toEqual(['orders.place', 'orders.trace']);
  expect(shop.orders).toHaveLength(1);
  expect(visitor.cartId()).toBeNull();
});

test('an order that got lost on its way is unknown: the cart is kept, and it is not sent again', async () => {
  const { placeOrder, visitor, cart, shop, wire } = await open();
  wire.loseNext('order');
  expect(await placeOrder()).toEqual({ kind: 'unknown' });
  expect(wire.calls).toEqual(['orders.place', 'orders.trace']);
  expect(visitor.cartId()).toBe(cart.id);
  expect(shop.orders).toHaveLength(0);
});

test('a lost answer that cannot be looked up either is unknown, and keeps the cart', async () => {
  const { placeOrder, visitor, cart, wire } = await open();
  wire.loseNext('answer');
  wire.failNext('orders.trace');
  expect(await placeOrder()).toEqual({ kind: 'unknown' });
  expect(visitor.cartId()).toBe(cart.id);
});

test('a cart’s end without a number is unknown: there is nothing to thank for yet', async () => {
  const { orders, visitor, cart, wire } = await open();
  wire.loseNext('answer');
  const place = orders.place.bind(orders);
  const blind = { place, trace: async () => ({ kind: 'placed', number: null }) as const };
  expect(await makePlaceOrder({ orders: blind, visitor })(cart.id)).toEqual({ kind: 'unknown' });
  expect(visitor.cartId()).toBe(cart.id);
});

test('a second press answers the order that stands', async () => {
  const { placeOrder, shop, visitor, cart } = await open();
  const outcomes = await Promise.all([placeOrder(), placeOrder()]);
  expect(outcomes).toEqual([outcomes[0], outcomes[0]]);
  expect(shop.orders.map((order) => order.cart.id)).toEqual([cart.id]);
  expect(visitor.cartId()).toBeNull();
});

test('a cart that was begun while the order was out is not forgotten with the ordered one', async () => {
  const { placeOrder, visitor } = await open();
  const placing = placeOrder();
  visitor.rememberCart('another');
  expect((await placing).kind).toBe('placed');
  expect(visitor.cartId()).toBe('another');
});

test('what is ordered is the cart that was shown, whatever is in hand meanwhile', async () => {
  const { placeOrder, visitor, shop, cart } = await open();
  const other = shop.openNewCart();
  visitor.rememberCart(other.id);
  expect((await placeOrder()).kind).toBe('placed');
  expect(shop.orders.map((order) => order.cart.id)).toEqual([cart.id]);
  expect(visitor.cartId()).toBe(other.id);
});

describe('A customer’s lost answer', () => {
  /** A customer whose cart could be ordered, with one order already in the list. */
  async function aCustomersOrder(afterPlacing: (wire: ReturnType<typeof aShop>['wire']) => void = () => undefined) {
    const world = aShop();
    const account = signedIn(world);
    const ready = async () => {
      const own = world.shop.ownCart(() => world.visitor.token());
      if (!own.ok) throw new Error('no cart');
      const { id } = own.value;
      world.visitor.rememberCart(id);
      await world.carts.addLine(id, { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] });
      await world.desk.setDeliveryAddress(id, anAddress());
      await world.desk.setBillingAddress(id, anAddress(), false);
      await world.desk.chooseDelivery(id, 'van', 'door');
      await world.desk.choosePayment(id, 'cash');
      return id;
    };
    await world.orders.place(await ready());
    const cartId = await ready();
    world.wire.calls.length = 0;
    const { history, signIn } = world;
    // The wire's own trace of a cart that has ended knows no number.
    const orders = {
      place: async (id: string) => {
        const outcome = await world.orders.place(id);
        afterPlacing(world.wire);
        return outcome;
      },
      trace: async (id: string) => {
        const trace = await world.orders.trace(id);
        return trace.kind === 'placed' ? { ...trace, number: null } : trace;
      },
    };
    const place = makePlaceOrder({ orders, visitor: world.visitor, customer: { history, signIn } });
    return { ...world, account, cartId, placeOrder: () => place(cartId) };
  }

  test('is looked up in their list, and never sent again', async () => {
    const { placeOrder, wire, shop, visitor } = await aCustomersOrder();
    wire.loseNext('answer');
    expect(await placeOrder()).toEqual({ kind: 'placed', number: '000000002' });
    expect(wire.calls.filter((call) => call === 'orders.place')).toHaveLength(1);
    expect(shop.orders).toHaveLength(2);
    expect(visitor.cartId()).toBeNull();
  });

  test('stays unknown when the order never came, whatever stands in the list', async () => {
    const { placeOrder, wire, shop, visitor, cartId } = await aCustomersOrder();
    wire.loseNext('order');
    expect(await placeOrder()).toEqual({ kind: 'unknown' });
    expect([shop.orders.length, visitor.cartId()]).toEqual([1, cartId]);
  });

  test('stays unknown when the list could not be read before, for then nothing in it can be told to be new', async () => {
    const { placeOrder, wire, visitor, cartId } = await aCustomersOrder();
    wire.failNext('history.page');
    wire.loseNext('answer');
    expect(await placeOrder()).toEqual({ kind: 'unknown' });
    expect(visitor.cartId()).toBe(cartId);
  });

  test('stays unknown while the list begins with the order that was there before', async () => {
    const { orders, visitor, history, signIn, wire, cartId } = await aCustomersOrder();
    const before = await history.page(1, 1);
    const placeOrder = makePlaceOrder({
      orders: { place: (id) => orders.place(id), trace: async () => ({ kind: 'placed', number: null }) },
      visitor,
      customer: { history: { page: async () => before }, signIn },
    });
    wire.loseNext('answer');
    expect(await placeOrder(cartId)).toEqual({ kind: 'unknown' });
    expect(visitor.cartId()).toBe(cartId);
  });

  test('stays unknown when the list cannot be read afterwards', async () => {
    const { placeOrder, wire } = await aCustomersOrder((line) => line.failNext('history.page'));
    wire.loseNext('answer');
    expect(await placeOrder()).toEqual({ kind: 'unknown' });
  });
});
