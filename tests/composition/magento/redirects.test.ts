import { openMagento, type Magento } from './a-magento';
import { redirectOf, serveShopOnMagento } from './a-shop-on-magento';

let magento: Magento;
let shop: ReturnType<typeof serveShopOnMagento>;
beforeAll(async () => {
  magento = await openMagento();
  shop = serveShopOnMagento(magento.url);
});
afterAll(() => magento.close());

test.each([
  ['a renamed product', '/old-tulips.html', '/tulips.html'],
  ['a renamed category', '/old-flowers.html', '/flowers.html'],
  ['a rewrite to no entity', '/offers.html', '/flowers.html?colour=1'],
  ['a rewrite to a page of the shop', '/basket.html', '/cart'],
  ['a rewrite to a rewrite', '/first.html', '/flowers.html?colour=1'],
  ['a product that was renamed twice', '/older-tulips.html', '/tulips.html'],
])('%s is a permanent redirect to where it leads', async (_what, from, to) => {
  expect(await redirectOf(from)).toEqual({ status: 301, to });
});

test.each(['itself', 'there', 'back', 'prefixed', 'elsewhere', 'slashes', 'backslash', 'script', 'nothing'])(
  'a rewrite to %s leads nowhere: neither in circles nor to another site',
  async (name) => {
    expect(await redirectOf(`/${name}.html`)).toEqual({ status: 404, to: null });
  },
);

test.each([
  ['is kept', 'old-tulips.html?coupon=SPRING%26&colour=1&colour=2', '/tulips.html?coupon=SPRING%26&colour=1&colour=2'],
  ['gives way to that of the rewrite', 'offers.html?colour=2&page=3', '/flowers.html?colour=1&page=3'],
  ['goes beyond a rewrite to another', 'first.html?page=3', '/flowers.html?colour=1&page=3'],
  ['is left out where it is too long', `old-tulips.html?a=${'x'.repeat(2_000)}&b=1`, '/tulips.html?b=1'],
  ['leads to no other site', 'old-tulips.html?//evil.test=x', '/tulips.html?%2F%2Fevil.test=x'],
])('the query of a visitor %s on the way', async (_what, from, to) => {
  expect(await redirectOf(`/${from}`)).toEqual({ status: 301, to });
});

test.each(['tulips', 'fern'])('products that were renamed to each other are no circle: %s', async (name) => {
  expect(await redirectOf(`/swapped-${name}.html`)).toEqual({ status: 404, to: null });
});

test('a product at a path with folders is shown there', async () => {
  const { status, text } = await shop.open('/flowers/tulips.html');
  expect([status, text.includes('Name of TULIPS')]).toEqual([200, true]);
});

test('a CMS page is shown at its path', async () => {
  const { status, text } = await shop.open('/about-us');
  expect([status, text.includes('About us')]).toEqual([200, true]);
});
