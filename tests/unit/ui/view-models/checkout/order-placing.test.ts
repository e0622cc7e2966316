import { EMPTY_CART } from '../../../../../src/domain/cart/cart';
import { settled } from '../../a-schedule';
import { aCheckout, aCheckoutWith, readyToOrder } from '../../a-checkout';
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
      expect(shop.draft()?.orderSent).toBe(false);
      return tokens.shift() ?? ok(null);
    },
  };
  const shop = await aCheckoutWith({ captcha });
  await readyToOrder(shop);
  const sent: unknown[] = [];
  const { placeOrder } = shop.checkoutUseCases;
  Object.assign(shop.checkoutUseCases, {
    placeOrder: (...order: Parameters<typeof placeOrder>) => {
      sent.push(order[2]);
      return placeOrder(...order);
    },
  });
  const { payment } = shop.checkout;
  await payment.order();
  expect(payment.placing.stage).toMatchObject({ kind: 'not-sent', failure: { kind: 'no-captcha' } });
  expect([shop.wire.calls.includes('orders.place'), shop.draft()?.orderSent, payment.canOrder]).toEqual([
    false,
    false,
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
  expect(draft()?.orderSent).toBe(false);
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
  await carts.applyCoupon(cartId, shop.data.coupon.code);
  await checkout.cart.load();
  const reduced = checkout.cart.cart?.totals?.total.pence ?? 0;
  // What a shop does whose coupon runs out between the last look at the cart and the order.
  shop.restock('TULIPS', 0);
  const place = sent.place.bind(sent);
  sent.place = async (id) => {
    await carts.removeCoupon(id);
    return place(id);
  };
  await payment.order();
  await settled();
  expect(placing.stage.kind).toBe('refused');
  expect(checkout.cart.cart?.coupon).toBeNull();
  expect(checkout.cart.cart?.totals?.total.pence).toBeGreaterThan(reduced);
});

test('a lost order is polled for after 2, 5, 10 and 20 seconds, and sent once', async () => {
  const { payment, placing, checkout, wire, timers, visitor } = await ready();
  wire.loseNext('request');
  await payment.order();
  expect(placing.stage.kind).toBe('checking');
  expect(payment.canOrder).toBe(false);
  expect(checkout.cart.rows).toHaveLength(1);
  const looks = () => wire.calls.filter((call) => call === 'orders.trace').length;
  const before = looks();
  for (const [pause, found] of [
    [1999, 0],
    [1, 1],
    [4999, 1],
    [1, 2],
    [9999, 2],
    [1, 3],
    [19_999, 3],
  ] as const) {
    await timers.pass(pause);
    expect(looks() - before).toBe(found);
  }
  expect(placing.stage.kind).toBe('checking');
  await timers.pass(1);
  expect(looks() - before).toBe(4);
  expect(placing.stage.kind).toBe('unconfirmed');
  await payment.order();
  expect(orders(wire.calls)).toHaveLength(1);
  expect(visitor.cartId()).not.toBeNull();
});

test('an order that is found later empties the cart as any other', async () => {
  const { payment, placing, checkout, shop, wire, timers, visitor, draft, went, held } = await ready();
  const cartId = held()?.id;
  wire.loseNext('response');
  wire.failNext('orders.trace');
  await payment.order();
  expect(placing.stage.kind).toBe('checking');
  expect(draft()?.orderSent).toBe(true);
  await timers.pass(2000);
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
  await timers.pass(2000);
  expect(went.at(-1)).toBe('/checkout/thank-you?order=000000001');
  expect(orders(wire.calls)).toHaveLength(1);
});

test('after giving up, checking again restarts the polling', async () => {
  const { payment, placing, wire, timers, held } = await ready();
  wire.loseNext('request');
  await payment.order();
  await timers.pass(60_000);
  expect(placing.stage.kind).toBe('unconfirmed');
  placing.checkAgain();
  expect(placing.stage.kind).toBe('checking');
  await settled();
  await timers.pass(60_000);
  expect(placing.stage.kind).toBe('unconfirmed');
  expect(held()?.order).toBeNull();
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
  await payment.order();
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
  expect([shop.wire.calls.includes('orders.place'), shop.draft()?.orderSent, payment.canOrder]).toEqual([
    false,
    false,
    true,
  ]);
  isOnline = true;
  await payment.order();
  expect(payment.placing.stage.kind).toBe('placed');
});
