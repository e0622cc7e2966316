import { COUPON } from '../../../../builders/some-store-data';
import { EMPTY_CART } from '../../../../../src/domain/cart/cart';
import { settled } from '../../a-schedule';
import { aCheckout, aCheckoutWith, readyToOrder } from '../../a-checkout';
import { TRACE_DELAY_MS } from '../../../../../src/ui/view-models/checkout/order-placing';
import { ORDER_LIFETIME_MS } from '../../../../builders/an-order-attempt';
import { ok, refuse } from '../../../../../src/domain/shared/result';

async function ready() {
  const shop = await aCheckout();
  await readyToOrder(shop);
  shop.wire.calls.length = 0;
  shop.went.length = 0;
  return { ...shop, payment: shop.checkout.payment, placing: shop.checkout.payment.placing };
}

const orders = (calls: readonly string[]) => calls.filter((call) => call === 'orders.place');

test('S7-33 a placed order empties the cart, forgets the draft and shows its number', async () => {
  const { payment, placing, checkout, shop, visitor, draft, went, timers } = await ready();
  await payment.order();
  expect(shop.orders.map(({ number }) => number)).toEqual(['000000001']);
  expect(placing.stage).toMatchObject({ kind: 'placed', number: '000000001' });
  expect(checkout.cart.cart).toEqual(EMPTY_CART);
  expect(checkout.cart.badge).toBe(0);
  expect(visitor.cartId()).toBeNull();
  expect(draft()).toBeNull();
  expect(went).toEqual(['/checkout/thank-you?order=000000001']);
  expect(timers.waiting()).toBe(0);
});

test('nothing is sent while there is no captcha token, not even to the draft, and it can be ordered again', async () => {
  const asked: string[] = [];
  const tokens = [refuse({ kind: 'no-captcha', why: 'script-not-loaded' } as const), ok('human')];
  const captcha = {
    getToken: async (action: string) => {
      asked.push(action);
      expect(shop.draft()?.attempt).toBeNull();
      return tokens.shift() ?? ok(null);
    },
  };
  const shop = await aCheckoutWith({ captcha });
  await readyToOrder(shop);
  const sent: unknown[] = [];
  const { placeOrder } = shop.checkoutUseCases;
  Object.assign(shop.checkoutUseCases, {
    placeOrder: (...order: Parameters<typeof placeOrder>) => {
      sent.push(order[0].captchaToken);
      return placeOrder(...order);
    },
  });
  const { payment } = shop.checkout;
  await payment.order();
  expect(payment.placing.stage).toMatchObject({ kind: 'not-sent', failure: { kind: 'no-captcha' } });
  expect([shop.wire.calls.includes('orders.place'), shop.draft()?.attempt, payment.canOrder]).toEqual([
    false,
    null,
    true,
  ]);
  await payment.order();
  expect(payment.placing.stage.kind).toBe('placed');
  expect([asked, sent]).toEqual([['place-order', 'place-order'], ['human']]);
});

test('a double press places once', async () => {
  const { payment, placing, checkout, shop, wire } = await ready();
  const shown = checkout.cart.cart ?? EMPTY_CART;
  await Promise.all([payment.order(), payment.order(), placing.place(shown, 'cash')]);
  expect(orders(wire.calls)).toHaveLength(1);
  expect(shop.orders).toHaveLength(1);
});

test('a refused order says why, keeps the cart, and can be sent again', async () => {
  const { payment, placing, checkout, shop, went, draft, held } = await ready();
  shop.restock('TULIPS', 0);
  await payment.order();
  expect(placing.stage).toMatchObject({ kind: 'refused', message: expect.stringMatching(/out of stock/) });
  expect(checkout.cart.rows).toHaveLength(1);
  expect(held()?.order).toBeNull();
  expect(draft()?.attempt).toBeNull();
  expect(went).toEqual([]);
  expect(payment.canOrder).toBe(true);
  shop.restock('TULIPS', null);
  await payment.order();
  expect(placing.stage.kind).toBe('placed');
});

test('an order beyond a limit of unpaid orders says what to do in our words, and can be sent again', async () => {
  const { payment, placing, ...shop } = await ready();
  const limit = { kind: 'open-payments', until: null } as const;
  const refused = { kind: 'refused', message: 'Unable to place order: Too many', limit } as const;
  Object.assign(shop.checkoutUseCases, { placeOrder: async () => refused });
  await payment.order();
  expect(placing.stage).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^Several of .* call us on/) });
  expect(payment.canOrder).toBe(true);
});

