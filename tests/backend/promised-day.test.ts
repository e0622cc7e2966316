import type { ShopSeed } from '../../backend/seed/load';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { optionUids, Shopper } from './shopper';
import { SMALL_SEED } from './small-seed';

const HOUR = 3_600_000;
const [VASE] = SMALL_SEED.products.filter(({ sku }) => sku === 'VASE');
if (VASE?.type !== 'simple') throw new Error('The small seed has no vase.');
const may = (sku: string, leadDays: number) => ({
  ...VASE,
  sku,
  name: sku,
  urlKey: sku.toLowerCase(),
  stock: null,
  leadDays,
  options: [{ kind: 'date', title: 'Delivery date', required: false, pence: 0 }] as const,
});
/** Things that may be left without a day: ready at once, tomorrow, in three days. */
const SEED: ShopSeed = {
  ...SMALL_SEED,
  products: [...SMALL_SEED.products, may('NOW', 0), may('SOON', 1), may('LATER', 3)],
};

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop({ now: () => now }, SEED);
  });
  afterAll(() => shop.stop());
  beforeEach(() => (now = MONDAY_MORNING));

  /** A cart of things without a day, unless one follows the SKU: `SOON 2026-10-09`. */
  async function cartOf(...lines: readonly string[]): Promise<Shopper> {
    const shopper = await Shopper.enter(shop);
    for (const line of lines) {
      const [sku = '', day] = line.split(' ');
      const uid = (await optionUids(shop, sku))['Delivery date'] ?? '';
      const entered_options = day === undefined ? [] : [{ uid, value: `${day} 00:00:00` }];
      const { body } = await shopper.add({ sku, quantity: 1, entered_options });
      expect(body.data.addProductsToCart.user_errors).toEqual([]);
    }
    return shopper;
  }

  interface Answer {
    readonly label: string;
    readonly values: readonly { readonly label: string; readonly value: string }[];
  }

  /** What the cart says of each line's day: what was chosen, or `promised` and the day. */
  async function daysIn(shopper: Shopper): Promise<readonly string[]> {
    const { items } = (await shopper.look()).body.data.cart;
    return items.flatMap(({ customizable_options: options }: { customizable_options: readonly Answer[] }) =>
      options.flatMap(({ values }) =>
        values.map(({ label, value }) => (value === '' ? `promised ${label}` : value.slice(0, 10))),
      ),
    );
  }

  test.each([
    ['on the first day on which it is ready', ['SOON'], ['promised 2026-10-06']],
    ['together, when the last of it is ready', ['NOW', 'LATER'], ['promised 2026-10-08', 'promised 2026-10-08']],
    ['with what was ordered for a day', ['SOON', 'NOW 2026-10-16'], ['promised 2026-10-16', '2026-10-16']],
    ['by itself if it is not ready by that day', ['LATER', 'NOW 2026-10-06'], ['promised 2026-10-08', '2026-10-06']],
  ])('what has no day comes %s', async (_when, lines, days) => {
    const shopper = await cartOf(...lines);
    expect((await daysIn(shopper)).join()).not.toContain('promised');
    await shopper.checkOut('cashondelivery');
    expect(await daysIn(shopper)).toEqual(days);
  });

  test('the promised day is stored with the order, and stands in both emails and the list of orders', async () => {
    const shopper = await cartOf('SOON');
    await shopper.checkOut('cashondelivery');
    // After the cut-off of the day on which it was put into the cart.
    now = MONDAY_MORNING + 6 * HOUR;
    const number: string = (await shopper.order()).body.data.placeOrder.order.order_number;
    const database = shop.connect();
    const stored = await database
      .selectFrom('order_line_options as o')
      .innerJoin('order_lines as l', 'l.id', 'o.line_id')
      .innerJoin('orders', 'orders.id', 'l.order_id')
      .select(['o.label', 'o.day'])
      .where('orders.number', '=', number)
      .execute();
    expect(stored).toEqual([{ label: 'Delivery date', day: '2026-10-07' }]);
    const emails = await database
      .selectFrom('outbox')
      .select(['text', 'subject'])
      .where('reference', 'like', `order-${number}-%`)
      .orderBy('reference')
      .execute();
    expect(emails.map(({ text }) => text)).toEqual(
      Array(2).fill(expect.stringContaining('Delivery date: Wednesday 7 October 2026')),
    );
    expect(emails[1]?.subject).toBe(`Order ${number} for Wednesday 7 October 2026`);
    await database.destroy();
  });

  test('a collection of today is not promised for a slot that is over', async () => {
    const dayAt = async (hours: number) => {
      now = MONDAY_MORNING + hours * HOUR;
      const shopper = await cartOf('NOW');
      await shopper.checkOut('cashondelivery', 'collection', 'morning');
      return daysIn(shopper);
    };
    expect(await dayAt(1)).toEqual(['promised 2026-10-05']);
    expect(await dayAt(3)).toEqual(['promised 2026-10-06']);
  });

  test('a cheque that would arrive after the promised day is not offered', async () => {
    const shopper = await cartOf('SOON');
    await shopper.checkOut('cashondelivery');
    const { body } = await shopper.look();
    const codes = body.data.cart.available_payment_methods.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('checkmo');
    expect(codes).toContain('cashondelivery');
  });
});
