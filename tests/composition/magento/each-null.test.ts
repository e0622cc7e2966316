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
  const nullable = new Set([...fields.values()].flatMap((some) => [...some]));
  for (const field of nullable) {
    nullify(magento, [field]);
    const { status, text } = await shop.open(url, cookie);
    if (status !== 200 || !text.includes(shown)) found[field] = `${status}`;
  }
  // A Magento says of some, such as the id of a cart, that they are never null.
  const needed = needs.filter((field) => nullable.has(field));
  expect(found).toEqual(Object.fromEntries(needed.map((field) => [field, '503'])));
});
