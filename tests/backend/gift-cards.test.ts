import { setTimeout as pause } from 'node:timers/promises';
import { giftCardEmails } from '../../backend/mail/gift-card-emails';
import { sendDueGiftCards } from '../../backend/commerce/gift-card/send-gift-cards';
import { finishPayment } from '../../backend/commerce/order/finish-payment';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import type { ShopDatabase } from '../../backend/database/shop-database';
import {
  addGiftCard,
  answerOf,
  checkOut,
  codesTo,
  emailsTo,
  GIFT_CARD_SEED,
  ordered,
  orderGiftCard,
} from './gift-card-shop';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop, ORDER_EMAILS } from './running-shop';
import { Shopper } from './shopper';

const DAY = 86_400_000;
const UNKNOWN =
  'We could not use this code. Please check it letter by letter; a card that is spent or has expired cannot be used.';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MONDAY_MORNING;
  let people = 0;
  const logged: string[] = [];

  beforeAll(async () => {
    const settings = { now: () => now, practiceBank: true, log: (line: string) => logged.push(line) };
    shop = await openShop(settings, GIFT_CARD_SEED);
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(() => (now = MONDAY_MORNING));

  /** Sold and issued is what is left, spent or voided: always. */
  afterEach(async () => {
    const cards = await database.selectFrom('gift_cards').selectAll().where('issued_at', 'is not', null).execute();
    const uses = await database.selectFrom('gift_card_uses').selectAll().where('returned_at', 'is', null).execute();
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(sum(cards.map(({ balance }) => balance)) + sum(uses.map(({ pence }) => pence))).toBe(
      sum(cards.map(({ pence, voided_pence }) => pence - voided_pence)),
    );
  });

  const somebody = () => `eve-${(people += 1)}@example.org`;

  async function admin(line: string): Promise<string> {
    const answer = await runAdminCommand({ database, now }, line.split(' '));
    return answer.ok ? answer.value : `No: ${answer.reason}`;
  }

  /** Settles the order's payment at the bank; the shop is woken by any order. */
  async function settle(number: string, outcome: 'paid' | 'declined'): Promise<void> {
    const { id } = await database
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select('payment_attempts.id')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow();
    await finishPayment(database, id, outcome, ORDER_EMAILS, now);
  }

  /** A paid gift card of £50 that has been sent; returns its code. */
  async function cardOf50(): Promise<{ readonly code: string; readonly order: string }> {
    const to = somebody();
    const order = await orderGiftCard(shop, { to });
    await admin(`order ${order} paid`);
    await sendDueGiftCards(database, giftCardEmails('http://shop.example/'), now);
    return { code: await newCode(to), order };
  }

  /** The emails that a test's own connection has queued are sent once the shop queues one of its own. */
  async function newCode(to: string, count = 1, known = ''): Promise<string> {
    await orderGiftCard(shop, { to: somebody() });
    const codes = await codesTo(shop, to, count);
    return codes.find((code) => code !== known) ?? '';
  }

  async function withClasses(quantity = 1): Promise<Shopper> {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'CLASS', quantity });
    return shopper;
  }

  const apply = async (shopper: Shopper, gift_card_code: string) =>
    (await shopper.change('applyGiftCardToCart', { gift_card_code })).body.errors?.[0].message ?? 'applied';
  const totalOf = async (shopper: Shopper) => (await shopper.look()).body.data.cart.prices.grand_total.value;
  const cardsOf = async ({ cartId }: Shopper) =>
    (
      await shop.data(
        `query ($id: String!) { cart(cart_id: $id) { applied_gift_cards {
          code applied_balance { value } current_balance { value } expiration_date } } }`,
        { id: cartId },
      )
    ).cart.applied_gift_cards;
  const balanceOf = async (code: string) => {
    const query = 'query ($input: GiftCardAccountInput!) { giftCardAccount(input: $input) { balance { value } } }';
    const { body } = await shop.request(query, { input: { gift_card_code: code } });
    return body.errors?.[0].message ?? body.data.giftCardAccount.balance.value;
  };

  describe('buying', () => {
    test('issues no card before the order is paid, and one for each unit once it is', async () => {
      const to = somebody();
      const number = await orderGiftCard(shop, { to, quantity: 2 }, 'bankpage');
      expect(await sendDueGiftCards(database, giftCardEmails('http://shop.example/'), now)).toBe(0);
      await settle(number, 'paid');
      await settle(number, 'paid');
      await newCode(to, 2);
      const codes = await codesTo(shop, to, 2);
      expect(new Set(codes).size).toBe(2);
      expect(await Promise.all(codes.map(balanceOf))).toEqual([50, 50]);
      expect(emailsTo(shop, to)).toHaveLength(2);
      expect(emailsTo(shop, to)[0]).toContain('5 October 2028');
    });

    test('tells the buyer the facts without the code', async () => {
      const { code } = await cardOf50();
      const told = emailsTo(shop, 'ann@example.org').filter((text) => text.includes('is on its way'));
      expect(told.length).toBeGreaterThan(0);
      expect(emailsTo(shop, 'ann@example.org').some((text) => text.includes(code))).toBe(false);
    });

    test('tells the recipient who the card is from', async () => {
      const to = somebody();
      await admin(`order ${await orderGiftCard(shop, { to })} paid`);
      await newCode(to);
      expect(emailsTo(shop, to)[0]).toContain('Eve, Ann Lee has sent you a');
    });

    test('sends the card on its day, once, and stores no code', async () => {
      const to = somebody();
      const number = await orderGiftCard(shop, { to, day: '2026-12-25' });
      await admin(`order ${number} paid`);
      const send = () => sendDueGiftCards(database, giftCardEmails('http://shop.example/'), now);
      now = Date.parse('2026-12-24T23:59:00Z');
      expect(await send()).toBe(0);
      now = Date.parse('2026-12-25T00:01:00Z');
      expect((await Promise.all([send(), send(), send()])).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(
        1,
      );
      const code = await newCode(to);
      expect(emailsTo(shop, to)).toHaveLength(1);
      while (await database.selectFrom('outbox').select('id').where('sent_at', 'is', null).executeTakeFirst())
        await pause(5);
      const tables = await Promise.all(
        (['gift_cards', 'outbox'] as const).map((table) => database.selectFrom(table).selectAll().execute()),
      );
      expect(JSON.stringify(tables)).not.toContain(code);
      expect(logged.join()).not.toContain(code);
    });

    test.each([
      [{ to: 'not an address' }, /must be an email address/],
      [{ day: '2026-10-04' }, /too soon/],
      [{ day: '2027-10-06' }, /too far ahead/],
    ])('refuses %j', async (present, message) => {
      const { body } = await addGiftCard(shop, await Shopper.enter(shop), present);
      expect(body.data.addProductsToCart.user_errors[0].message).toMatch(message);
    });

    test.each(['2026-10-11', '2026-12-25'])('takes %s, on which the van rests', async (day) => {
      const { body } = await addGiftCard(shop, await Shopper.enter(shop), { day });
      expect(body.data.addProductsToCart.user_errors).toEqual([]);
    });

    test('charges no VAT and gives no discount on the card', async () => {
      const shopper = await withClasses();
      await addGiftCard(shop, shopper);
      await shopper.change('applyCouponToCart', { coupon_code: 'TEN' });
      const { prices } = (await shopper.look()).body.data.cart;
      // A class of £45 less 10 %, and the card of £50.
      expect(prices.grand_total.value).toBe(90.5);
      expect(prices.applied_taxes).toEqual([{ label: 'VAT 20%', amount: { value: 6.75 } }]);
    });
  });

  test('S8-15 a coupon that is not for gift cards says so', async () => {
    const shopper = await Shopper.enter(shop);
    await addGiftCard(shop, shopper);
    const { body } = await shopper.change('applyCouponToCart', { coupon_code: 'TEN' });
    expect(body.errors?.[0].message).toMatch(/^The coupon code isn't valid\..* It is not for gift cards\.$/);
  });

  describe('spending', () => {
    test('pays a part, and shows what is left', async () => {
      const { code } = await cardOf50();
      const shopper = await withClasses(2);
      expect(await apply(shopper, ` ${code.toLowerCase().replace(/-/g, ' ')} `)).toBe('applied');
      expect(await totalOf(shopper)).toBe(40);
      const end = code.slice(-4);
      expect(await cardsOf(shopper)).toEqual([
        {
          code: `****-${end}`,
          applied_balance: { value: 50 },
          current_balance: { value: 50 },
          expiration_date: '2028-10-05',
        },
      ]);
      const number = await ordered(shopper, 'checkmo');
      expect(number).toMatch(/^\d+$/);
      expect(await balanceOf(code)).toBe(0);
      expect(await admin(`order ${number}`)).toMatch(/Gift card ending .{4} +−£50\.00\nLeft to pay +£40\.00/);
    });

    test('two cards pay in their order, together no penny more than the cart', async () => {
      const [first, second] = [await cardOf50(), await cardOf50()];
      const shopper = await withClasses(2);
      await apply(shopper, first.code);
      await apply(shopper, second.code);
      const applied = (await cardsOf(shopper)).map(
        (card: { applied_balance: { value: number } }) => card.applied_balance.value,
      );
      expect([await totalOf(shopper), applied]).toEqual([0, [50, 40]]);
      expect(await ordered(shopper, 'free')).toMatch(/^\d+$/);
      expect([await balanceOf(first.code), await balanceOf(second.code)]).toEqual([0, 10]);
    });

    test('covers all: only the method for nothing to pay is left, and the order is paid', async () => {
      const { code } = await cardOf50();
      const shopper = await withClasses();
      await apply(shopper, code);
      const { cart } = (await shopper.look()).body.data;
      expect([
        cart.prices.grand_total.value,
        cart.available_payment_methods.map((one: { code: string }) => one.code),
      ]).toEqual([0, ['free']]);
      const number = await ordered(shopper, 'free');
      expect(await balanceOf(code)).toBe(5);
      expect(await admin(`order ${number}`)).toContain('Paid:');
    });

    test('removes a card by the code that the cart shows', async () => {
      const { code } = await cardOf50();
      const shopper = await withClasses();
      await apply(shopper, code);
      const [{ code: shown }] = await cardsOf(shopper);
      await shopper.change('removeGiftCardFromCart', { gift_card_code: shown });
      expect([await totalOf(shopper), await cardsOf(shopper), await balanceOf(code)]).toEqual([45, [], 50]);
    });

    test('refuses what cannot pay, and an unknown and a voided code alike', async () => {
      const { code, order } = await cardOf50();
      const shopper = await withClasses();
      expect(await apply(shopper, 'ACDE-FHJK-MNPR-TVWX-Y347')).toBe(UNKNOWN);
      const other = await Shopper.enter(shop);
      await addGiftCard(shop, other);
      expect(await apply(other, code)).toBe('A gift card cannot pay for another gift card.');
      now += 732 * DAY;
      expect(await apply(shopper, code)).toBe('This gift card expired on Thursday 5 October 2028.');
      now = MONDAY_MORNING;
      await admin(`order ${order} cancel`);
      expect([await apply(shopper, code), await balanceOf(code)]).toEqual([UNKNOWN, UNKNOWN]);
    });

    test('pays all but the gift card of a mixed cart', async () => {
      const { code } = await cardOf50();
      const shopper = await withClasses();
      await addGiftCard(shop, shopper, { value: '£20' });
      await apply(shopper, code);
      expect([await totalOf(shopper), (await cardsOf(shopper))[0].applied_balance.value]).toEqual([20, 45]);
    });

    test('leaves so much on the card that the rest can be paid by card', async () => {
      const { code } = await cardOf50();
      await admin('product CLASS --price 50.20');
      try {
        const shopper = await withClasses();
        await apply(shopper, code);
        expect([await totalOf(shopper), (await cardsOf(shopper))[0].applied_balance.value]).toEqual([0.5, 49.7]);
        expect(await ordered(shopper, 'checkmo')).toMatch(/^\d+$/);
        expect(await balanceOf(code)).toBe(0.3);
      } finally {
        await admin('product CLASS --price 45');
      }
    });

    test('converts the balance to the currency of the cart and takes pence off the card', async () => {
      const { code } = await cardOf50();
      const shopper = await Shopper.enter(shop, { 'Content-Currency': 'EUR' });
      await shopper.add({ sku: 'CLASS', quantity: 1 });
      await apply(shopper, code);
      expect(await totalOf(shopper)).toBe(0);
      expect(await ordered(shopper, 'free')).toMatch(/^\d+$/);
      // 52.65 euros at 1.17
      expect(await balanceOf(code)).toBe(5);
    });

    test('gives the money of one card to one of two orders that are placed at the same instant', async () => {
      for (let round = 0; round < 2; round += 1) {
        const { code } = await cardOf50();
        const shoppers = await Promise.all([withClasses(), withClasses(), withClasses()]);
        for (const shopper of shoppers) {
          await apply(shopper, code);
          await checkOut(shopper, 'free');
        }
        const told = (await Promise.all(shoppers.map((shopper) => shopper.order()))).map(answerOf);
        expect(told.filter((answer) => /^\d+$/.test(answer))).toHaveLength(1);
        expect(told.filter((answer) => answer.startsWith('Unable to place order'))).toHaveLength(2);
        expect(await balanceOf(code)).toBe(5);
      }
    });

    test('refuses an order whose card has less than was shown, until the new total was shown', async () => {
      const { code } = await cardOf50();
      const [one, other] = [await withClasses(), await withClasses(2)];
      await apply(one, code);
      await apply(other, code);
      await checkOut(other, 'checkmo');
      await ordered(one, 'free');
      expect(answerOf(await other.order())).toMatch(/has changed|new total/);
      expect(await totalOf(other)).toBe(85);
      expect(await ordered(other, 'checkmo')).toMatch(/^\d+$/);
    });
  });

  describe('money back', () => {
    test('returns what a failed payment had taken, and reopens the cart with its card', async () => {
      const { code } = await cardOf50();
      const shopper = await withClasses(2);
      await apply(shopper, code);
      const number = await ordered(shopper, 'bankpage');
      expect(await balanceOf(code)).toBe(0);
      await settle(number, 'declined');
      expect([await balanceOf(code), await totalOf(shopper)]).toEqual([50, 40]);
    });

    test('returns what a cancelled or refunded order had taken, once', async () => {
      const { code } = await cardOf50();
      const shopper = await withClasses(2);
      await apply(shopper, code);
      const number = await ordered(shopper, 'checkmo');
      await admin(`order ${number} paid`);
      await admin(`order ${number} cancel`);
      expect(await balanceOf(code)).toBe(50);
      await admin(`order ${number} refunded`);
      expect(await balanceOf(code)).toBe(50);
    });

    test('voids what is left of the cards of a cancelled order, and tells what was spent', async () => {
      const { code, order } = await cardOf50();
      const shopper = await withClasses();
      await apply(shopper, code);
      await ordered(shopper, 'free');
      expect(await admin(`order ${order} cancel`)).toContain('£50 for Eve: £45 spent, £5 voided');
      expect(await balanceOf(code)).toBe(UNKNOWN);
    });

    test('cards of an order that is not paid in time are never issued', async () => {
      const number = await orderGiftCard(shop, {}, 'bankpage');
      await settle(number, 'declined');
      await settle(number, 'paid');
      expect(await sendDueGiftCards(database, giftCardEmails('http://shop.example/'), now)).toBe(0);
    });
  });

  describe('the florist', () => {
    test('sends a card again with a new code, which replaces the old one', async () => {
      const to = somebody();
      await admin(`order ${await orderGiftCard(shop, { to })} paid`);
      const old = await newCode(to);
      expect(await admin(`gift-card ${old} resend`)).toMatch(/old code no longer works/);
      const fresh = await newCode(to, 2, old);
      expect([fresh === old, await balanceOf(old), await balanceOf(fresh)]).toEqual([false, UNKNOWN, 50]);
    });

    test('voids a card, once', async () => {
      const { code } = await cardOf50();
      expect(await admin(`gift-card ${code} void`)).toContain('void');
      expect(await admin(`gift-card ${code} void`)).toMatch(/^No: .* void already/);
      expect(await balanceOf(code)).toBe(UNKNOWN);
    });

    test('lists the cards without their codes', async () => {
      const { code } = await cardOf50();
      const list = await admin('gift-cards');
      expect(list).toContain(`ends ${code.slice(-4)}`);
      expect(list).not.toContain(code);
      expect(await admin('gift-card ACDE-FHJK-MNPR-TVWX-Y347')).toBe('No: There is no such gift card.');
    });
  });
});
