import { type ShopDatabase } from '../../backend/database/shop-database';
import { accountShop, Customer, refusalOf } from './account';
import { GiftCardDesk } from './gift-card-desk';
import { addGiftCard, checkOut, GIFT_CARD_SEED, ordered, orderGiftCard } from './gift-card-shop';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop, type TestResponse } from './running-shop';
import { Shopper } from './shopper';

const TOO_MANY = /up to 20 gift cards/;

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let desk: GiftCardDesk;
  beforeAll(async () => {
    const settings = accountShop({ practiceBank: true, onlineMaxPence: 150_000 });
    shop = await openShop(settings, GIFT_CARD_SEED);
    database = shop.connect();
    desk = new GiftCardDesk(shop, database, () => MONDAY_MORNING);
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });

  const told = ({ body }: TestResponse): string =>
    body.errors?.[0].message ?? body.data.addProductsToCart?.user_errors[0]?.message ?? '';
  const inCart = async (shopper: Shopper): Promise<number> => (await shopper.look()).body.data.cart.total_quantity;
  const uids = async (shopper: Shopper): Promise<readonly string[]> =>
    (await shopper.look()).body.data.cart.items.map(({ uid }: { uid: string }) => uid);
  const change = async (shopper: Shopper, line: number, quantity: number) =>
    shopper.change('updateCartItems', {
      cart_items: [{ cart_item_uid: (await uids(shopper))[line], quantity }],
    });
  /** What a cart may have kept from before there was a limit. */
  const keep = (shopper: Shopper, quantity: number) =>
    database.updateTable('cart_items').set({ quantity }).where('cart_id', '=', shopper.cartId).execute();

  describe('gift cards of an order', () => {
    test('are stored once the order is paid, and not before', async () => {
      const to = desk.somebody();
      const number = await orderGiftCard(shop, { to, quantity: 20 }, 'bankpage');
      expect(await desk.cardsOf(number)).toEqual([]);
      await Promise.all([desk.settle(number, 'paid'), desk.settle(number, 'paid'), desk.settle(number, 'paid')]);
      const cards = await desk.cardsOf(number);
      expect(
        cards.map(({ unit, pence, balance, recipient_email, recipient_name, send_on }) => ({
          unit,
          pence,
          balance,
          recipient_email,
          recipient_name,
          send_on,
        })),
      ).toEqual(
        Array.from({ length: 20 }, (_, unit) => ({
          unit,
          pence: 5_000,
          balance: 5_000,
          recipient_email: to,
          recipient_name: 'Eve',
          send_on: '2026-10-05',
        })),
      );
    });

    test('are stored for each line, also when the florist says that the money came', async () => {
      const shopper = await Shopper.enter(shop);
      await addGiftCard(shop, shopper, { to: desk.somebody(), value: '£20', quantity: 2 });
      await addGiftCard(shop, shopper, { to: desk.somebody(), value: '£50', day: '2026-12-25' });
      const number = await ordered(shopper, 'banktransfer');
      expect(await desk.cardsOf(number)).toEqual([]);
      expect(await desk.admin(`order ${number}`)).toMatch(/2 gift cards of £20 for Eve: not paid yet/);
      await desk.admin(`order ${number} paid`);
      await desk.admin(`order ${number} paid`);
      const cards = await desk.cardsOf(number);
      expect(cards.map(({ pence, send_on }) => [pence, send_on])).toEqual([
        [2_000, '2026-10-05'],
        [2_000, '2026-10-05'],
        [5_000, '2026-12-25'],
      ]);
    });

    test.each(['declined', 'cancelled', 'expired'] as const)('are never stored when the payment is %s', async (how) => {
      const number = await orderGiftCard(shop, { quantity: 3 }, 'bankpage');
      await desk.settle(number, how);
      await desk.settle(number, 'paid');
      expect(await desk.cardsOf(number)).toEqual([]);
    });

    test('are never stored when the florist cancels before they are paid', async () => {
      const number = await orderGiftCard(shop, { quantity: 3 });
      await desk.admin(`order ${number} cancel`);
      expect(await desk.admin(`order ${number} paid`)).toMatch(/^No: /);
      expect(await desk.cardsOf(number)).toEqual([]);
      expect(
        await database
          .selectFrom('ordered_gift_cards as g')
          .innerJoin('orders as o', 'o.id', 'g.order_id')
          .select('g.id')
          .where('o.number', '=', number)
          .execute(),
      ).toEqual([]);
    });
  });

  describe('at most 20 gift cards in one order', () => {
    test('whatever line they are in, when they are added', async () => {
      const shopper = await Shopper.enter(shop);
      await addGiftCard(shop, shopper, { to: 'a@example.org', quantity: 12 });
      expect(told(await addGiftCard(shop, shopper, { to: 'b@example.org', quantity: 9 }))).toMatch(TOO_MANY);
      expect(told(await addGiftCard(shop, shopper, { to: 'a@example.org', quantity: 9 }))).toMatch(TOO_MANY);
      expect(told(await addGiftCard(shop, shopper, { to: 'b@example.org', quantity: 8 }))).toBe('');
      expect(await inCart(shopper)).toBe(20);
      expect(told(await addGiftCard(shop, await Shopper.enter(shop), { quantity: 10_000 }))).toMatch(TOO_MANY);
    });

    test('when a quantity is changed, which may always be reduced', async () => {
      const shopper = await Shopper.enter(shop);
      await addGiftCard(shop, shopper, { to: 'a@example.org', quantity: 12 });
      await addGiftCard(shop, shopper, { to: 'b@example.org', quantity: 8 });
      expect(told(await change(shopper, 1, 9))).toMatch(TOO_MANY);
      await keep(shopper, 25);
      expect(told(await change(shopper, 0, 22))).toBe('');
      expect(told(await change(shopper, 0, 23))).toMatch(TOO_MANY);
      expect(await inCart(shopper)).toBe(47);
    });

    test('when two tabs add at the same moment', async () => {
      const shopper = await Shopper.enter(shop);
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd'].map((name) => addGiftCard(shop, shopper, { to: `${name}@example.org`, quantity: 9 })),
      );
      expect(answers.filter((answer) => told(answer) === '')).toHaveLength(2);
      expect(await inCart(shopper)).toBe(18);
    });

    test('when an order is placed from a cart that has kept more', async () => {
      const shopper = await Shopper.enter(shop);
      await addGiftCard(shop, shopper, { value: '£20' });
      await checkOut(shopper, 'bankpage');
      await keep(shopper, 21);
      expect(refusalOf(await shopper.order()).message).toMatch(TOO_MANY);
      await keep(shopper, 20);
      expect(told(await shopper.order())).toBe('');
    });

    test('when a failed payment puts an order back beside a newer cart', async () => {
      const headers = { Authorization: `Bearer ${(await Customer.join(shop)).token}` };
      const first = await Shopper.enter(shop, headers);
      await addGiftCard(shop, first, { to: 'a@example.org', quantity: 15, value: '£20' });
      const number = await ordered(first, 'bankpage');
      const newer = await Shopper.enter(shop, headers);
      await addGiftCard(shop, newer, { to: 'b@example.org', quantity: 15 });
      await desk.settle(number, 'declined');
      expect(await inCart(newer)).toBe(20);

      const guest = await Shopper.enter(shop);
      await addGiftCard(shop, guest, { to: 'c@example.org', quantity: 4 });
      await guest.add({ sku: 'CLASS', quantity: 1 });
      await shop.data(
        'mutation ($from: String!) { mergeCarts(source_cart_id: $from) { id } }',
        { from: guest.cartId },
        headers,
      );
      expect(await inCart(newer)).toBe(21);
    });
  });

  describe('an order paid online', () => {
    test('has a highest value, told when the method is chosen and when it is placed', async () => {
      const shopper = await desk.withClasses(33);
      await checkOut(shopper, 'bankpage');
      await shopper.add({ sku: 'CLASS', quantity: 1 });
      const tooMuch = /Orders paid online come to at most £1,500\. .*call us on/;
      expect(refusalOf(await shopper.order()).message).toMatch(tooMuch);
      const choice = await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'bankpage' } });
      expect(refusalOf(choice).message).toMatch(tooMuch);
      expect(told(await change(shopper, 0, 33))).toBe('');
      expect(told(await shopper.order())).toBe('');
    });

    test('is judged in pounds, whatever the currency', async () => {
      const shopper = await Shopper.enter(shop, { 'Content-Currency': 'EUR' });
      await shopper.add({ sku: 'CLASS', quantity: 33 });
      await checkOut(shopper, 'bankpage');
      expect(told(await shopper.order())).toBe('');
    });
  });
});
