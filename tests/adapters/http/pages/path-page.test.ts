import { publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { aCategory } from '../../../builders/some-store-data';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const page = publicPage(loadPath);
const ask = (url: string) => askedPage(page, url);

describe('The catch-all route', () => {
  test('S2-27, S2-41 renders a category for its path: products, listing options, and breadcrumbs', async () => {
    const roses = aCategory({ uid: 'c-roses', name: 'Roses', urlPath: 'flowers/roses' });
    const { wire } = aServerApp({ categories: [aCategory({ name: 'Flowers', children: [roses] })] });
    const { props, status } = await ask('/flowers/roses.html?sort=price_DESC&itemsPerPage=2&view=list');
    expect(status).toBe(200);
    expect(props).toMatchObject({
      category: {
        category: { uid: 'c-roses', name: 'Roses' },
        query: { sort: 'price_DESC', itemsPerPage: 2, page: 1 },
        view: 'list',
        crumbs: [{ name: 'Flowers', path: '/flowers.html' }],
        path: '/flowers/roses.html',
        back: '/flowers/roses.html?sort=price_DESC&itemsPerPage=2&view=list',
        refusal: null,
        added: null,
      },
    });
    expect(wire.calls.filter((call) => call === 'urlResolver.resolve')).toEqual([]);
  });

  test('asks once in a minute what a path is, for all choices of a product and all currencies', async () => {
    const { wire } = aServerApp();
    const asked = () => wire.calls.filter((call) => call === 'urlResolver.resolve').length;
    for (const query of ['', '?size=size-l', '?size=size-s'])
      expect((await ask(`/posy.html${query}`)).status).toBe(200);
    await askedPage(page, '/posy.html', { cookie: 'vsf-currency=EUR' });
    expect(asked()).toBe(1);
    for (const at of [2, 3]) {
      expect((await ask('/nothing.html')).status).toBe(404);
      expect(asked()).toBe(at);
    }
  });

  test('S2-44 each breadcrumb above a category has its path with its suffix, if any', async () => {
    const tea = aCategory({ uid: 'c-tea', name: 'Tea', urlPath: 'flowers/roses/tea', urlSuffix: '' });
    const roses = aCategory({
      uid: 'c-roses',
      name: 'Roses',
      urlPath: 'flowers/roses',
      urlSuffix: '',
      children: [tea],
    });
    aServerApp({
      categories: [aCategory({ name: 'Flowers', urlPath: 'flowers', urlSuffix: '.htm', children: [roses] })],
    });
    expect((await ask('/flowers/roses/tea')).props).toMatchObject({
      category: {
        crumbs: [
          { name: 'Flowers', path: '/flowers.htm' },
          { name: 'Roses', path: '/flowers/roses' },
        ],
      },
    });
  });

  test('S2-27, S2-41 a category page has the products of the category that the path resolved to', async () => {
    aServerApp();
    const { props } = await ask('/flowers.html?itemsPerPage=20');
    expect(props).toMatchObject({ category: { listing: { total: 6 } } });
    expect((await ask('/workshops.html')).props).toMatchObject({
      category: { listing: { total: 1, items: [{ sku: 'WREATH-EVENING' }] } },
    });
  });

  test('S2-115, S5-32 a category is filtered by its query, and unknown parameters are ignored', async () => {
    aServerApp();
    const { props } = await ask('/flowers.html?colour=red&from=a-friend');
    expect(props).toMatchObject({
      category: { query: { filters: { colour: ['red'] } }, listing: { total: 2 } },
    });
  });

  test('S2-115 a page for offered filters may be cached, with a tag by which the cache bounds their number', async () => {
    aServerApp();
    const tagsOf = async (query: string) => {
      const { headers } = await ask(`/flowers.html${query}`);
      return [headers['surrogate-control'], String(headers['cache-tag']).split(',').includes('unlimited')];
    };
    for (const query of ['', '?page=1']) expect(await tagsOf(query)).toEqual(['max-age=60', false]);
    expect(await tagsOf('?sort=name_ASC')).toEqual(['max-age=60', true]);
    expect(await tagsOf('?colour=red&occasion=birthday&price=10_19.99&sort=name_ASC')).toEqual(['max-age=60', true]);
  });

  test.each([
    ['a value that is not offered', 'colour=99', 6],
    ['a filter twice', 'colour=red&colour=red', 2],
    ['a filter of the language', '__proto__=1', 6],
    ['control characters', 'colour=red%00&colour=white', 2],
    ['a price range of one’s own', 'priceFrom=10&priceTo=20', 2],
    ['a price that is none', 'priceFrom=-1&priceTo=9e9', 6],
    ['500 filters', Array.from({ length: 500 }, (_, at) => `f${at}=1`).join('&'), 6],
    ['500 values of a filter', Array.from({ length: 500 }, (_, at) => `colour=${at + 3}`).join('&'), 6],
    ['a value of 10 kB', `colour=${'1'.repeat(10_000)}`, 6],
    ['a term of 10 kB', `term=${'a'.repeat(10_000)}`, 0],
    ['a huge page size', 'itemsPerPage=9e9', 6],
  ])('S2-115 %s is a page that is not cached', async (_, query, total) => {
    const { wire } = aServerApp();
    const { status, headers, props } = await ask(`/flowers.html?${query}`);
    expect([status, headers['surrogate-control'], headers['cache-control']]).toEqual([
      200,
      undefined,
      'private, no-store',
    ]);
    expect(props).toMatchObject({ category: { listing: { total } } });
    expect(wire.calls.filter((call) => call.startsWith('catalogue.')).length).toBeLessThanOrEqual(3);
  });

  test('S2-27, S2-41 renders a product for its path: the product, its delivery days, and breadcrumbs', async () => {
    const { wire } = aServerApp();
    const { props, status } = await ask('/roses.html');
    expect(status).toBe(200);
    expect(props).toMatchObject({
      product: {
        product: { sku: 'ROSES' },
        deliveryRules: {
          now: { date: '2026-03-04' },
          leadDays: 1,
          deliverySchedule: { zones: [{ code: 'chichester' }] },
        },
        back: '/roses.html',
        added: false,
        refusal: null,
        answers: {},
      },
    });
    expect(wire.calls.filter((call) => call === 'urlResolver.resolve')).toHaveLength(1);
  });

  test.each([
    ['/posy.html?size=size-l', 'POSY-L', '/posy.html?size=size-l'],
    ['/posy.html?size=size-l&gclid=abc', 'POSY-L', '/posy.html?size=size-l'],
    ['/posy.html?size=unknown', null, '/posy.html?size=unknown'],
    ['/posy.html', null, '/posy.html'],
  ])('S2-41 %s opens the variant %j, and its forms return to %s', async (url, sku, back) => {
    aServerApp();
    const { props } = await ask(url);
    const variant = sku === null ? null : { sku };
    expect(props).toMatchObject({ product: { product: { configurable: { variant } }, back } });
  });

  test.each([
    ['ROSES', true],
    ['TULIPS', false],
    ['NONSENSE', false],
  ])('a URL that says "%s" was added is used for this product only: %s', async (sku, isBelieved) => {
    aServerApp();
    expect((await ask(`/roses.html?added=${sku}`)).props).toMatchObject({ product: { added: isBelieved } });
  });

  test("has the text of a card form's refusal in a category", async () => {
    aServerApp();
    const { props } = await ask('/flowers.html?refused=out-of-stock~~');
    expect(props).toMatchObject({ category: { refusal: 'Sorry, there are none left.' } });
  });

  test('a form result in the URL is shown by the page with that form', async () => {
    aServerApp();
    const { props } = await ask('/roses.html?refused=option-missing~day~&o.card=With+love&o.quantity=3');
    expect(props).toMatchObject({
      product: {
        refusal: { kind: 'options-refused', options: [{ kind: 'option-missing', optionUid: 'day' }] },
        answers: { card: 'With love', quantity: '3' },
      },
    });
  });

  test.each(['/gone.html', '/flowers', '/flowers.html/', '/shop/x/y', '/%00', '/default', '/c/p'])(
    'S2-27, S2-40, S8-4 the unknown path %s is 404',
    async (url) => {
      aServerApp();
      const { props, status, headers } = await ask(url);
      expect(status).toBe(404);
      expect(props).toMatchObject({ failure: 404, site: { storeName: 'Posy' } });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['surrogate-control']).toBeUndefined();
    },
  );

  test.each([
    ['/default/flowers.html', 'flowers'],
    ['/shop/c/flowers.html', 'flowers'],
    ['/default/shop/c/flowers.html', 'flowers'],
  ])('S2-27, S2-39 %s is resolved as %s', async (url, name) => {
    aServerApp();
    expect((await ask(url)).props).toMatchObject({ category: { category: { uid: `c-${name}` } } });
  });

  test('S2-27 a CMS page of the backend is 404 at its own path', async () => {
    const { wire } = aServerApp();
    expect((await ask('/privacy')).status).toBe(404);
    expect(wire.calls).not.toContain('cmsPages.page');
  });

  test.each(['urlResolver.resolve', 'catalogue.category', 'catalogue.product'] as const)(
    'S8-3 an unreachable backend at %s is 503, never 404',
    async (call) => {
      const { wire } = aServerApp();
      wire.failNext(call);
      const { status, headers } = await ask(call === 'catalogue.category' ? '/flowers.html' : '/roses.html');
      expect(status).toBe(503);
      expect(headers['cache-control']).toBe('private, no-store');
    },
  );

  test.each([
    { kind: 'rejected', code: 'UNDEFINED', message: 'Internal server error' },
    { kind: 'unauthorised', message: 'No' },
    { kind: 'unreachable', status: 403 },
  ] as const)(
    'S8-3 a path whose lookup failed ($kind) is 503, without a request to the content service',
    async (failure) => {
      const { wire } = aServerApp();
      wire.failNext('urlResolver.resolve', failure);
      const { status, headers } = await ask('/roses.html');
      expect([status, headers['cache-control']]).toEqual([503, 'private, no-store']);
      expect(wire.calls).not.toContain('content.page');
    },
  );

  test('a path that resolved to something sold out of the catalogue since is 404', async () => {
    const { wire } = aServerApp();
    wire.failNext('catalogue.product', { kind: 'not-found', message: '' });
    expect((await ask('/roses.html')).status).toBe(404);
  });

  test('a category without the category tree has no breadcrumbs, and is shown', async () => {
    const { wire } = aServerApp();
    wire.failNext('catalogue.tree');
    wire.failNext('catalogue.tree');
    const { props, status } = await ask('/flowers.html');
    expect(status).toBe(200);
    expect(props).toMatchObject({ category: { crumbs: [] } });
  });
});
