import { defaultFieldResolver, isNonNullType, type GraphQLResolveInfo } from 'graphql';
import { openMagento, type Magento } from './a-magento';
import { pageOf, serveShopOnMagento } from './a-shop-on-magento';

// A test opens its page once for each of hundreds of fields.
jest.setTimeout(60_000);

let magento: Magento;
let shop: ReturnType<typeof serveShopOnMagento>;
beforeAll(async () => {
  magento = await openMagento();
  shop = serveShopOnMagento(magento.url);
});
afterEach(() => magento.resolveBy(null));
afterAll(() => magento.close());

const CART = 'vsf-cart=cart-1';
const ITEMS = 'Products.items';

interface Page {
  readonly url: string;
  readonly cookie?: string;
  /** What it still shows whichever field is null: the product or item beside the broken one, if any. */
  readonly shown: string;
  /** Required fields: without them the page fails with 503, which keeps the cached page and the cart. */
  readonly needs?: readonly string[];
}

const PAGES: readonly Page[] = [
  { url: '/', shown: '"heading":"In season"' },
  { url: '/flowers.html', shown: '"sku":"FERN"', needs: [ITEMS] },
  { url: '/tulips.html', shown: '"sku":"TULIPS"', needs: [ITEMS, 'SimpleProduct.sku'] },
  { url: '/posy.html?size=large', shown: '"sku":"POSY"', needs: [ITEMS, 'ConfigurableProduct.sku'] },
  { url: '/hamper.html', shown: '"sku":"HAMPER"', needs: [ITEMS, 'BundleProduct.sku'] },
  { url: '/group.html', shown: '"sku":"GROUP"', needs: [ITEMS, 'GroupedProduct.sku'] },
  { url: '/card.html', shown: '"sku":"CARD"', needs: [ITEMS, 'DownloadableProduct.sku'] },
  { url: '/cart', cookie: CART, shown: '"sku":"FERN"', needs: ['Cart.id', 'Cart.items'] },
];

/** The page and its props as text. */
async function open(url: string, cookie: string) {
  shop.restart();
  const { status, props } = await pageOf(url, cookie);
  return { status, text: JSON.stringify(props) };
}

/** Nullable fields that the page reads, as `Type.field`. Root fields are left out, because the page needs them. */
async function nullableFieldsOf(url: string, cookie: string): Promise<readonly string[]> {
  const fields = new Set<string>();
  magento.resolveBy((source, args, context, info) => {
    if (info.path.prev !== undefined && !isNonNullType(info.returnType)) fields.add(coordinateOf(info));
    return defaultFieldResolver(source, args, context, info);
  });
  await open(url, cookie);
  return [...fields];
}

/** Makes a field null in the first of each list: the first product of a page, the first item of a cart. */
function nullify(field: string): void {
  magento.resolveBy((source, args, context, info) =>
    coordinateOf(info) === field && isInFirst(info.path) ? null : defaultFieldResolver(source, args, context, info),
  );
}

function coordinateOf({ parentType, fieldName }: GraphQLResolveInfo): string {
  return `${parentType.name}.${fieldName}`;
}

function isInFirst(path: GraphQLResolveInfo['path'] | undefined): boolean {
  return path === undefined || ((typeof path.key === 'string' || path.key === 0) && isInFirst(path.prev));
}

describe('A page for which Magento sends one field as null', () => {
  test.each(PAGES)('$url is shown whichever field it is', async ({ url, cookie = '', shown, needs = [] }) => {
    const fields = await nullableFieldsOf(url, cookie);
    expect(fields.length).toBeGreaterThan(10);
    const found: Record<string, string> = {};
    for (const field of fields) {
      nullify(field);
      const { status, text } = await open(url, cookie);
      if (status !== 200 || !text.includes(shown)) found[field] = `${status}`;
    }
    expect(found).toEqual(Object.fromEntries(needs.map((field) => [field, '503'])));
  });

  test('S3-12 a category leaves out the product that has no name, and logs it once', async () => {
    nullify('SimpleProduct.name');
    const logged = () =>
      shop.log.entries.filter(({ details }) => details.fault === 'left out of a list: name is not a text');
    const before = logged().length;
    const { text } = await open('/flowers.html', '');
    await open('/flowers.html', '');
    expect(text).not.toContain('"sku":"TULIPS"');
    expect(text).toContain('"sku":"FERN"');
    expect(logged().length - before).toBeLessThanOrEqual(1);
    expect(logged()).toMatchObject([{ message: 'The data of a product is broken', details: { sku: 'TULIPS' } }]);
  });

  test('S5-16 a product without a price is shown, and cannot be bought', async () => {
    nullify('Money.value');
    const { props } = await pageOf('/tulips.html');
    expect(props).toMatchObject({
      product: { product: { price: { isUnknown: true }, availability: { inStock: false } } },
    });
  });
});

describe('prices with a fraction of a penny', () => {
  test.each(['/', '/flowers.html', '/tulips.html', '/posy.html', '/hamper.html'])(
    'S3-13 do not fail %s',
    async (url) => {
      magento.resolveBy((source, args, context, info) =>
        coordinateOf(info) === 'Money.value' ? 24.995 : defaultFieldResolver(source, args, context, info),
      );
      const { status, text } = await open(url, '');
      expect(status).toBe(200);
      expect(text).toContain('"regular":{"pence":2500');
    },
  );
});
