import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readOrder } from '../../backend/commerce/order/placed-order';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { ADDRESS, optionUids, Shopper } from './shopper';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    shop = await openShop({ now: () => now, floristEmail: 'workroom@posy.example' });
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(() => {
    now = MONDAY_MORNING;
  });

  async function readyToOrder(sku: string, quantity = 1, headers?: Record<string, string>): Promise<Shopper> {
    const shopper = await Shopper.enter(shop, headers);
    await shopper.add({ sku, quantity });
    // Cheques are in pounds.
    await shopper.checkOut(headers?.['Content-Currency'] === undefined ? 'checkmo' : 'cashondelivery');
    return shopper;
  }

  const numberOf = (answer: { body: { data: { placeOrder: { order: { order_number: string } } | null } } }) =>
    answer.body.data.placeOrder?.order.order_number ?? null;
  const ordersOf = (cartId: string) =>
    database.selectFrom('orders').select('number').where('cart_id', '=', cartId).execute();
  const stockOf = async (sku: string) =>
    (await database.selectFrom('products').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock;

  async function setStock(sku: string, stock: number | null): Promise<void> {
    await database.updateTable('products').set({ stock }).where('sku', '=', sku).execute();
  }

  describe('one order per cart', () => {
    test('returns one order number to twenty concurrent calls', async () => {
      const shopper = await readyToOrder('CLASS');
      const numbers = (await Promise.all(Array.from({ length: 20 }, () => shopper.order()))).map(numberOf);
      const [order, ...more] = await ordersOf(shopper.cartId);
      expect(new Set(numbers)).toEqual(new Set([order?.number]));
      expect(more).toEqual([]);
      expect(
        await database
          .selectFrom('outbox')
          .select('id')
          .where('reference', 'like', `order-${order?.number}-%`)
          .execute(),
      ).toHaveLength(2);
    });

    test('returns the same number when called again, however late', async () => {
      const shopper = await readyToOrder('CLASS');
      const first = numberOf(await shopper.order());
      now += 86_400_000;
      expect(numberOf(await shopper.order())).toBe(first);
      expect(await ordersOf(shopper.cartId)).toHaveLength(1);
    });

    test('refuses a cart that never existed', async () => {
      const { body } = await shop.request(
        'mutation { placeOrder(input: { cart_id: "missing" }) { order { order_number } } }',
      );
      expect(body.errors[0]).toMatchObject({
        message: 'Could not find a cart with ID "missing"',
        extensions: { category: 'graphql-no-such-entity' },
      });
    });

    test('includes or refuses changes that race with the order, and loses none', async () => {
      const shopper = await readyToOrder('CLASS');
      const answers = await Promise.all([
        shopper.add({ sku: 'CLASS', quantity: 1 }),
        shopper.order(),
        shopper.add({ sku: 'CLASS', quantity: 1 }),
      ]);
      const number = numberOf(answers[1]);
      const taken = [answers[0], answers[2]].filter((answer) => answer.body.errors === undefined).length;
      const order = await readOrder(database, number ?? '');
      expect(order?.lines[0]?.quantity).toBe(1 + taken);
    });

    test('numbers orders without gaps, also after a refused one', async () => {
      const first = Number(numberOf(await (await readyToOrder('CLASS')).order()));
      const refused = await Shopper.enter(shop);
      await refused.order();
      expect(Number(numberOf(await (await readyToOrder('CLASS')).order()))).toBe(first + 1);
    });
  });

  describe('stock', () => {
    test('sells exactly the remaining items under concurrent orders; a refused shopper keeps the cart', async () => {
      await setStock('VASE', 3);
      const shoppers = await Promise.all(Array.from({ length: 8 }, () => readyToOrder('VASE')));
      const answers = await Promise.all(shoppers.map((shopper) => shopper.order()));
      expect(answers.map(numberOf).filter((number) => number !== null)).toHaveLength(3);
      expect(await stockOf('VASE')).toBe(0);
      const late = answers.findIndex((answer) => numberOf(answer) === null);
      expect(answers[late]?.body.errors[0]).toMatchObject({
        message: 'Unable to place order: Some of the products are out of stock: Glass Vase.',
        extensions: { category: 'graphql-input' },
      });
      expect((await shoppers[late]?.look())?.body.data.cart).toMatchObject({
        email: 'ann@example.org',
        total_quantity: 1,
      });
    });

    test('returns all stock when an order is refused for one product', async () => {
      await setStock('VASE', 2);
      await setStock('SOLD-OUT', 1);
      const shopper = await Shopper.enter(shop);
      await shopper.add({ sku: 'VASE', quantity: 2 }, { sku: 'SOLD-OUT', quantity: 1 });
      await shopper.checkOut();
      await setStock('SOLD-OUT', 0);
      expect(numberOf(await shopper.order())).toBeNull();
      expect(await stockOf('VASE')).toBe(2);
    });

    test('takes the parts of a bundle', async () => {
      await setStock('VASE', 5);
      await (await readyToOrder('HAMPER', 2)).order();
      expect(await stockOf('VASE')).toBe(1);
    });

    test('refuses a product that was taken off sale while in the cart', async () => {
      const shopper = await readyToOrder('CLASS');
      await database.updateTable('products').set({ enabled: 0 }).where('sku', '=', 'CLASS').execute();
      expect((await shopper.order()).body.errors[0].message).toBe(
        'Unable to place order: “Wreath Class” is not available any more.',
      );
      expect((await shopper.add({ sku: 'CLASS', quantity: 1 })).body.data.addProductsToCart.user_errors).toMatchObject([
        { code: 'NOT_SALABLE' },
      ]);
      await database.updateTable('products').set({ enabled: 1 }).where('sku', '=', 'CLASS').execute();
    });

    test('refuses a delivery date that has passed while in the cart', async () => {
      const uids = await optionUids(shop, 'POSY');
      const shopper = await Shopper.enter(shop);
      await shopper.add({
        sku: 'POSY',
        quantity: 1,
        selected_options: [uids['Wrapping/Paper'] ?? ''],
        entered_options: [{ uid: uids['Delivery date'] ?? '', value: '2026-10-06 00:00:00' }],
      });
      await shopper.checkOut('cashondelivery');
      now = Date.parse('2026-10-05T15:00:00Z');
      expect((await shopper.order()).body.errors[0].message).toBe(
        'Unable to place order: Custom Posy: Orders for the day chosen for “Delivery date” have closed. The earliest day we can offer is Wednesday 7 October 2026.',
      );
    });
  });

  describe('the content of an order', () => {
    test('stores amounts, rate and GBP total of an order in another currency', async () => {
      await setStock('VASE', 9);
      const shopper = await readyToOrder('VASE', 2, { 'Content-Currency': 'EUR', Store: 'ie' });
      await shopper.change('applyCouponToCart', { coupon_code: 'TEN' });
      const shown = (await shopper.look()).body.data.cart.prices.grand_total;
      const order = await readOrder(database, numberOf(await shopper.order()) ?? '');
      expect(shown).toEqual({ value: 47.89, currency: 'EUR' });
      expect(order).toMatchObject({
        store_code: 'ie',
        currency: 'EUR',
        rate: 1_170_000,
        subtotal: 4_678,
        discount: 468,
        shipping: 579,
        grand_total: 4_789,
        base_grand_total: 4_093,
        coupon_code: 'TEN',
        status: 'Pending',
      });
      expect(order?.lines.reduce((sum, line) => sum + line.row_total - line.discount, 0)).toBe(4_789 - 579);
    });

    test('writes both emails from the order: lines, options, date, card message, address, total, rights', async () => {
      const uids = await optionUids(shop, 'POSY');
      const shopper = await Shopper.enter(shop);
      await shopper.add({
        sku: 'POSY',
        quantity: 2,
        selected_options: [uids['Wrapping/Linen'] ?? ''],
        entered_options: [
          { uid: uids['Delivery date'] ?? '', value: '2026-10-07 00:00:00' },
          { uid: uids['Card message'] ?? '', value: 'Love <b>& kisses' },
        ],
      });
      await shopper.checkOut('banktransfer');
      const number = numberOf(await shopper.order()) ?? '';
      const messages = await database
        .selectFrom('outbox')
        .selectAll()
        .where('reference', 'like', `order-${number}-%`)
        .orderBy('id')
        .execute();
      const [customer, florist] = messages;
      expect([customer?.recipient, florist?.recipient]).toEqual(['ann@example.org', 'workroom@posy.example']);
      expect(florist?.subject).toBe(`Order ${number} for Wednesday 7 October 2026`);
      for (const words of [
        `your order ${number}`,
        '2 × Custom Posy',
        'Delivery date: Wednesday 7 October 2026',
        'Card message: Love <b>& kisses',
        'Wrapping: Linen',
        '1 High Street\nFlat 2\nChichester, PO19 1AA\nUnited Kingdom',
        'the 14-day right to cancel does not apply',
        'flowers@posy.example',
      ]) {
        expect(customer?.text).toContain(words);
      }
      // 2 x (20.00 + 1.00 card + 3.50 linen) + 4.95
      expect(customer?.text).toMatch(/^Total +£53\.95$/m);
      expect(customer?.html).toContain('Card message: Love &lt;b&gt;&amp; kisses');
    });

    test('names the recipient’s phone only where there is one, and whom to ask about the order', async () => {
      const florist = async (telephone: string) => {
        const shopper = await readyToOrder('VASE');
        await shopper.change('setBillingAddressOnCart', {
          billing_address: { address: { ...ADDRESS, firstname: 'Bea', telephone } },
        });
        await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } });
        const number = numberOf(await shopper.order()) ?? '';
        const { text } = await database
          .selectFrom('outbox')
          .select('text')
          .where('reference', '=', `order-${number}-florist`)
          .executeTakeFirstOrThrow();
        const goes = /DELIVER TO\n\n(.*?)\n\n\n/s.exec(text)?.[1] ?? '';
        const orderedBy = /ORDERED BY\n\n(.*?)\n\n\n/s.exec(text)?.[1] ?? '';
        return { goes, orderedBy };
      };
      const own = await florist('07700 900123');
      expect(own.goes).toContain(ADDRESS.telephone);
      expect(own.orderedBy).toBe('Bea Lee\n07700 900123\nann@example.org');
      const standIn = await florist(ADDRESS.telephone);
      expect(standIn.goes).toContain('1 High Street');
      expect(standIn.goes).not.toContain(ADDRESS.telephone);
      expect(standIn.orderedBy).toContain(ADDRESS.telephone);
    });

    test('says in both emails that a gift without a name on its card is anonymous', async () => {
      const { id } = await database
        .selectFrom('products')
        .select('id')
        .where('sku', '=', 'VASE')
        .executeTakeFirstOrThrow();
      const question = { kind: 'field', title: 'Name on the card', sku: 'CARD-NAME', max_characters: 40 } as const;
      await database
        .insertInto('custom_options')
        .values({ product_id: id, required: 0, position: 9, price: 0, price_type: 'fixed', ...question })
        .execute();
      const uids = await optionUids(shop, 'VASE');
      const emails = async (names: readonly string[]) => {
        const shopper = await Shopper.enter(shop);
        await shopper.add({
          sku: 'VASE',
          quantity: 1,
          entered_options: names.map((value) => ({ uid: uids['Name on the card'] ?? '', value })),
        });
        await shopper.checkOut('banktransfer');
        const reference = `order-${numberOf(await shopper.order()) ?? ''}-%`;
        const sent = await database.selectFrom('outbox').select('text').where('reference', 'like', reference).execute();
        return sent.map(({ text }) => /Name on the card: .*/.exec(text)?.[0]);
      };
      const anonymous = 'Name on the card: None (sent anonymously)';
      expect(await emails([])).toEqual([anonymous, anonymous]);
      expect(await emails(['Ann'])).toEqual(['Name on the card: Ann', 'Name on the card: Ann']);
    });

    test('writes emails as files without a mail server, complete and once', async () => {
      const shopper = await readyToOrder('CLASS');
      const number = numberOf(await shopper.order()) ?? '';
      const copy = shop.connect();
      const waiting = () => copy.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
      while ((await waiting()).length > 0) await pause(5);
      await copy.destroy();
      const folder = join(shop.dataDir, 'outbox');
      expect(existsSync(join(folder, `order-${number}-florist.eml`))).toBe(true);
      expect(readdirSync(folder).filter((name) => !name.endsWith('.eml'))).toEqual([]);
      const message = readFileSync(join(folder, `order-${number}-customer.eml`), 'utf8');
      expect(message).toMatch(/^To: ann@example\.org$/m);
      expect(message).toContain(`Message-ID: <order-${number}-customer@posy.example>`);
      expect(message).toContain('Content-Type: text/plain');
      expect(message).toContain('Content-Type: text/html');
    });

    test('keeps orders and carts over a restart', async () => {
      const shopper = await readyToOrder('CLASS');
      const number = numberOf(await shopper.order());
      const waiting = await readyToOrder('CLASS');
      await shop.backend.close();
      const again = await openShop({ dataDir: shop.dataDir, databaseUrl: shop.databaseUrl });
      const order = { input: { cart_id: shopper.cartId } };
      const query = 'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } } }';
      expect((await again.data(query, order)).placeOrder.order.order_number).toBe(number);
      expect(
        (await again.data('query ($id: String!) { cart(cart_id: $id) { email } }', { id: waiting.cartId })).cart.email,
      ).toBe('ann@example.org');
      await again.stop();
    });
  });
});
