import { aKey, ordering, ORDER_LIFETIME_MS, tracing } from '../../../builders/an-order-attempt';
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
  const place = ordering(data);
  return {
    ...data,
    placeOrder: (isPaidOnline = false) => place(cart.id, isPaidOnline ? 'transfer' : 'cash'),
    /** What was sent about the order itself. */
    sent: () => data.wire.calls.filter((call) => /^(orders|payments)\./.test(call)),
  };
}

test('places the order, returns its number and only then forgets the cart', async () => {
  const { placeOrder, cartSession, shop, sent } = await open();
  expect(await placeOrder()).toEqual({ kind: 'placed', number: '000000001' });
  expect(shop.orders).toHaveLength(1);
  expect(cartSession.cartId()).toBeNull();
  expect(sent()).toEqual(['orders.place']);
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
  const { placeOrder, cartSession, shop, wire, sent } = await open();
  wire.loseNext('response');
  expect(await placeOrder()).toEqual({ kind: 'placed', number: '000000001' });
  expect(sent()).toEqual(['orders.place', 'orders.trace', 'payments.ofCart']);
  expect(shop.orders).toHaveLength(1);
  expect(cartSession.cartId()).toBeNull();
});

test('S7-33 an order that never arrived is over: a late copy is refused, and the next attempt orders once', async () => {
  const { orders, placeOrder, cartSession, cart, shop, wire, sent, ...data } = await open();
  wire.loseNext('request');
  const lost = aKey();
  const place = ordering({ ...data, orders, cartSession });
  expect(await place(cart.id, 'cash', lost)).toEqual({ kind: 'never-arrived' });
  expect(sent()).toEqual(['orders.place', 'orders.trace']);
  expect(cartSession.cartId()).toBe(cart.id);
  expect(await orders.place(cart.id, lost)).toMatchObject({ kind: 'refused' });
  expect(shop.orders).toHaveLength(0);
  expect((await placeOrder()).kind).toBe('placed');
  expect(shop.orders).toHaveLength(1);
});

test('returns unknown and keeps the cart when a lost response cannot be traced either', async () => {
  const { placeOrder, cartSession, cart, wire } = await open();
  wire.loseNext('response');
  wire.failNext('orders.trace');
  expect(await placeOrder()).toEqual({ kind: 'unknown' });
  expect(cartSession.cartId()).toBe(cart.id);
});

test('an order of which only the closed cart is known is placed, without a number', async () => {
  const { orders, cartSession, cart, wire, ...data } = await open();
  wire.loseNext('response');
  const place = orders.place.bind(orders);
  const withoutNumber = { place, trace: async () => ({ kind: 'placed', number: null }) as const };
  expect(await ordering({ ...data, cartSession, orders: withoutNumber })(cart.id, 'cash')).toEqual({
    kind: 'placed',
    number: null,
  });
  expect(cartSession.cartId()).toBeNull();
});

test('a lost order of a backend without keys is unknown while a copy may be on its way', async () => {
  const { orders, cartSession, cart, wire, ...data } = await open();
  wire.loseNext('request');
  const withoutKeys = {
    place: orders.place.bind(orders),
    trace: (id: string) => orders.trace(id, null),
  };
  const shop = { ...data, cartSession, orders: withoutKeys };
  expect(await ordering(shop)(cart.id, 'cash')).toEqual({ kind: 'unknown' });
  expect(cartSession.cartId()).toBe(cart.id);
  const at = (ageMs: number) => tracing(shop)(cart.id, { key: aKey(), ageMs });
  expect(await at(ORDER_LIFETIME_MS)).toEqual({ kind: 'not-yet' });
  expect(await at(ORDER_LIFETIME_MS + 1)).toEqual({ kind: 'never-arrived' });
});

test('returns the same order number when the order is sent twice', async () => {
  const { placeOrder, shop, cartSession, cart } = await open();
  const outcomes = await Promise.all([placeOrder(), placeOrder()]);
  expect(outcomes).toEqual([outcomes[0], outcomes[0]]);
  expect(shop.orders.map((order) => order.cart.id)).toEqual([cart.id]);
  expect(cartSession.cartId()).toBeNull();
});

