import { openMagento, type Magento } from './a-magento';
import { serveShopOnMagento } from './a-shop-on-magento';
import { MAGENTO_PAGES, nullableFields, nullify } from './null-fields';

// A test opens its page once for each of hundreds of fields.
jest.setTimeout(120_000);

let magento: Magento;
let shop: ReturnType<typeof serveShopOnMagento>;
beforeAll(async () => {
  magento = await openMagento();
  shop = serveShopOnMagento(magento.url);
});
afterEach(() => magento.resolveBy(null));
afterAll(() => magento.close());

test.each(MAGENTO_PAGES)('$url is shown whichever optional field is null alone', async (page) => {
  const { url, cookie, shown, needs = [] } = page;
  const fields = await nullableFields(magento, () => shop.open(url, cookie));
  const found: Record<string, string> = {};
  for (const field of new Set([...fields.values()].flatMap((some) => [...some]))) {
    nullify(magento, [field]);
    const { status, text } = await shop.open(url, cookie);
    if (status !== 200 || !text.includes(shown)) found[field] = `${status}`;
  }
  expect(found).toEqual(Object.fromEntries(needs.map((field) => [field, '503'])));
});
