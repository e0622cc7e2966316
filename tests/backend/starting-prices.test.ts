import type { SeedOption, SeedProduct } from '../../backend/seed/seed-shapes';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';
import { optionUids, Shopper } from './shopper';
import { SMALL_SEED } from './small-seed';

const PRICES = `uid sku name least_options_price price_range {
  minimum_price { regular_price { value } final_price { value } } maximum_price { final_price { value } } }
  ... on BundleProduct { items { uid title required options { uid quantity product { sku } } } }`;

const EUROS = { 'Content-Currency': 'EUR' };

/** A product of the small shop, of which others are made. */
function some(type: SeedProduct['type']): SeedProduct {
  const found = SMALL_SEED.products.find((one) => one.type === type);
  if (found === undefined) throw new Error(`The small shop has no ${type} product.`);
  return found;
}

const simple = (
  sku: string,
  pence: number,
  more: Partial<Pick<SeedProduct, 'options' | 'specialPence' | 'stock'>> = {},
): SeedProduct => ({
  ...some('simple'),
  sku,
  name: sku,
  urlKey: sku.toLowerCase(),
  pence,
  stock: null,
  ...more,
});

type Choice = [sku: string, quantity?: number, canChangeQuantity?: boolean];

const bundle = (
  sku: string,
  items: readonly (readonly [boolean, ...Choice[]])[],
  options: readonly SeedOption[] = [],
) =>
  ({
    ...some('bundle'),
    sku,
    name: sku,
    urlKey: sku.toLowerCase(),
    options,
    items: items.map(([required, ...choices], index) => ({
      title: `Part ${index}`,
      kind: 'radio',
      required,
      choices: choices.map(([part, quantity = 1, canChangeQuantity = false]) => ({
        sku: part,
        quantity,
        isDefault: false,
        canChangeQuantity,
      })),
    })),
  }) as SeedProduct;

const wrapping: SeedOption = {
  kind: 'radio',
  title: 'Wrapping',
  required: true,
  values: [
    { title: 'Paper', pence: 350 },
    { title: 'Linen', pence: 800 },
  ],
};
const share: SeedOption = {
  kind: 'field',
  title: 'Ribbon',
  required: true,
  pence: 1_000,
  priceType: 'percent',
  maxCharacters: 9,
};
const letters: SeedOption = {
  kind: 'field',
  title: 'Letters',
  required: true,
  pence: 3_250,
  maxCharacters: 8,
  sku: 'PER-LETTER',
};

const PRODUCTS: readonly SeedProduct[] = [
  simple('ODD', 849),
  simple('ODDER', 1_233),
  simple('GONE', 100, { stock: 0 }),
  simple('WRAPPED', 2_000, { options: [wrapping, share], specialPence: 1_500 }),
  simple('LETTERS', 3_250, { options: [letters] }),
  bundle('FULL-BOX', [
    [true, ['ODD', 2], ['GONE']],
    [true, ['ODDER', 3, true]],
    [false, ['ODD']],
  ]),
  bundle('FREE-BOX', [
    [false, ['ODDER']],
    [false, ['ODD', 2]],
  ]),
  bundle('WRAPPED-BOX', [[true, ['ODD']]], [wrapping]),
  {
    ...some('grouped'),
    sku: 'GROUP',
    name: 'GROUP',
    urlKey: 'group',
    items: [
      { sku: 'GONE', quantity: 1 },
      { sku: 'ODDER', quantity: 1 },
      { sku: 'ODD', quantity: 5 },
    ],
  } as SeedProduct,
];

onBothDatabases((open) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await open({}, { ...SMALL_SEED, products: [...SMALL_SEED.products, ...PRODUCTS] });
  });
  afterAll(() => shop.stop());

  async function pricesOf(sku: string, headers: Record<string, string> = {}) {
    const query = `query($sku: String) { products(filter: { sku: { eq: $sku } }) { items { ${PRICES} } } }`;
    const { products } = await shop.data(query, { sku }, headers);
    const [item] = products.items;
    const { minimum_price: least, maximum_price: most } = item.price_range;
    return { item, prices: [least.regular_price.value, least.final_price.value, most.final_price.value] };
  }

  test.each([
    ['a name in flowers, from one letter to as many as fit', 'LETTERS', [32.5, 32.5, 260], 0],
    ['what has to be answered, with the cheapest and the dearest answer', 'WRAPPED', [25, 20, 24.5], 5],
    ['a bundle, without what is sold out, and one of what can be less', 'FULL-BOX', [29.31, 29.31, 62.46], 0],
    ['a bundle of which nothing is required, with the cheapest choice of all', 'FREE-BOX', [12.33, 12.33, 29.31], 0],
    ['a bundle with an option of its own', 'WRAPPED-BOX', [11.99, 11.99, 16.49], 3.5],
    ['a group, without what is sold out', 'GROUP', [8.49, 8.49, 12.33], 0],
    ['a file to download, one of which is free', 'GUIDE', [3, 3, 4], 0],
  ])('S3-13 the lowest price is what the smallest purchase costs: %s', async (_, sku, prices, options) => {
    const found = await pricesOf(sku);
    expect([found.prices, found.item.least_options_price]).toEqual([prices, options]);
  });

  test.each([{}, EUROS])(
    'S3-13 the smallest purchase of a bundle costs just that in the cart, in %j',
    async (headers) => {
      const { item, prices } = await pricesOf('FULL-BOX', headers);
      const uidOf = (part: number, sku: string) =>
        item.items[part].options.find((one: { product: { sku: string } }) => one.product.sku === sku).uid;
      const shopper = await Shopper.enter(shop, headers);
      const line = {
        sku: 'FULL-BOX',
        quantity: 1,
        selected_options: [uidOf(0, 'ODD')],
        entered_options: [{ uid: uidOf(1, 'ODDER'), value: '1' }],
      };
      const { cart, user_errors } = (await shopper.add(line)).body.data.addProductsToCart;
      expect(user_errors).toEqual([]);
      expect(cart.prices.grand_total.value).toBe(prices[1]);
    },
  );

  test.each([{}, EUROS])('S3-13 so does what has to be answered, in %j', async (headers) => {
    const { item, prices } = await pricesOf('WRAPPED', headers);
    const uids = await optionUids(shop, 'WRAPPED');
    const shopper = await Shopper.enter(shop, headers);
    const line = {
      sku: item.sku,
      quantity: 1,
      selected_options: [uids['Wrapping/Paper'] ?? ''],
      entered_options: [{ uid: uids.Ribbon ?? '', value: 'Mum' }],
    };
    const { cart, user_errors } = (await shopper.add(line)).body.data.addProductsToCart;
    expect(user_errors).toEqual([]);
    expect(cart.prices.grand_total.value).toBe(prices[1]);
  });

  test('listings are sorted by what the smallest purchase costs', async () => {
    const { products } = await shop.data(
      `{ products(filter: { price: { from: "8.49", to: "29.31" } }, sort: { price: ASC }, pageSize: 100) { items { sku } } }`,
    );
    const ours = ['WRAPPED', 'FREE-BOX', 'WRAPPED-BOX'];
    const found: readonly string[] = products.items.map(({ sku }: { readonly sku: string }) => sku);
    expect(found.filter((sku) => ours.includes(sku))).toEqual(['WRAPPED-BOX', 'FREE-BOX', 'WRAPPED']);
  });
});