test('the total on the page is the one that an order was refused for', async () => {
  const { payment, placing, checkout, carts, shop, orders: sent, held } = await ready();
  const cartId = held()?.id ?? '';
  await carts.applyCoupon(cartId, COUPON);
  await checkout.cart.load();
  const reduced = checkout.cart.cart?.totals?.total.pence ?? 0;
  // What a shop does whose coupon runs out between the last look at the cart and the order.
  shop.restock('TULIPS', 0);
  const place = sent.place.bind(sent);
  sent.place = async (id, key) => {
    await carts.removeCoupon(id);
    return place(id, key);
  };
  await payment.order();
  await settled();
  expect(placing.stage.kind).toBe('refused');
  expect(checkout.cart.cart?.coupon).toBeNull();
  expect(checkout.cart.cart?.totals?.total.pence).toBeGreaterThan(reduced);
});

test('S7-33 an order that never arrived can be placed again in place: once, whatever comes of the first', async () => {
  const { payment, placing, checkout, shop, wire, draft, held, orders: port, went } = await ready();
  const keys: string[] = [];
  const place = port.place.bind(port);
  port.place = (id, key) => {
    keys.push(key);
    return place(id, key);
  };
  const cartId = held()?.id ?? '';
  wire.loseNext('request');
  await payment.order();
  await settled();
  expect(placing.stage).toEqual({ kind: 'never-arrived' });
  expect([payment.canOrder, payment.termsAccepted, payment.picked, draft()?.attempt]).toEqual([
    true,
    true,
    'cheque',
    null,
  ]);
  expect(checkout.cart.rows).toHaveLength(1);
  await payment.order();
  expect(placing.stage).toMatchObject({ kind: 'placed', number: '000000001' });
  expect(went).toEqual(['/checkout/thank-you?order=000000001']);
  expect(new Set(keys).size).toBe(2);
  expect(await place(cartId, keys[0] ?? '')).toEqual({ kind: 'placed', number: '000000001' });
  expect(shop.orders).toHaveLength(1);
});

/** The connection of this page, which drops at Pay: every call fails until `connect`. */
function dropping({ checkoutUseCases: useCases }: Awaited<ReturnType<typeof ready>>, isArriving: boolean) {
  const { placeOrder, traceOrder } = useCases;
  let isConnected = false;
  const traced = { count: 0 };
  Object.assign(useCases, {
    placeOrder: async (...order: Parameters<typeof placeOrder>) => {
      if (isConnected) return placeOrder(...order);
      if (isArriving) await placeOrder(...order);
      return { kind: 'unknown' } as const;
    },
    traceOrder: async (...attempt: Parameters<typeof traceOrder>) => {
      traced.count += 1;
      return isConnected ? traceOrder(...attempt) : ({ kind: 'unknown' } as const);
    },
  });
  return { connect: () => (isConnected = true), traced };
}

/** ms within which a page that is online again knows what became of the order. */
const SOON = 15_000;

test.each([0, 3_000, 100_000, 3_600_000])(
  'S7-33 a line that drops at Pay for %d ms: within 15 s of being back the order can be placed again',
  async (downMs) => {
    const tab = await ready();
    const { payment, placing, timers, shop } = tab;
    const line = dropping(tab, false);
    await payment.order();
    await timers.pass(downMs);
    expect([placing.stage.kind, payment.canOrder]).toEqual(['checking', false]);
    line.connect();
    await timers.pass(SOON);
    expect([placing.stage.kind, payment.canOrder]).toEqual(['never-arrived', true]);
    await payment.order();
    expect(placing.stage.kind).toBe('placed');
    expect(shop.orders).toHaveLength(1);
    expect(timers.waiting()).toBe(0);
  },
);

test.each([0, 3_000, 3_600_000])(
  'S7-33 a line that drops at Pay for %d ms after the order arrived: within 15 s of being back it is found',
  async (downMs) => {
    const tab = await ready();
    const { payment, placing, timers, shop, went } = tab;
    const line = dropping(tab, true);
    await payment.order();
    await timers.pass(downMs);
    expect([placing.stage.kind, payment.canOrder]).toEqual(['checking', false]);
    line.connect();
    await timers.pass(SOON);
    expect(placing.stage).toMatchObject({ kind: 'placed', number: '000000001' });
    expect(went).toEqual(['/checkout/thank-you?order=000000001']);
    expect(shop.orders).toHaveLength(1);
  },
);

test.each([
  [false, 'never-arrived', 0],
  [true, 'placed', 1],
] as const)(
  'S7-33 a tab that is reloaded while it checks (arrived: %s) is not locked',
  async (isArriving, kind, count) => {
    const tab = await ready();
    const { payment, load, shop, timers } = tab;
    const line = dropping(tab, isArriving);
    await payment.order();
    const again = load();
    await again.open('payment');
    expect([again.payment.placing.stage.kind, again.payment.canOrder]).toEqual(['checking', false]);
    line.connect();
    await timers.pass(SOON);
    await settled();
    expect(again.payment.placing.stage.kind).toBe(kind);
    expect(shop.orders).toHaveLength(count);
    if (isArriving) return;
    expect([again.payment.canOrder, again.payment.termsAccepted, again.account.form.values.email]).toEqual([
      true,
      true,
      'ann@example.org',
    ]);
    await again.payment.order();
    expect(again.payment.placing.stage.kind).toBe('placed');
    expect(shop.orders).toHaveLength(1);
  },
);

