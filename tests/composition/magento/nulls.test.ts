import { defaultFieldResolver } from 'graphql';
import { openMagento, type Magento } from './a-magento';
import { pageOf, serveShopOnMagento } from './a-shop-on-magento';
import { coordinateOf, MAGENTO_PAGES, nullableFields, nullify } from './null-fields';

let magento: Magento;
let shop: ReturnType<typeof serveShopOnMagento>;
beforeAll(async () => {
  magento = await openMagento();
  shop = serveShopOnMagento(magento.url);
});
afterEach(() => magento.resolveBy(null));
afterAll(() => magento.close());

describe('A page for which Magento sends one field as null', () => {
  test.each(MAGENTO_PAGES)('$url is shown without all its optional fields of each depth', async (page) => {
    const { url, cookie, shown, needs = [] } = page;
    const fields = await nullableFields(magento, () => shop.open(url, cookie));
    expect([...fields.values()].flatMap((some) => [...some]).length).toBeGreaterThan(10);
    for (const [depth, some] of fields) {
      const optional = [...some].filter((field) => !needs.includes(field));
      nullify(magento, optional, depth);
      const { status, text } = await shop.open(url, cookie);
      expect([optional, status, text.includes(shown)]).toEqual([optional, 200, true]);
    }
    for (const field of needs) {
      nullify(magento, [field]);
      expect([field, (await shop.open(url, cookie)).status]).toEqual([field, 503]);
    }
  });

  test('S3-12 a category leaves out the product that has no name, and logs it once', async () => {
    nullify(magento, ['SimpleProduct.name']);
    const logged = () =>
      shop.log.entries.filter(
        ({ details }) => details.fault === 'left out of a list: name is not a text' && details.sku === 'TULIPS',
      );
    const before = logged().length;
    const { text } = await shop.open('/flowers.html', '');
    await shop.open('/flowers.html', '');
    expect(text).not.toContain('"sku":"TULIPS"');
    expect(text).toContain('"sku":"FERN"');
    expect(logged().length - before).toBeLessThanOrEqual(1);
    expect(logged()).toMatchObject([{ message: 'The data of a product is broken' }]);
  });

  test('S5-16 a product without a price is shown, and cannot be bought', async () => {
    nullify(magento, ['Money.value']);
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
      const { status, text } = await shop.open(url, '');
      expect(status).toBe(200);
      expect(text).toContain('"regular":{"pence":2500');
    },
  );
});
