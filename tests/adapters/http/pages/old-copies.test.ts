import { publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { aCategory } from '../../../builders/some-store-data';
import { aProduct } from '../../../builders/a-product';
import { aServerApp, configOf, inMemoryBackend, serveShop } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const page = publicPage(loadPath);
const ask = (url: string) => askedPage(page, url);

/** A shop whose pages know the category, and the product, that were at these paths before. */
async function aShopThatKnows() {
  let now = 0;
  const { shop, wire, clock, log, content } = aServerApp({
    categories: [aCategory({ uid: 'c-old', name: 'Old', urlPath: 'flowers' })],
  });
  serveShop({ config: configOf(), clock, log, content, backend: inMemoryBackend(shop) }, () => now);
  expect((await ask('/flowers.html')).status).toBe(200);
  expect((await ask('/tulips.html')).status).toBe(200);
  const change = (data: object) => Object.assign(shop.data, data);
  return { shop, wire, change, wait: (ms: number) => (now += ms) };
}

test('a category that took the place of another is shown while the categories of the layout are old', async () => {
  const { wire, change, wait } = await aShopThatKnows();
  change({ categories: [aCategory({ uid: 'c-new', name: 'New', urlPath: 'flowers' })] });
  expect((await ask('/flowers.html')).props).toMatchObject({ category: { category: { uid: 'c-new' } } });
  wait(10 * 60_000);
  wire.failNext('catalogue.tree');
  const { status, props } = await ask('/flowers.html');
  expect(status).toBe(200);
  expect(props).toMatchObject({ category: { category: { uid: 'c-new' } } });
});

test('a product that took the path of a category is shown while the categories of the layout are old', async () => {
  const { shop, change } = await aShopThatKnows();
  const [first] = shop.data.products;
  const product = aProduct({ sku: 'BULBS', path: '/flowers.html' });
  change({ categories: [], products: [{ ...first, product, variants: [] }, ...shop.data.products] });
  expect((await ask('/flowers.html')).props).toMatchObject({ product: { product: { sku: 'BULBS' } } });
});

test('a product that took the place of another is shown although the old one is remembered', async () => {
  const { shop, change } = await aShopThatKnows();
  const renamed = shop.data.products.map((one) =>
    one.product.sku === 'TULIPS' ? { ...one, product: { ...one.product, sku: 'TULIPS-2' } } : one,
  );
  change({ products: renamed });
  for (let visit = 0; visit < 2; visit += 1)
    expect((await ask('/tulips.html')).props).toMatchObject({ product: { product: { sku: 'TULIPS-2' } } });
});

test('a category that is gone is 404 once the backend has said so, and 503 while it does not say', async () => {
  const { wire, change } = await aShopThatKnows();
  change({ categories: [] });
  expect((await ask('/flowers.html')).status).toBe(404);
  wire.failNext('urlResolver.resolve');
  expect((await ask('/flowers.html')).status).toBe(503);
});
