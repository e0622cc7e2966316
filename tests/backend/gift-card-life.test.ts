import type { ShopDatabase } from '../../backend/database/shop-database';
import { GiftCardDesk } from './gift-card-desk';
import { addGiftCard, GIFT_CARD_SEED, ordered } from './gift-card-shop';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

const DAY = 86_400_000;
const HOUR = 3_600_000;

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let desk: GiftCardDesk;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop({ practiceBank: true, now: () => now }, GIFT_CARD_SEED);
    database = shop.connect();
    desk = new GiftCardDesk(shop, database, () => now);
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(() => (now = MONDAY_MORNING));

  const endOf = async (order: string) => Date.parse((await desk.cardsOf(order))[0]?.expires_at ?? '');

  /** A card with this much of its life left. */
  async function ending(left: number) {
    const card = await desk.cardOf50();
    const end = await endOf(card.order);
    now = end - left;
    return { ...card, end };
  }

  /** An order of two classes, of which the card pays a part, at the bank or by cheque. */
  async function spend(code: string, payment: string): Promise<string> {
    const shopper = await desk.withClasses(2);
    await shopper.change('applyGiftCardToCart', { gift_card_code: code });
    return ordered(shopper, payment);
  }

  describe('the life of a gift card', () => {
    test.each(['declined', 'cancelled', 'expired'] as const)(
      'does not grow however often a payment is %s',
      async (how) => {
        const { code, order, end } = await ending(10 * DAY);
        for (let turn = 0; turn < 3; turn += 1) {
          const number = await spend(code, 'bankpage');
          now += DAY;
          await desk.settle(number, how);
          expect([await endOf(order), await desk.balanceOf(code)]).toEqual([end, 50]);
        }
      },
    );

    test('does not grow when an order that was never paid is cancelled', async () => {
      const { code, order, end } = await ending(10 * DAY);
      const number = await spend(code, 'checkmo');
      await desk.admin(`order ${number} cancel`);
      expect(await endOf(order)).toBe(end);
    });

    test('stands still while an unpaid order holds it over its end', async () => {
      const { code, order, end } = await ending(HOUR);
      const number = await spend(code, 'bankpage');
      now = end + HOUR;
      await desk.settle(number, 'expired');
      expect([await endOf(order), await desk.balanceOf(code)]).toEqual([now + HOUR, 50]);
    });

    test('is 90 days at least when a paid order gives the money back', async () => {
      const { code, order } = await ending(10 * DAY);
      const number = await spend(code, 'checkmo');
      await desk.admin(`order ${number} paid`);
      await desk.admin(`order ${number} cancel`);
      expect(await endOf(order)).toBe(now + 90 * DAY);
    });
  });

  describe('the name of the recipient, which stands in a subject', () => {
    async function named(name: string) {
      const shopper = await Shopper.enter(shop);
      const { body } = await addGiftCard(shop, shopper, { name });
      return { shopper, told: body.data.addProductsToCart.user_errors[0]?.message ?? '' };
    }

    test.each(['Win at posy.example', 'https://bad.example/x', 'www.bad', 'b\u200Bad.example', 'bad。example'])(
      'is refused with the web address in %j',
      async (name) => expect((await named(name)).told).toMatch(/“Name” cannot contain a web address\./),
    );

    test.each(['Mrs.Ng', 'Jean.Luc', 'Anne-Marie O’Neill', 'J. R. R. Tolkien'])('may be %s', async (name) =>
      expect((await named(name)).told).toBe(''),
    );

    test('is judged again when the order is placed, and no link in emails about a card that was sold before', async () => {
      const { shopper } = await named('Eve');
      await shopper.change('setGuestEmailOnCart', { email: 'ann@example.org' });
      const set = () =>
        database
          .updateTable('cart_item_options')
          .set({ text: 'See bad.example' })
          .where('text', '=', 'Eve')
          .where('item_id', 'in', database.selectFrom('cart_items').select('id').where('cart_id', '=', shopper.cartId))
          .execute();
      await set();
      expect(await ordered(shopper, 'banktransfer')).toMatch(/cannot contain a web address/);

      const to = desk.somebody();
      const before = await Shopper.enter(shop);
      await addGiftCard(shop, before, { to });
      const number = await ordered(before, 'banktransfer');
      await database
        .updateTable('ordered_gift_cards')
        .set({ recipient_name: 'See bad.example' })
        .where('recipient_email', '=', to)
        .execute();
      await desk.admin(`order ${number} paid`);
      await desk.codeTo(to);
      const mails = await database
        .selectFrom('outbox')
        .innerJoin('orders', 'orders.id', 'outbox.order_id')
        .select(['subject', 'text'])
        .where('orders.number', '=', number)
        .execute();
      expect(mails.map(({ subject }) => subject)).toContain('Your gift card for See bad. example is on its way');
      expect(mails.map(({ text }) => text).join()).not.toContain('See bad.example');
    });
  });
});
