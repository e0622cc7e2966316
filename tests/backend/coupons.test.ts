import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';
import { SMALL_SEED } from './small-seed';
import { Shopper } from './shopper';

const INVALID = "The coupon code isn't valid. Verify the code and try again.";

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = Date.parse('2026-10-05T09:00:00Z');

  beforeAll(async () => {
    shop = await openShop(
      { now: () => now },
      {
        ...SMALL_SEED,
        coupons: [
          { code: 'FIVER', label: '£5 off', percent: 0, pence: 500 },
          { code: 'HUGE', label: '£500 off', percent: 0, pence: 50_000 },
          { code: 'FROM50', label: 'From £50', percent: 1_000, leastPence: 5_000 },
          { code: 'OVER', label: 'Gone by', percent: 1_000, endsAt: '2026-10-04T22:59:59.999Z' },
          { code: 'SOON', label: 'To come', percent: 1_000, startsAt: '2026-10-06T00:00:00.000Z' },
          { code: 'TODAY', label: 'Today', percent: 1_000, endsAt: '2026-10-05T22:59:59.999Z' },
          { code: 'TWICE', label: 'Two in all', percent: 1_000, mostUses: 2 },
          { code: 'HELLO', label: 'First order', percent: 1_000, mostUsesEach: 1 },
          { code: 'GIFT', label: 'A present', percent: 10_000 },
        ],
      },
    );
  });
  afterAll(() => shop.stop());
  beforeEach(() => (now = Date.parse('2026-10-05T09:00:00Z')));

  /** A class costs £45 and is not shipped, so that only the coupon changes the total. */
  async function withClasses(quantity = 1): Promise<Shopper> {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'CLASS', quantity });
    return shopper;
  }

  const applied = async (shopper: Shopper, coupon_code: string) => {
    const { body } = await shopper.change('applyCouponToCart', { coupon_code });
    return body.errors?.[0].message ?? body.data.applyCouponToCart.cart.prices.grand_total.value;
  };
  const totalOf = async (shopper: Shopper) => (await shopper.look()).body.data.cart.prices.grand_total.value;

  const waitingOn = async (shopper: Shopper) => {
    const query = 'query ($id: String!) { cart(cart_id: $id) { waiting_coupon { code minimum { value currency } } } }';
    return (await shop.data(query, { id: shopper.cartId })).cart.waiting_coupon;
  };

  async function ordered(shopper: Shopper, email: string): Promise<string> {
    await shopper.change('setGuestEmailOnCart', { email });
    const { body } = await shopper.order();
    return body.errors?.[0].message ?? 'placed';
  }

  async function readyWith(coupon_code: string, email: string): Promise<Shopper> {
    const shopper = await withClasses();
    await shopper.checkOut();
    await shopper.change('setGuestEmailOnCart', { email });
    await shopper.change('applyCouponToCart', { coupon_code });
    return shopper;
  }

  describe('the discount of a coupon', () => {
    test.each([
      ['FIVER', 40],
      ['fiver', 40],
      ['HUGE', 0],
      ['GIFT', 0],
    ])('%s leaves %d to pay', async (code, left) => {
      expect(await applied(await withClasses(), code)).toBe(left);
    });

    test('converts an amount to the shown currency', async () => {
      const shopper = await Shopper.enter(shop, { 'Content-Currency': 'EUR' });
      await shopper.add({ sku: 'CLASS', quantity: 1 });
      // 45.00 and 5.00 at 1.17
      expect(await applied(shopper, 'FIVER')).toBe(52.65 - 5.85);
    });
  });

  describe('an invalid coupon', () => {
    test.each([
      ['OVER', ' It was for orders until Sunday 4 October 2026.'],
      ['SOON', ' It is for orders from Tuesday 6 October 2026 on.'],
      ['NOBODY-KNOWS', ''],
    ])('S8-15 refuses %s with the same sentence first, then the reason', async (code, reason) => {
      const shopper = await withClasses();
      expect(await applied(shopper, code)).toBe(`${INVALID}${reason}`);
      expect(await totalOf(shopper)).toBe(45);
    });

    test('requires the minimum subtotal, also after later changes', async () => {
      const shopper = await withClasses(1);
      expect(await applied(shopper, 'FROM50')).toBe(
        `${INVALID} It is for orders of £50.00 or more, without gift cards and delivery.`,
      );
      await shopper.add({ sku: 'CLASS', quantity: 1 });
      expect(await applied(shopper, 'FROM50')).toBe(81);
      const { uid } = (await shopper.look()).body.data.cart.items[0];
      await shopper.change('updateCartItems', { cart_items: [{ cart_item_uid: uid, quantity: 1 }] });
      expect((await shopper.look()).body.data.cart).toMatchObject({
        applied_coupons: null,
        prices: { grand_total: { value: 45 } },
      });
      expect(await waitingOn(shopper)).toEqual({ code: 'FROM50', minimum: { value: 50, currency: 'GBP' } });
    });

    test('stays on the cart below its minimum, and counts again with enough; an order meanwhile goes without it', async () => {
      const shopper = await withClasses(2);
      await applied(shopper, 'FROM50');
      const { uid } = (await shopper.look()).body.data.cart.items[0];
      const take = (quantity: number) =>
        shopper.change('updateCartItems', { cart_items: [{ cart_item_uid: uid, quantity }] });
      await take(1);
      await take(2);
      expect([await totalOf(shopper), await waitingOn(shopper)]).toEqual([81, null]);
      await take(1);
      await shopper.checkOut();
      expect(await ordered(shopper, 'few@example.org')).toBe('placed');
      const rows = shop.connect();
      const order = await rows
        .selectFrom('orders')
        .select(['coupon_code', 'grand_total'])
        .where('cart_id', '=', shopper.cartId)
        .executeTakeFirst();
      await rows.destroy();
      expect(order).toEqual({ coupon_code: null, grand_total: 4500 });
    });

    test('does not let an order be placed at more than was shown when a price falls below the minimum', async () => {
      const shopper = await withClasses(2);
      await shopper.checkOut();
      await shopper.change('setGuestEmailOnCart', { email: 'dear@example.org' });
      expect(await applied(shopper, 'FROM50')).toBe(81);
      const rows = shop.connect();
      const set = (pence: number) => rows.updateTable('products').set({ pence }).where('sku', '=', 'CLASS').execute();
      await set(2_400);
      const refused = (await shopper.order()).body.errors?.[0].message;
      const total = await totalOf(shopper);
      const { errors } = (await shopper.order()).body;
      await set(4_500);
      await rows.destroy();
      expect([refused, total, errors]).toEqual([
        expect.stringContaining('Please look at the new total.'),
        48,
        undefined,
      ]);
    });

    test('is removed from a cart on which it waits', async () => {
      const shopper = await withClasses(2);
      await applied(shopper, 'FROM50');
      const { uid } = (await shopper.look()).body.data.cart.items[0];
      await shopper.change('updateCartItems', { cart_items: [{ cart_item_uid: uid, quantity: 1 }] });
      await shopper.change('removeCouponFromCart', {});
      expect(await waitingOn(shopper)).toBeNull();
    });

    test('tells the minimum in the currency of the shopper', async () => {
      const shopper = await Shopper.enter(shop, { 'Content-Currency': 'EUR' });
      await shopper.add({ sku: 'CLASS', quantity: 1 });
      expect(await applied(shopper, 'FROM50')).toContain('for orders of €58.50 or more');
    });

    test('refuses the order when the coupon expires, then removes it once the new total was read', async () => {
      const shopper = await readyWith('TODAY', 'late@example.org');
      now = Date.parse('2026-10-06T09:00:00Z');
      expect((await shopper.order()).body.errors?.[0].message).toBe(
        "Unable to place order: The coupon code isn't valid any more, and was taken off. Please look at the new total.",
      );
      expect(await totalOf(shopper)).toBe(45);
      expect(await ordered(shopper, 'late@example.org')).toBe('placed');
    });

    test('refuses every repeated order until the new total was read', async () => {
      const shopper = await readyWith('TODAY', 'hasty@example.org');
      now = Date.parse('2026-10-06T09:00:00Z');
      const sent = await Promise.all(Array.from({ length: 5 }, () => shopper.order()));
      expect(new Set(sent.map(({ body }) => body.errors?.[0].message ?? 'placed'))).toEqual(
        new Set([
          "Unable to place order: The coupon code isn't valid any more, and was taken off. Please look at the new total.",
        ]),
      );
      // A query of the quantity alone does not show the total.
      await shop.data('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id: shopper.cartId });
      expect((await shopper.order()).body.errors).toHaveLength(1);
      expect(await totalOf(shopper)).toBe(45);
      expect((await shopper.order()).body.errors).toBeUndefined();
    });
  });

  describe('usage limits', () => {
    test('limits uses in total: two of ten concurrent orders get the coupon', async () => {
      const shoppers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => readyWith('TWICE', `twice${index}@example.org`)),
      );
      const answers = await Promise.all(shoppers.map((shopper) => shopper.order()));
      expect(answers.filter(({ body }) => body.errors === undefined)).toHaveLength(2);
      expect(await applied(await withClasses(), 'TWICE')).toBe(`${INVALID} It has been used as often as it may be.`);
    });

    test('limits uses per customer, ignoring case, tag and composition of the address', async () => {
      expect(await ordered(await readyWith('HELLO', 'ann@example.org'), 'ann@example.org')).toBe('placed');
      const again = await withClasses();
      await again.change('setGuestEmailOnCart', { email: 'Ann@Example.org' });
      expect(await applied(again, 'HELLO')).toBe(INVALID);
      await again.change('setGuestEmailOnCart', { email: 'ann+twice@example.org' });
      expect(await applied(again, 'HELLO')).toBe(INVALID);
      expect(await ordered(await readyWith('HELLO', 'ren\u00E9@example.org'), 'ren\u00E9@example.org')).toBe('placed');
      await again.change('setGuestEmailOnCart', { email: 'rene\u0301@example.org' });
      expect(await applied(again, 'HELLO')).toBe(INVALID);
      expect(await ordered(await readyWith('HELLO', 'ben@example.org'), 'ben@example.org')).toBe('placed');
    });

    test('limits uses per customer over five concurrent orders', async () => {
      const shoppers = await Promise.all(Array.from({ length: 5 }, () => readyWith('HELLO', 'eve@example.org')));
      const answers = await Promise.all(shoppers.map((shopper) => shopper.order()));
      expect(answers.filter(({ body }) => body.errors === undefined)).toHaveLength(1);
    });
  });

  test('orders a cart of total zero with the method "free" only', async () => {
    const shopper = await withClasses();
    await shopper.checkOut('checkmo');
    await shopper.change('applyCouponToCart', { coupon_code: 'GIFT' });
    expect(
      (await shopper.look()).body.data.cart.available_payment_methods.map(({ code }: { code: string }) => code),
    ).toEqual(['free']);
    expect(await ordered(shopper, 'gift@example.org')).toBe(
      'Unable to place order: Enter a valid payment method and try again.',
    );
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'free' } });
    expect(await ordered(shopper, 'gift@example.org')).toBe('placed');
  });
});