test('keeps a cart that was started while the order was being placed', async () => {
  const { orders, cartSession, cart, ...data } = await open();
  const place = (id: string, key: string) => {
    cartSession.rememberCart('another');
    return orders.place(id, key);
  };
  const placeOrder = ordering({ ...data, cartSession, orders: { place, trace: orders.trace.bind(orders) } });
  expect((await placeOrder(cart.id, 'cash')).kind).toBe('placed');
  expect(cartSession.cartId()).toBe('another');
});

test('sends nothing about a cart that is not the active one, and returns the active one', async () => {
  const { placeOrder, cartSession, shop } = await open();
  const other = shop.openNewCart();
  cartSession.rememberCart(other.id);
  expect(await placeOrder()).toMatchObject({ kind: 'cart-changed', cart: { id: other.id } });
  expect(shop.orders).toEqual([]);
  expect(cartSession.cartId()).toBe(other.id);
});

test('sends nothing in a way of payment that is not offered any more', async () => {
  const { cart, shop, ...data } = await open();
  expect(await ordering(data)(cart.id, 'gone')).toEqual({ kind: 'payment-method-gone' });
  expect(shop.orders).toEqual([]);
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
    const place = (id: string, key: string) => {
      known.push(paying.cartId());
      return orders.place(id, key);
    };
    const trace = orders.trace.bind(orders);
    await ordering({ ...data, paying, orders: { place, trace } })(cart.id, 'transfer');
    expect(known).toEqual([cart.id]);
  });

  test('reads the payment after a lost response and does not send the order again', async () => {
    const { placeOrder, wire, shop, sent } = await toPay();
    wire.loseNext('response');
    expect(await placeOrder(true)).toMatchObject({ kind: 'to-pay', number: '000000001' });
    expect(sent()).toEqual(['orders.place', 'orders.trace', 'payments.ofCart']);
    expect(shop.orders).toHaveLength(1);
  });

  test.each(['orders.trace', 'payments.ofCart'] as const)(
    'returns unknown when the response is lost and %s fails',
    async (call) => {
      const { placeOrder, cartSession, paying, cart, wire } = await toPay();
      wire.loseNext('response');
      wire.failNext(call);
      expect(await placeOrder(true)).toEqual({ kind: 'unknown' });
      expect([cartSession.cartId(), paying.cartId()]).toEqual([cart.id, cart.id]);
    },
  );

  test.each([null, 'earlier'])(
    'leaves the pending payment %j as it was when the order never arrived',
    async (before) => {
      const { placeOrder, cartSession, paying, cart, wire } = await toPay();
      if (before !== null) paying.remember(before);
      wire.loseNext('request');
      expect(await placeOrder(true)).toEqual({ kind: 'never-arrived' });
      expect([cartSession.cartId(), paying.cartId()]).toEqual([cart.id, before]);
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
    wire.failNext('orders.trace');
    expect((await placeOrder(true)).kind).toBe('unknown');
    expect(paying.cartId()).toBe(cart.id);
  });

  test('an order that never arrived is not taken for an earlier one whose payment failed', async () => {
    const { placeOrder, wire, shop } = await toPay();
    const first = await placeOrder(true);
    shop.hearFromBank(first.kind === 'to-pay' ? first.number : '', 'declined');
    wire.loseNext('request');
    expect(await placeOrder(true)).toEqual({ kind: 'never-arrived' });
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

describe('An order whose money the customer sends', () => {
  async function byCheque() {
    const data = await open();
    await data.checkout.choosePayment(data.cart.id, 'cheque');
    return { ...data, place: () => ordering(data)(data.cart.id, 'cheque') };
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
    const placeOrder = ordering({ ...without, payments: none });
    expect(await placeOrder(without.cart.id, 'cheque')).toEqual({ kind: 'placed', number: '000000001' });
  });
});