test('on a backend without keys the button comes back once no copy of the order can be on its way', async () => {
  let now = 1_000;
  const tab = await aCheckoutWith({ now: () => now });
  await readyToOrder(tab);
  const { payment } = tab.checkout;
  const trace = tab.orders.trace.bind(tab.orders);
  tab.orders.trace = (id) => trace(id, null);
  tab.wire.loseNext('request');
  await payment.order();
  expect(payment.placing.stage.kind).toBe('checking');
  now += ORDER_LIFETIME_MS;
  await tab.timers.pass(TRACE_DELAY_MS);
  expect([payment.placing.stage.kind, payment.canOrder]).toEqual(['checking', false]);
  now += 1;
  await tab.timers.pass(TRACE_DELAY_MS);
  await settled();
  expect([payment.placing.stage.kind, payment.canOrder]).toEqual(['never-arrived', true]);
});

test('the accepted terms survive a reload of the step, and belong to one cart', async () => {
  const { load, memory } = await ready();
  const again = load();
  await again.open('payment');
  expect([again.payment.termsAccepted, again.payment.canOrder]).toEqual([true, true]);
  const draft = memory.read();
  if (draft !== null) memory.write({ ...draft, cartId: 'another' });
  const other = load();
  await other.open('payment');
  expect(other.payment.termsAccepted).toBe(false);
});

test('an order that is found later empties the cart as any other', async () => {
  const { payment, placing, checkout, shop, wire, timers, visitor, draft, went, held } = await ready();
  const cartId = held()?.id;
  wire.loseNext('response');
  wire.failNext('orders.trace');
  await payment.order();
  expect(placing.stage.kind).toBe('checking');
  expect(draft()?.attempt).not.toBeNull();
  await timers.pass(TRACE_DELAY_MS);
  expect(placing.stage).toMatchObject({ kind: 'placed', number: '000000001' });
  expect(shop.orders).toHaveLength(1);
  expect(went).toEqual(['/checkout/thank-you?order=000000001']);
  expect(draft()).toBeNull();
  expect(visitor.cartId()).not.toBe(cartId);
  expect(checkout.cart.badge).toBe(0);
});

test('a reload during a pending order shows that it is being checked, without a button', async () => {
  const { payment, load, wire, timers, went } = await ready();
  wire.loseNext('response');
  wire.failNext('orders.trace');
  wire.failNext('orders.trace');
  await payment.order();
  const again = load();
  await again.open('billing');
  expect(went).toEqual(['/checkout/payment']);
  await again.open('payment');
  expect(again.payment.placing.mayOrder).toBe(false);
  expect(again.payment.canOrder).toBe(false);
  expect(again.canOpen('user-account')).toBe(false);
  await timers.pass(TRACE_DELAY_MS);
  expect(went.at(-1)).toBe('/checkout/thank-you?order=000000001');
  expect(orders(wire.calls)).toHaveLength(1);
});

test('a bug while ordering leaves the order in doubt, never the button', async () => {
  const { payment, placing, checkoutUseCases } = await ready();
  Object.assign(checkoutUseCases, { placeOrder: () => Promise.reject(new Error('bug')) });
  await expect(payment.order()).rejects.toThrow('bug');
  expect(placing.stage.kind).toBe('checking');
  expect(payment.canOrder).toBe(false);
});

test('a tab that is closed looks no more', async () => {
  const { payment, checkout, wire, timers } = await ready();
  wire.loseNext('request');
  wire.failNext('orders.trace');
  await payment.order();
  expect(timers.waiting()).toBe(1);
  checkout.dispose();
  expect(timers.waiting()).toBe(0);
});

test('S4-13 without a connection nothing is sent and the button stays; with one again the same press orders', async () => {
  let isOnline = false;
  const shop = await aCheckoutWith({ isOnline: () => isOnline });
  await readyToOrder(shop);
  const { payment } = shop.checkout;
  await payment.order();
  expect(payment.placing.stage).toEqual({ kind: 'not-sent', failure: { kind: 'offline' } });
  expect([shop.wire.calls.includes('orders.place'), shop.draft()?.attempt, payment.canOrder]).toEqual([
    false,
    null,
    true,
  ]);
  isOnline = true;
  await payment.order();
  expect(payment.placing.stage.kind).toBe('placed');
});
