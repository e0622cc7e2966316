import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import type { SeedProduct } from '../../backend/seed/seed-shapes';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';
import { optionUids, Shopper, type WireLine } from './shopper';
import { SMALL_SEED } from './small-seed';

const DAY = { kind: 'date', title: 'Delivery date', required: true, pence: 0 } as const;
const [VASE, ROSE, HAMPER] = ['VASE', 'ROSE', 'HAMPER'].map((wanted) =>
  SMALL_SEED.products.find(({ sku }) => sku === wanted),
);
if (VASE?.type !== 'simple' || ROSE?.type !== 'configurable' || HAMPER?.type !== 'bundle') {
  throw new Error('The small seed has no vase, rose or hamper.');
}
const flower = { ...VASE, stock: null, leadDays: 0, options: [DAY], categories: ['gifts'] };
const one = (sku: string) => ({ sku, quantity: 1, isDefault: true, canChangeQuantity: false });

/** Peonies are sold in May and June, snowdrops from January to February. */
const MORE: readonly SeedProduct[] = [
  { ...flower, sku: 'PEONY', name: 'Peonies', urlKey: 'peonies', months: [5, 6], pence: 100, position: 30 },
  { ...flower, sku: 'SNOW', name: 'Snowdrops', urlKey: 'snowdrops', months: [1, 2], pence: 200, position: 29 },
  { ...flower, sku: 'GONE', name: 'A Last One', urlKey: 'a-last-one', stock: 1, pence: 150, position: 28 },
  {
    ...ROSE,
    sku: 'DAHLIA',
    name: 'Dahlias',
    urlKey: 'dahlias',
    months: [8, 10],
    categories: ['gifts'],
    position: 27,
    variants: ROSE.variants.map((variant) => ({ ...variant, sku: variant.sku.replace('ROSE', 'DAHLIA') })),
  },
  {
    ...HAMPER,
    sku: 'BOX',
    name: 'Peony Box',
    urlKey: 'peony-box',
    options: [DAY],
    position: 26,
    items: [
      {
        title: 'Flowers',
        kind: 'radio',
        required: true,
        choices: [one('PEONY'), { ...one('GONE'), isDefault: false }],
      },
    ],
  },
];

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = 0;
  const at = (moment: string) => {
    now = Date.parse(moment);
  };
  beforeAll(async () => {
    at('2026-11-25T10:00:00Z');
    shop = await openShop({ now: () => now }, { ...SMALL_SEED, products: [...SMALL_SEED.products, ...MORE] });
  });
  beforeEach(() => at('2026-11-25T10:00:00Z'));
  afterAll(() => shop.stop());

  async function admin(...words: string[]): Promise<string> {
    const database = shop.connect();
    const answer = await runAdminCommand({ database, now }, words);
    await database.destroy();
    return answer.ok ? answer.value : answer.reason;
  }

  const bySku = async (sku: string) => {
    const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) {
      items { stock_status months_of_sale } } }`;
    return (await shop.data(query, { sku })).products.items[0];
  };

  async function lineFor(sku: string, day: string, more: Partial<WireLine> = {}): Promise<WireLine> {
    const uids = await optionUids(shop, sku);
    const entered_options = [{ uid: uids['Delivery date'] ?? '', value: `${day} 00:00:00` }];
    return { sku, quantity: 1, entered_options, ...more };
  }

  async function errorsOf(sku: string, day: string): Promise<readonly { code: string; message: string }[]> {
    const { body } = await (await Shopper.enter(shop)).add(await lineFor(sku, day));
    return body.data.addProductsToCart.user_errors;
  }

  async function skusOf(how: string): Promise<readonly string[]> {
    const { products } = await shop.data(`{ products(${how}) { items { sku } } }`);
    return products.items.map(({ sku }: { sku: string }) => sku);
  }

  describe('a product with months of sale', () => {
    test('is out of stock in other months, with its months; without any it is sold all year', async () => {
      expect(await bySku('PEONY')).toEqual({ stock_status: 'OUT_OF_STOCK', months_of_sale: '5,6' });
      expect(await bySku('GONE')).toEqual({ stock_status: 'IN_STOCK', months_of_sale: null });
      at('2026-06-10T10:00:00Z');
      expect(await bySku('PEONY')).toMatchObject({ stock_status: 'IN_STOCK' });
    });

    test('is refused out of season with the month of its return', async () => {
      expect(await errorsOf('PEONY', '2026-11-27')).toEqual([
        { code: 'NOT_SALABLE', message: '“Peonies” is out of season. It is back in May.' },
      ]);
    });

    test('can be ordered ahead for its first days as soon as the calendar reaches them', async () => {
      expect(await bySku('SNOW')).toEqual({ stock_status: 'IN_STOCK', months_of_sale: '1,2' });
      expect(await errorsOf('SNOW', '2027-01-05')).toEqual([]);
      expect(await errorsOf('SNOW', '2026-12-30')).toMatchObject([
        { message: expect.stringContaining('out of season. The earliest day we can offer is Saturday 2 January 2027') },
      ]);
    });

    test('is not delivered after its last month', async () => {
      at('2026-06-10T10:00:00Z');
      expect(await errorsOf('PEONY', '2026-06-30')).toEqual([]);
      expect(await errorsOf('PEONY', '2026-07-01')).toMatchObject([
        { message: expect.stringContaining('the latest day we can offer is Tuesday 30 June 2026') },
      ]);
    });

    test('is over when no day of its last month is left', async () => {
      at('2026-06-30T18:00:00Z');
      expect(await bySku('PEONY')).toMatchObject({ stock_status: 'OUT_OF_STOCK' });
      expect(await errorsOf('PEONY', '2026-07-02')).toMatchObject([
        { message: expect.stringContaining('back in May') },
      ]);
    });

    test('begins and ends by the time of London', async () => {
      // In London it is 1 July already.
      at('2026-06-30T23:30:00Z');
      expect((await skusOf('filter: {} sort: { price: ASC } pageSize: 1'))[0]).not.toBe('PEONY');
      expect(await errorsOf('PEONY', '2026-07-02')).toMatchObject([
        { message: expect.stringContaining('back in May') },
      ]);
    });

    test('is refused when the order is placed after its season', async () => {
      at('2026-06-29T09:00:00Z');
      const shopper = await Shopper.enter(shop);
      await shopper.add(await lineFor('PEONY', '2026-06-30'));
      await shopper.checkOut('cashondelivery');
      at('2026-07-01T09:00:00Z');
      const { uid } = (await shopper.look()).body.data.cart.items[0];
      const more = await shopper.change('updateCartItems', { cart_items: [{ cart_item_uid: uid, quantity: 2 }] });
      expect(more.body.errors[0].message).toBe('“Peonies” is out of season. It is back in May.');
      const { body } = await shopper.order();
      expect(body.errors[0].message).toBe('Unable to place order: “Peonies” is out of season. It is back in May.');
    });

    test('ends with its sizes', async () => {
      const { body } = await (
        await Shopper.enter(shop)
      ).add({ sku: 'DAHLIA-L-RED', parent_sku: 'DAHLIA', quantity: 1 });
      expect(body.data.addProductsToCart.user_errors).toMatchObject([{ code: 'NOT_SALABLE' }]);
      const { products } = await shop.data(`{ products(filter: { sku: { eq: "DAHLIA" } }) { items {
        ... on ConfigurableProduct { variants { product { stock_status } } } } } }`);
      expect(products.items[0].variants).toContainEqual({ product: { stock_status: 'OUT_OF_STOCK' } });
      expect(products.items[0].variants).not.toContainEqual({ product: { stock_status: 'IN_STOCK' } });
    });
  });

  describe('a bundle', () => {
    test('is sold with what is in season, and refuses a part that is not', async () => {
      const { products } = await shop.data(`{ products(filter: { sku: { eq: "BOX" } }) { items { stock_status
        ... on BundleProduct { items { options { uid product { sku stock_status months_of_sale } } } } } } }`);
      const [box] = products.items;
      expect(box.stock_status).toBe('IN_STOCK');
      const [peony, last] = box.items[0].options;
      expect(peony.product).toEqual({ sku: 'PEONY', stock_status: 'OUT_OF_STOCK', months_of_sale: '5,6' });
      const shopper = await Shopper.enter(shop);
      const withPeonies = await shopper.add(await lineFor('BOX', '2026-11-27', { selected_options: [peony.uid] }));
      expect(withPeonies.body.data.addProductsToCart.user_errors).toMatchObject([
        { message: '“Peony Box” is out of season. It is back in May.' },
      ]);
      const other = await shopper.add(await lineFor('BOX', '2026-11-27', { selected_options: [last.uid] }));
      expect(other.body.data.addProductsToCart.user_errors).toEqual([]);
    });
  });

  describe('lists', () => {
    const SORTS = [
      '',
      'sort: { price: ASC }',
      'sort: { price: DESC }',
      'sort: { name: ASC }',
      'sort: { created_at: DESC }',
    ];
    const LISTS = ['filter: {}', 'search: "short"', 'filter: { price: { from: "0.5" } }'];

    test.each(SORTS.flatMap((sort) => LISTS.map((list) => [list, sort] as const)))(
      'show what cannot be had last, on pages without gaps: %s %s',
      async (list, sort) => {
        await admin('product', 'GONE', '--stock', '0');
        const { products } = await shop.data(
          `{ products(${list} ${sort} pageSize: 50) { items { sku stock_status } } }`,
        );
        const whole: readonly string[] = products.items.map(({ sku }: { sku: string }) => sku);
        // Snowdrops can be ordered ahead already.
        const gone: readonly string[] = products.items.flatMap((item: { sku: string; stock_status: string }) =>
          item.stock_status === 'IN_STOCK' && item.sku !== 'SNOW' ? [] : [item.sku],
        );
        expect(gone).toEqual(expect.arrayContaining(['PEONY', 'SNOW', 'GONE', 'DAHLIA', 'BOX']));
        expect(whole.slice(-gone.length)).toEqual(gone);
        expect(whole.length).toBeGreaterThan(gone.length);
        const pages: string[] = [];
        for (let page = 1; pages.length < whole.length; page += 1) {
          pages.push(...(await skusOf(`${list} ${sort} pageSize: 2, currentPage: ${page}`)));
        }
        expect(pages).toEqual(whole);
        await admin('product', 'GONE', '--stock', '1');
      },
    );

    test('show what has sold out last at once, and first again when it comes back', async () => {
      at('2026-06-10T10:00:00Z');
      const first = () => skusOf('filter: {} sort: { price: ASC } pageSize: 3');
      expect(await first()).toEqual(['PEONY', 'BOX', 'GONE']);
      const shopper = await Shopper.enter(shop);
      await shopper.add(await lineFor('GONE', '2026-06-12'));
      await shopper.checkOut('cashondelivery');
      const { body } = await shopper.order();
      const number: string = body.data.placeOrder.order.order_number;
      expect(await first()).not.toContain('GONE');
      expect(await admin('order', number, 'cancel')).toContain(number);
      expect(await first()).toEqual(['PEONY', 'BOX', 'GONE']);
    });
  });

  describe('the florist', () => {
    test('lists what has months of sale, and what of it is in season', async () => {
      at('2026-06-10T10:00:00Z');
      const listed = await admin('seasons');
      expect(listed).toMatch(/PEONY +Peonies +May to June +in season/);
      expect(listed).toMatch(/DAHLIA +Dahlias +August to October *$/m);
      expect(listed).not.toContain('VASE');
    });

    test('shows and changes the months, of all sizes', async () => {
      expect(await admin('product', 'PEONY')).toContain('May to June');
      expect(await admin('product', 'DAHLIA', '--months', 'nov-feb,may')).toContain('May, November to February');
      expect(await bySku('DAHLIA')).toEqual({ stock_status: 'IN_STOCK', months_of_sale: '1,2,5,11,12' });
      expect(await admin('product', 'DAHLIA', '--months', 'any')).not.toContain('November');
      expect(await bySku('DAHLIA')).toEqual({ stock_status: 'IN_STOCK', months_of_sale: null });
      expect(await admin('product', 'DAHLIA', '--months', 'spring')).toContain('written like may-june');
      expect(await admin('product', 'DAHLIA-L-RED', '--months', 'may')).toContain('those of the product');
      await admin('product', 'DAHLIA', '--months', 'aug-oct');
    });
  });
});
