import { makePlaceOrder } from '../../../../src/application/checkout/place-order';
import { signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

/** A cart that is ready to be ordered. */
async function open() {
  const data = await aFilledCart();
  const { carts, checkout, cart } = data;
  await carts.attachEmail(cart.id, 'ann@example.org');
  await checkout.setDeliveryAddress(cart.id, anAddress());
  await checkout.setBillingAddress(cart.id, anAddress(), true);
  await checkout.chooseShippingMethod(cart.id, 'van', 'door');
  await checkout.choosePayment(cart.id, 'cash');
  data.wire.calls.length = 0;
  const place = makePlaceOrder(data);
  return { ...data, placeOrder: (isPaidOnline = false) => place(cart.id, isPaidOnline ? 'online' : 'on-delivery') };
}

test('places the order, returns its number and only then forgets the cart', async () => {
  const { placeOrder, cartSession, shop, wire } = await open();
  expect(await placeOrder()).toEqual({ kind: 'placed', number: '000000001' });
  expect(shop.orders).toHaveLength(1);
  expect(cartSession.cartId()).toBeNull();
  expect(wire.calls).toEqual(['orders.place']);
});

test('returns the reason of a refusal, keeps the cart and allows another attempt', async () => {
  const { placeOrder, cartSession, cart, shop } = await open();
  shop.restock('TULIPS', 0);
  expect(await placeOrder()).toEqual({ kind: 'refused', message: expect.stringMatching(/out of stock/) });
  expect(cartSession.cartId()).toBe(cart.id);
  shop.restock('TULIPS', null);
  expect((await placeOrder()).kind).toBe('placed');
});

test('finds a placed order by reading after a lost response, without sending it again', async () => {
  const { placeOrder, cartSession, shop, wire } = await open();
  wire.loseNext('response');
  expect(await placeOrder()).toEqual({ kind: 'placed', number: '000000001' });
  expect(wire.calls).toEqual(['orders.place', 'orders.trace']);
  expect(shop.orders).toHaveLength(1);
  expect(cartSession.cartId()).toBeNull();
});

test('returns unknown when the order never arrived, keeps the cart and does not send it again', async () => {
  const { placeOrder, cartSession, cart, shop, wire } = await open();
  wire.loseNext('request');
  expect(await placeOrder()).toEqual({ kind: 'unknown' });
  expect(wire.calls).toEqual(['orders.place', 'orders.trace']);
  expect(cartSession.cartId()).toBe(cart.id);
  expect(shop.orders).toHaveLength(0);
});

test('returns unknown and keeps the cart when a lost response cannot be traced either', async () => {
  const { placeOrder, cartSession, cart, wire } = await open();
  wire.loseNext('response');
  wire.failNext('orders.trace');
  expect(await placeOrder()).toEqual({ kind: 'unknown' });
  expect(cartSession.cartId()).toBe(cart.id);
});

test('returns unknown when the cart is closed but no order number is known', async () => {
  const { orders, payments, paying, cartSession, cart, wire } = await open();
  wire.loseNext('response');
  const place = orders.place.bind(orders);
  const withoutNumber = { place, trace: async () => ({ kind: 'placed', number: null }) as const };
  expect(
    await makePlaceOrder({ orders: withoutNumber, cartSession, payments, paying })(cart.id, 'on-delivery'),
  ).toEqual({
    kind: 'unknown',
  });
  expect(cartSession.cartId()).toBe(cart.id);
});

test('returns the same order number when the order is sent twice', async () => {
  const { placeOrder, shop, cartSession, cart } = await open();
  const outcomes = await Promise.all([placeOrder(), placeOrder()]);
  expect(outcomes).toEqual([outcomes[0], outcomes[0]]);
  expect(shop.orders.map((order) => order.cart.id)).toEqual([cart.id]);
  expect(cartSession.cartId()).toBeNull();
});

test('keeps a cart that was started while the order was being placed', async () => {
  const { placeOrder, cartSession } = await open();
  const placing = placeOrder();
  cartSession.rememberCart('another');
  expect((await placing).kind).toBe('placed');
  expect(cartSession.cartId()).toBe('another');
});

test('orders the cart that was shown, even if another cart is active', async () => {
  const { placeOrder, cartSession, shop, cart } = await open();
  const other = shop.openNewCart();
  cartSession.rememberCart(other.id);
  expect((await placeOrder()).kind).toBe('placed');
  expect(shop.orders.map((order) => order.cart.id)).toEqual([cart.id]);
  expect(cartSession.cartId()).toBe(other.id);
});

describe('An order paid on a payment page', () => {
  async function toPay() {
    const data = await open();
    await data.checkout.choosePayment(data.cart.id, 'transfer');
    data.wire.calls.length = 0;
    return data;
  }

  test('returns where to pay and keeps the cart active until the payment is decided', async () => {
    const { placeOrder, cartSession, paying, cart, shop } = await toPay();
    expect(await placeOrder(true)).toEqual({
      kind: 'to-pay',
      number: '000000001',
      payAt: expect.stringMatching(/^https:/),
    });
    expect([cartSession.cartId(), paying.cartId()]).toEqual([cart.id, cart.id]);
    expect(shop.orders).toHaveLength(1);
  });

  test('stores the pending payment before sending the order', async () => {
    const { orders, paying, cart, ...data } = await toPay();
    const known: (string | null)[] = [];
    const place = (id: string) => {
      known.push(paying.cartId());
      return orders.place(id);
    };
    await makePlaceOrder({ ...data, paying, orders: { place, trace: (id) => orders.trace(id) } })(cart.id, 'online');
    expect(known).toEqual([cart.id]);
  });

  test('reads the payment after a lost response and does not send the order again', async () => {
    const { placeOrder, wire, shop } = await toPay();
    wire.loseNext('response');
    expect(await placeOrder(true)).toMatchObject({ kind: 'to-pay', number: '000000001' });
    expect(wire.calls).toEqual(['orders.place', 'payments.ofCart']);
    expect(shop.orders).toHaveLength(1);
  });

  test.each(['request', 'response'] as const)(
    'returns unknown when the %s is lost and the payment cannot be read',
    async (what) => {
      const { placeOrder, cartSession, paying, cart, wire } = await toPay();
      wire.loseNext(what);
      if (what === 'response') wire.failNext('payments.ofCart');
      expect(await placeOrder(true)).toEqual({ kind: 'unknown' });
      expect([cartSession.cartId(), paying.cartId()]).toEqual([cart.id, cart.id]);
    },
  );

  test('returns unknown, not placed, when the payment cannot be read', async () => {
    const { placeOrder, cartSession, cart, wire } = await toPay();
    wire.failNext('payments.ofCart');
    expect(await placeOrder(true)).toEqual({ kind: 'unknown' });
    expect(cartSession.cartId()).toBe(cart.id);
  });

  test('leaves no pending payment when the order is refused', async () => {
    const { placeOrder, cartSession, paying, cart, shop } = await toPay();
    shop.restock('TULIPS', 0);
    expect((await placeOrder(true)).kind).toBe('refused');
    expect([cartSession.cartId(), paying.cartId()]).toEqual([cart.id, null]);
  });

  test('puts an earlier pending payment back when the order is refused', async () => {
    const { placeOrder, paying, shop } = await toPay();
    paying.remember('earlier');
    shop.restock('TULIPS', 0);
    expect((await placeOrder(true)).kind).toBe('refused');
    expect(paying.cartId()).toBe('earlier');
  });

  test('replaces an earlier pending payment when its outcome is unknown', async () => {
    const { placeOrder, paying, cart, wire } = await toPay();
    paying.remember('earlier');
    wire.loseNext('request');
    expect((await placeOrder(true)).kind).toBe('unknown');
    expect(paying.cartId()).toBe(cart.id);
  });

  test('returns unknown when a lost response leaves only an earlier failed payment', async () => {
    const { placeOrder, paying, wire, shop } = await toPay();
    const first = await placeOrder(true);
    shop.hearFromBank(first.kind === 'to-pay' ? first.number : '', 'declined');
    wire.loseNext('request');
    expect(await placeOrder(true)).toEqual({ kind: 'unknown' });
    expect(paying.cartId()).not.toBeNull();
    expect(await placeOrder(true)).toMatchObject({ kind: 'to-pay', number: '000000002' });
  });

  test('returns placed when it is sent again after payment', async () => {
    const { placeOrder, cartSession, paying, shop } = await toPay();
    const first = await placeOrder(true);
    shop.hearFromBank(first.kind === 'to-pay' ? first.number : '', 'paid');
    expect(await placeOrder(true)).toEqual({ kind: 'placed', number: '000000001' });
    expect([cartSession.cartId(), paying.cartId()]).toEqual([null, null]);
  });

  test('is placed at once when the payment method has no payment page', async () => {
    const { checkout, placeOrder, cart, cartSession, paying } = await toPay();
    await checkout.choosePayment(cart.id, 'cash');
    expect(await placeOrder(true)).toEqual({ kind: 'placed', number: '000000001' });
    expect([cartSession.cartId(), paying.cartId()]).toEqual([null, null]);
  });

  test('leaves no pending payment when it is finally paid on delivery', async () => {
    const { checkout, placeOrder, cart, paying } = await toPay();
    paying.remember(cart.id);
    await checkout.choosePayment(cart.id, 'cash');
    expect((await placeOrder()).kind).toBe('placed');
    expect(paying.cartId()).toBeNull();
  });
});

describe('A lost response to a customer’s order', () => {
  /** A customer with one earlier order and a cart that is ready to be ordered. */
  async function aCustomersOrder(afterPlacing: (wire: ReturnType<typeof aShop>['wire']) => void = () => undefined) {
    const data = aShop();
    const account = signedIn(data);
    const ready = async () => {
      const own = data.shop.openCustomerCart(() => data.cartSession.token());
      if (!own.ok) throw new Error('no cart');
      const { id } = own.value;
      data.cartSession.rememberCart(id);
      await data.carts.addLine(id, { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] });
      await data.checkout.setDeliveryAddress(id, anAddress());
      await data.checkout.setBillingAddress(id, anAddress(), false);
      await data.checkout.chooseShippingMethod(id, 'van', 'door');
      await data.checkout.choosePayment(id, 'cash');
      return id;
    };
    await data.orders.place(await ready());
    const cartId = await ready();
    data.wire.calls.length = 0;
    const { orderHistory: history, authSession } = data;
    // In the API, the trace of a closed cart has no number.
    const orders = {
      place: async (id: string) => {
        const outcome = await data.orders.place(id);
        afterPlacing(data.wire);
        return outcome;
      },
      trace: async (id: string) => {
        const trace = await data.orders.trace(id);
        return trace.kind === 'placed' ? { ...trace, number: null } : trace;
      },
    };
    const place = makePlaceOrder({ ...data, orders, customer: { history, authSession } });
    return { ...data, account, cartId, placeOrder: () => place(cartId, 'on-delivery') };
  }

  test('is resolved from the order history without sending again', async () => {
    const { placeOrder, wire, shop, cartSession } = await aCustomersOrder();
    wire.loseNext('response');
    expect(await placeOrder()).toEqual({ kind: 'placed', number: '000000002' });
    expect(wire.calls.filter((call) => call === 'orders.place')).toHaveLength(1);
    expect(shop.orders).toHaveLength(2);
    expect(cartSession.cartId()).toBeNull();
  });

  test('stays unknown when the order never arrived', async () => {
    const { placeOrder, wire, shop, cartSession, cartId } = await aCustomersOrder();
    wire.loseNext('request');
    expect(await placeOrder()).toEqual({ kind: 'unknown' });
    expect([shop.orders.length, cartSession.cartId()]).toEqual([1, cartId]);
  });

  test('stays unknown when the order history could not be read before placing', async () => {
    const { placeOrder, wire, cartSession, cartId } = await aCustomersOrder();
    wire.failNext('orderHistory.page');
    wire.loseNext('response');
    expect(await placeOrder()).toEqual({ kind: 'unknown' });
    expect(cartSession.cartId()).toBe(cartId);
  });

  test('stays unknown while the newest order is the one from before', async () => {
    const { orders, payments, paying, cartSession, orderHistory, authSession, wire, cartId } = await aCustomersOrder();
    const before = await orderHistory.page(1, 1);
    const placeOrder = makePlaceOrder({
      orders: { place: (id) => orders.place(id), trace: async () => ({ kind: 'placed', number: null }) },
      cartSession,
      payments,
      paying,
      customer: { history: { page: async () => before }, authSession },
    });
    wire.loseNext('response');
    expect(await placeOrder(cartId, 'on-delivery')).toEqual({ kind: 'unknown' });
    expect(cartSession.cartId()).toBe(cartId);
  });

  test('stays unknown when the order history cannot be read afterwards', async () => {
    const { placeOrder, wire } = await aCustomersOrder((wire) => wire.failNext('orderHistory.page'));
    wire.loseNext('response');
    expect(await placeOrder()).toEqual({ kind: 'unknown' });
  });
});

describe('An order whose money the customer sends', () => {
  async function byCheque() {
    const data = await open();
    await data.checkout.choosePayment(data.cart.id, 'cheque');
    return { ...data, place: () => makePlaceOrder(data)(data.cart.id, 'offline') };
  }

  test('comes with the instructions, which name its amount', async () => {
    const { place, shop } = await byCheque();
    const placed = await place();
    const total = shop.orders[0]?.shown.totals?.total;
    expect(placed).toMatchObject({
      kind: 'placed',
      number: '000000001',
      instructions: { payTo: { kind: 'cheque', payee: 'Posy' }, amount: total },
    });
  });

  test('stands without them when they cannot be read, or the backend has none', async () => {
    const { place, wire, cartSession } = await byCheque();
    wire.failNext('payments.ofCart');
    expect(await place()).toEqual({ kind: 'placed', number: '000000001' });
    expect(cartSession.cartId()).toBeNull();
    const without = await byCheque();
    const none = { ofCart: async () => ({ ok: true, value: null }) as const };
    const placeOrder = makePlaceOrder({ ...without, payments: none });
    expect(await placeOrder(without.cart.id, 'offline')).toEqual({ kind: 'placed', number: '000000001' });
  });
});
