import { makePlaceOrder } from '../../../../src/application/checkout/place-order';
import { signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

/** A cart with everything an order needs. */
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
  return { ...data, placeOrder: (isPaidOnline = false) => place(cart.id, isPaidOnline) };
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
  const { orders, payments, paying, visitor, cart, wire } = await open();
  wire.loseNext('answer');
  const place = orders.place.bind(orders);
  const blind = { place, trace: async () => ({ kind: 'placed', number: null }) as const };
  expect(await makePlaceOrder({ orders: blind, visitor, payments, paying })(cart.id)).toEqual({ kind: 'unknown' });
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

describe('An order that is paid elsewhere', () => {
  async function toPay() {
    const data = await open();
    await data.checkout.choosePayment(data.cart.id, 'transfer');
    data.wire.calls.length = 0;
    return data;
  }

  test('says where to pay, and its cart stays the visitor’s until that is decided', async () => {
    const { placeOrder, visitor, paying, cart, shop } = await toPay();
    expect(await placeOrder(true)).toEqual({
      kind: 'to-pay',
      number: '000000001',
      payAt: expect.stringMatching(/^https:/),
    });
    expect([visitor.cartId(), paying.cartId()]).toEqual([cart.id, cart.id]);
    expect(shop.orders).toHaveLength(1);
  });

  test('is remembered before it goes out, so that a browser that dies meanwhile still knows', async () => {
    const { orders, paying, cart, ...data } = await toPay();
    const known: (string | null)[] = [];
    const place = (id: string) => {
      known.push(paying.cartId());
      return orders.place(id);
    };
    await makePlaceOrder({ ...data, paying, orders: { place, trace: (id) => orders.trace(id) } })(cart.id, true);
    expect(known).toEqual([cart.id]);
  });

  test('a lost answer is found by reading the payment, never by sending again', async () => {
    const { placeOrder, wire, shop } = await toPay();
    wire.loseNext('answer');
    expect(await placeOrder(true)).toMatchObject({ kind: 'to-pay', number: '000000001' });
    expect(wire.calls).toEqual(['orders.place', 'payments.ofCart']);
    expect(shop.orders).toHaveLength(1);
  });

  test.each(['order', 'answer'] as const)(
    'when the %s is lost and nothing can be read, it is unknown',
    async (what) => {
      const { placeOrder, visitor, paying, cart, wire } = await toPay();
      wire.loseNext(what);
      if (what === 'answer') wire.failNext('payments.ofCart');
      expect(await placeOrder(true)).toEqual({ kind: 'unknown' });
      expect([visitor.cartId(), paying.cartId()]).toEqual([cart.id, cart.id]);
    },
  );

  test('that stands but whose payment cannot be read is unknown, and not called placed', async () => {
    const { placeOrder, visitor, cart, wire } = await toPay();
    wire.failNext('payments.ofCart');
    expect(await placeOrder(true)).toEqual({ kind: 'unknown' });
    expect(visitor.cartId()).toBe(cart.id);
  });

  test('that was refused is not waited for', async () => {
    const { placeOrder, visitor, paying, cart, shop } = await toPay();
    shop.restock('TULIPS', 0);
    expect((await placeOrder(true)).kind).toBe('refused');
    expect([visitor.cartId(), paying.cartId()]).toEqual([cart.id, null]);
  });

  test.each(['refused', 'unknown'] as const)(
    'that is %s keeps an earlier pending payment only when nothing was ordered',
    async (kind) => {
      const { placeOrder, paying, cart, shop, wire } = await toPay();
      paying.remember('earlier');
      if (kind === 'refused') shop.restock('TULIPS', 0);
      else wire.loseNext('order');
      expect((await placeOrder(true)).kind).toBe(kind);
      expect(paying.cartId()).toBe(kind === 'refused' ? 'earlier' : cart.id);
    },
  );

  test('an earlier try that was given up says nothing of a new one whose answer is lost', async () => {
    const { placeOrder, paying, wire, shop } = await toPay();
    const first = await placeOrder(true);
    shop.hearFromBank(first.kind === 'to-pay' ? first.number : '', 'declined');
    wire.loseNext('order');
    expect(await placeOrder(true)).toEqual({ kind: 'unknown' });
    expect(paying.cartId()).not.toBeNull();
    expect(await placeOrder(true)).toMatchObject({ kind: 'to-pay', number: '000000002' });
  });

  test('sent once more after it was paid is placed', async () => {
    const { placeOrder, visitor, paying, shop } = await toPay();
    const first = await placeOrder(true);
    shop.hearFromBank(first.kind === 'to-pay' ? first.number : '', 'paid');
    expect(await placeOrder(true)).toEqual({ kind: 'placed', number: '000000001' });
    expect([visitor.cartId(), paying.cartId()]).toEqual([null, null]);
  });

  test('at a shop that sends nobody elsewhere it is placed for good', async () => {
    const { checkout, placeOrder, cart, visitor, paying } = await toPay();
    await checkout.choosePayment(cart.id, 'cash');
    expect(await placeOrder(true)).toEqual({ kind: 'placed', number: '000000001' });
    expect([visitor.cartId(), paying.cartId()]).toEqual([null, null]);
  });

  test('that is paid at the door after all is waited for no more', async () => {
    const { checkout, placeOrder, cart, paying } = await toPay();
    paying.remember(cart.id);
    await checkout.choosePayment(cart.id, 'cash');
    expect((await placeOrder()).kind).toBe('placed');
    expect(paying.cartId()).toBeNull();
  });
});

describe('A customer’s lost answer', () => {
  /** A customer whose cart could be ordered, with one order already in the list. */
  async function aCustomersOrder(afterPlacing: (wire: ReturnType<typeof aShop>['wire']) => void = () => undefined) {
    const data = aShop();
    const account = signedIn(data);
    const ready = async () => {
      const own = data.shop.openCustomerCart(() => data.visitor.token());
      if (!own.ok) throw new Error('no cart');
      const { id } = own.value;
      data.visitor.rememberCart(id);
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
    const { history, signIn } = data;
    // The wire's own trace of a cart that has ended knows no number.
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
    const place = makePlaceOrder({ ...data, orders, customer: { history, signIn } });
    return { ...data, account, cartId, placeOrder: () => place(cartId) };
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
    const { orders, payments, paying, visitor, history, signIn, wire, cartId } = await aCustomersOrder();
    const before = await history.page(1, 1);
    const placeOrder = makePlaceOrder({
      orders: { place: (id) => orders.place(id), trace: async () => ({ kind: 'placed', number: null }) },
      visitor,
      payments,
      paying,
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
