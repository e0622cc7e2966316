import { sql } from 'kysely';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';
import { Shopper } from './shopper';

const NOW = Date.parse('2026-10-05T09:00:00Z');

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = NOW;

  beforeAll(async () => {
    shop = await openShop({ now: () => now });
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(() => (now = NOW));

  /** The output of a command; a refusal begins with "No: ". */
  async function admin(line: string, ...last: readonly string[]): Promise<string> {
    const answer = await runAdminCommand({ database, now }, [...line.split(' '), ...last]);
    return answer.ok ? answer.value : `No: ${answer.reason}`;
  }
  const rowsOf = (table: string) =>
    table
      .split('\n')
      .slice(2)
      .map((row) => row.split(/ {2,}/).filter((cell) => cell !== ''));

  async function priceOf(sku: string) {
    const { products } = await shop.data(
      `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { stock_status only_x_left_in_stock
        price_range { minimum_price { regular_price { value } final_price { value } } } } } }`,
      { sku },
    );
    const [item] = products.items;
    if (item === undefined) return null;
    const { regular_price, final_price } = item.price_range.minimum_price;
    return [regular_price.value, final_price.value, item.stock_status];
  }
  const applied = async (coupon_code: string, quantity = 1) => {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'CLASS', quantity });
    const { body } = await shopper.change('applyCouponToCart', { coupon_code });
    return body.errors === undefined ? body.data.applyCouponToCart.cart.prices.grand_total.value : 'refused';
  };

  describe('product commands', () => {
    test('find products by their words, with price and stock', async () => {
      expect(rowsOf(await admin('products glass vase'))).toEqual([['VASE', 'Glass Vase', '19.99', '3']]);
      expect(rowsOf(await admin('products rose'))).toHaveLength(4);
      expect(await admin('products nothing-of-the-kind')).toBe('Nothing is called so.');
      expect(rowsOf(await admin('products')).length).toBeGreaterThan(10);
    });

    test('change a price, also of bundles and groups that contain the product', async () => {
      expect(await priceOf('TABLE')).toEqual([19.99, 19.99, 'IN_STOCK']);
      await admin('product VASE --price 18.50 --special 15');
      expect(await priceOf('VASE')).toEqual([18.5, 15, 'IN_STOCK']);
      expect(await priceOf('TABLE')).toEqual([18.5, 15, 'IN_STOCK']);
      await admin('product VASE --price 19.99 --special none');
      expect(await priceOf('VASE')).toEqual([19.99, 19.99, 'IN_STOCK']);
    });

    test('change the lowest price of a configurable product with a variant', async () => {
      await admin('product ROSE-S-RED --price 20 --special none');
      expect(await priceOf('ROSE')).toEqual([20, 20, 'IN_STOCK']);
    });

    test('change a price to an unusual one, and give it away, only if that is meant', async () => {
      await admin('product VASE --price 0 --sure');
      expect(await priceOf('VASE')).toEqual([0, 0, 'IN_STOCK']);
      await admin('product VASE --price 19.99');
      expect(await priceOf('VASE')).toEqual([19.99, 19.99, 'IN_STOCK']);
    });

    test('set the stock to a number or to unlimited', async () => {
      await admin('product VASE --stock 0');
      expect((await priceOf('VASE'))?.[2]).toBe('OUT_OF_STOCK');
      expect(rowsOf(await admin('product VASE --stock any'))[0]).toContain('unlimited');
      expect((await priceOf('VASE'))?.[2]).toBe('IN_STOCK');
      await admin('product VASE --stock 3');
    });

    test('take a product off sale everywhere and put it back', async () => {
      expect(rowsOf(await admin('product CLASS --off'))[0]).toContain('off sale');
      expect(await priceOf('CLASS')).toBeNull();
      await admin('product CLASS --on');
      expect(await priceOf('CLASS')).toEqual([45, 45, 'IN_STOCK']);
    });

    test.each([
      ['product UNKNOWN', 'No: There is no product UNKNOWN.'],
      ['product VASE --price 1,50', 'No: A price is written as 24.95, not 1,50.'],
      ['product VASE --price -1', 'No: Commands for the florist.'],
      ['product VASE --special 25', 'No: A special price must be less than the price.'],
      ['product VASE --special cheap', 'No: A special price is 19.95 or none, not cheap.'],
      ['product VASE --special 0', 'No: A special price of 0 gives it away: --special none ends one'],
      ['product VASE --special 0 --sure', 'No: A special price of 0 gives it away'],
      ['product VASE --special 1.50', 'No: The special price would be £1.50 instead of £19.99.'],
      ['product VASE --price 0', 'No: A price of 0 gives VASE away: --off takes it off sale.'],
      ['product VASE --price 1999', 'No: The price of VASE would go from £19.99 to £1999.00.'],
      ['product VASE --price 1.99', 'No: The price of VASE would go from £19.99 to £1.99.'],
      ['product VASE --stock 1.5', 'No: Stock is a whole number or any, not 1.5.'],
      ['product VASE --on --off', 'No: Give either --on or --off.'],
      ['product VASE --price 1 --price 2', 'No: Commands for the florist.'],
      ['product VASE --colour red', 'No: Commands for the florist.'],
      ['product ROSE --price 20', 'No: ROSE is composed of other products'],
      ['product', 'No: Commands for the florist.'],
      ['sell everything', 'No: Commands for the florist.'],
    ])('refuses %s and changes nothing', async (line, refusal) => {
      const before = await priceOf('VASE');
      expect(await admin(line)).toContain(refusal);
      expect(await priceOf('VASE')).toEqual(before);
    });
  });

  describe('coupon commands', () => {
    test('create a coupon that is valid at once and listed with its uses', async () => {
      const row = await admin('coupon add AUTUMN --percent 20 --from 50 --uses 3 --label', '20% off from £50');
      expect(rowsOf(row)).toEqual([['AUTUMN', '20%', '£50.00', '0 of 3', 'open', '20% off from £50']]);
      expect([await applied('AUTUMN'), await applied('autumn', 2)]).toEqual(['refused', 72]);
      expect(await admin('coupons')).toContain('AUTUMN');
    });

    test('create a coupon of a fixed amount, valid between two days in London time', async () => {
      await admin('coupon add HALLOWEEN --amount 7.50 --starts 2026-10-25 --ends 2026-10-31 --each 1 --label Spooky');
      const at = async (instant: string) => {
        now = Date.parse(instant);
        return applied('HALLOWEEN');
      };
      // Summer time ends on the 25th: that day begins at 23:00 UTC, and the 31st ends at midnight UTC.
      expect(await at('2026-10-24T22:59:59Z')).toBe('refused');
      expect(await at('2026-10-24T23:00:00Z')).toBe(37.5);
      expect(await at('2026-10-31T23:59:59Z')).toBe(37.5);
      expect(await at('2026-11-01T00:00:00Z')).toBe('refused');
    });

    test('stop a coupon', async () => {
      await admin('coupon add MISTAKE --percent 100 --sure --label Oops');
      expect(await applied('MISTAKE')).toBe(0);
      expect(rowsOf(await admin('coupon stop mistake'))[0]).toContain('over');
      expect(await applied('MISTAKE')).toBe('refused');
    });

    test.each([
      ['coupon add TEN --percent 5 --label x', 'No: The coupon code TEN exists already.'],
      ['coupon add ten --percent 5 --label x', 'No: The coupon code TEN exists already.'],
      ['coupon add NEW --percent 5', 'No: Give a label'],
      ['coupon add NEW --label x', 'No: Give either --percent or --amount.'],
      ['coupon add NEW --percent 5 --amount 5 --label x', 'No: Give either --percent or --amount.'],
      ['coupon add NEW --percent 101 --label x', 'No: A percentage is'],
      ['coupon add NEW --amount 0 --label x', 'No: An amount is'],
      ['coupon add NEW --percent 5 --ends 2026-02-30 --label x', 'No: A day is'],
      ['coupon add NEW --percent 5 --starts 2026-12-02 --ends 2026-12-01 --label x', 'No: The last day is before'],
      ['coupon add NEW --percent 5 --uses 0 --label x', 'No: Uses are'],
      ['coupon add NE<W --percent 5 --label x', 'No: A code is'],
      [
        'coupon add NEW --percent 100 --label x',
        'No: The coupon would take off 100%. If that is what you mean, add --sure.',
      ],
      ['coupon add NEW --amount 500 --label x', 'No: The coupon would take off £500.00.'],
      ['coupon add NEW --percent 5 --ends 2026-01-31 --label x', 'No: Its last day is over already.'],
      ['coupon stop UNKNOWN', 'No: There is no coupon UNKNOWN.'],
      ['coupon NEW', 'No: Commands for the florist.'],
    ])('refuses %s', async (line, refusal) => {
      expect(await admin(line)).toContain(refusal);
      expect(await applied('NEW')).toBe('refused');
    });
  });

  describe('delivery commands', () => {
    const schedule = async () => {
      const query = 'query { cmsBlocks(identifiers: ["delivery-rules"]) { items { content } } }';
      const { cmsBlocks } = await shop.data(query);
      return JSON.parse(cmsBlocks.items[0].content);
    };

    test('show and change what pages and orders are judged by', async () => {
      const printed = JSON.parse(await admin('delivery --block')) as object;
      expect(printed).toMatchObject({ cutOffMinutes: 840, currency: 'GBP', closedWeekdays: [0] });
      expect(await admin('delivery')).toContain('the coast and the downs');
      expect(await admin('delivery set --until 15:30 --ahead 60 --closed sun,mon --peak 2')).toContain(
        'Orders until 15:30, up to 60 days ahead. Closed: sun,mon.',
      );
      await admin(
        'delivery area coast-and-downs --fee 12.50 --days tue,fri --until 11:00 --postcodes',
        'PO21,PO22 7,GU',
      );
      await admin('delivery area courier-mainland --transit 2 --until shop');
      const { zones, courierZones, ...settings } = await schedule();
      expect(settings).toMatchObject({ cutOffMinutes: 930, daysAhead: 60, closedWeekdays: [0, 1], peakLeadDays: 2 });
      expect(zones[2]).toMatchObject({
        feePence: 1250,
        weekdays: [2, 5],
        cutOffMinutes: 660,
        postcodes: ['GU', 'PO21', 'PO22 7'],
      });
      expect(courierZones[0]).toMatchObject({ transitDays: 2, cutOffMinutes: null });
      await admin('delivery set --until 14:00 --ahead 90 --closed sun --peak 1');
    });

    test('say how far a courier may take a product', async () => {
      const skuOfDay = async () => {
        const query = `query { products(filter: { sku: { eq: "POSY" } }) { items {
          ... on CustomizableProductInterface { options { title ... on CustomizableDateOption { date: value { sku } } } } } } }`;
        return (await shop.data(query)).products.items[0].options[0].date.sku;
      };
      expect(await admin('delivery product POSY never')).toBe('Custom Posy: no courier takes it.');
      expect(await skuOfDay()).toBe('LEAD-1-VAN');
      await admin('delivery product POSY home');
      expect(await skuOfDay()).toBe('LEAD-1-UK');
      await admin('delivery product POSY abroad');
      expect(await skuOfDay()).toBe('LEAD-1');
    });

    test.each([
      ['delivery set --until 25:00', 'No: --until is written like 14:00'],
      ['delivery set --closed someday', 'No: --closed is written like'],
      ['delivery set', 'No: Commands for the florist'],
      ['delivery area nowhere --fee 1.00', 'No: There is no area nowhere'],
      ['delivery area chichester --fee cheap', 'No: --fee is written like 9.95'],
      ['delivery area villages --fee 0', 'No: The fee would go from £'],
      ['delivery area villages --fee 895', 'to £895.00. If that is what you mean, add --sure.'],
      ['delivery area chichester --postcodes Chichester', 'No: --postcodes is written like'],
      ['delivery area chichester --postcodes PO18', 'No: PO18 belongs to villages'],
      ['delivery product NOTHING never', 'No: There is no product NOTHING'],
      ['delivery product POSY sometimes', 'No: A courier takes a product never, home or abroad'],
      ['delivery everything', 'No: Commands for the florist'],
    ])('%s is refused', async (line, begins) => {
      const before = await schedule();
      expect(await admin(line)).toContain(begins);
      expect(await schedule()).toEqual(before);
    });
  });

  describe('closure commands', () => {
    const dayIsKept = async () => {
      const query = 'query ($names: [String]) { cmsBlocks(identifiers: $names) { items { content } } }';
      const { cmsBlocks } = await shop.data(query, { names: ['delivery-rules'] });
      return JSON.parse(cmsBlocks.items[0].content).closures;
    };

    test('tell the storefront about closed days and reopen them', async () => {
      expect(await admin('closure add 2026-11-02 2026-11-07 --reason', 'Autumn holiday')).toContain('Autumn holiday');
      expect(await dayIsKept()).toEqual([{ from: '2026-11-02', to: '2026-11-07', reason: 'Autumn holiday' }]);
      expect(await admin('closures')).toContain('2026-11-07');
      expect(await admin('closure remove 2026-11-02')).toContain('No closures are planned');
      expect(await dayIsKept()).toEqual([]);
    });

    test.each([
      ['closure add 2026-11-02', 'No: Give a reason'],
      ['closure add tomorrow --reason x', 'No: A day is'],
      ['closure add 2026-11-07 2026-11-02 --reason x', 'No: The last day is before'],
      ['closure add 2026-01-02 --reason x', 'No: 2026-01-02 is over already.'],
      ['closure add 2026-11-02 2027-05-02 --reason x', 'No: The shop would be closed for more than 60 days'],
      ['closure add 2036-11-02 --reason x', 'No: 2036-11-02 is more than a year from today.'],
      ['closure remove 2026-11-02', 'No: No closure begins'],
    ])('refuses %s', async (line, refusal) => {
      expect(await admin(line)).toContain(refusal);
    });
  });

  describe('synonyms', () => {
    const found = async (search: string) => {
      const query = 'query ($search: String) { products(search: $search) { items { sku } synonyms } }';
      const { products } = await shop.data(query, { search });
      return [products.items.map(({ sku }: { readonly sku: string }) => sku), products.synonyms];
    };

    test('S1-5 are added, changed and removed, and search follows at once', async () => {
      expect(await admin('synonyms')).toMatch(/mothers day +thank you, birthday/);
      expect(await found("Grandpa's tumbler")).toEqual([[], expect.any(Array)]);
      expect(await admin('synonym add Tumblers --means', 'Glass Vase, zebra')).toMatch(/tumblers +glass vase, zebra\n/);
      expect(await found('tumbler')).toEqual([['VASE'], ['glass vase', 'zebra']]);
      expect(await found('a TUMBLERS')).toEqual([['VASE'], ['glass vase', 'zebra']]);
      expect(await admin('synonym add tumblers --means', 'zebra')).toMatch(/tumblers +zebra\n/);
      expect(await found('tumbler')).toEqual([[], ['zebra']]);
      expect(await admin('synonym remove TUMBLERS')).not.toContain('tumblers');
      expect(await found('tumbler')).toEqual([[], []]);
      const { rows } = await sql<{ version: number }>`SELECT version FROM changes WHERE tag = 'search'`.execute(
        database,
      );
      expect(rows).toHaveLength(1);
    });

    test.each([
      ['synonym remove tumblers', 'No: Search takes tumblers for nothing else.'],
      ['synonym add tumblers', 'No: Say what it means with --means'],
      ['synonym add a b c d --means vase', 'No: A synonym is for one to 3 words.'],
      ['synonym add % --means vase', 'No: A synonym is for one to 3 words.'],
      ['synonym add tumbler --means one,two,three,four,five,six,seven', 'No: A synonym has at most 6 meanings.'],
      ['synonym add tumbler --means a-b-c-d', 'No: A meaning has at most 3 words.'],
      ['synonym', 'No: Commands for the florist'],
      ['synonyms all', 'No: Commands for the florist'],
    ])('%s is refused', async (line, refusal) => {
      expect(await admin(line)).toContain(refusal);
    });
  });

  describe('hours', () => {
    const schedule = async () => {
      const query = 'query ($names: [String]) { cmsBlocks(identifiers: $names) { items { content } } }';
      const { cmsBlocks } = await shop.data(query, { names: ['delivery-rules'] });
      return JSON.parse(cmsBlocks.items[0].content);
    };

    test('tell the storefront when the shop is open, and close a weekday', async () => {
      expect(await admin('hours')).toMatch(/fri +8:30 +17:30\nsat +9:00 +16:00\nsun +closed/);
      expect(await admin('hours wed,sat 9:00 13:00')).toMatch(/wed +9:00 +13:00/);
      expect((await schedule()).openingHours[2]).toEqual({ weekday: 3, opensMinutes: 540, closesMinutes: 780 });
      expect(await admin('hours wed closed')).toMatch(/wed +closed/);
      expect((await schedule()).closedWeekdays).toEqual([0, 3]);
      await admin('hours wed 8:30 17:30');
      await admin('hours sat 9:00 16:00');
      expect(await schedule()).toMatchObject({ closedWeekdays: [0], openingHours: { length: 6 } });
    });

    test.each([
      ['hours someday 9:00 17:00', 'No: Weekdays are written like'],
      ['hours mon nine five', 'No: A time is written as 17:30'],
      ['hours mon 17:00 9:00', 'No: The shop would close before it opens'],
      ['hours mon', 'No: Commands for the florist'],
    ])('%s is refused', async (line, refusal) => {
      expect(await admin(line)).toContain(refusal);
    });
  });

  test('lists orders, payments, reviews and customers, and reports unknown ids', async () => {
    expect(await admin('orders')).toBe('No orders yet.');
    expect(await admin('payments')).toBe('No bank payments yet.');
    expect(await admin('customers')).toBe('No customers yet.');
    expect(rowsOf(await admin('reviews'))).toHaveLength(2);
    expect(await admin('review 1')).toContain('Review 1');
    expect(await admin('review 1 --approve')).toBe('No: Review 1 was approved already.');
    expect(await admin('review 1 --approve --reject')).toContain('Commands for the florist.');
    expect(await admin('review 99')).toBe('No: There is no review 99.');
    expect(await admin('order 99')).toBe('No: There is no order 99.');
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'CLASS', quantity: 1 });
    await shopper.checkOut();
    await shopper.order();
    expect(rowsOf(await admin('orders'))).toHaveLength(1);
    expect(await admin('order 1')).toContain('Status: Received');
  });
});
