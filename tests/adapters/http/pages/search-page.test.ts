import { publicPage } from '../../../../src/composition/server/pages';
import { loadSearchPage } from '../../../../src/adapters/http/pages/search';
import { MAX_TERM } from '../../../../src/domain/listing/search-term';
import { aContentPage } from '../../../builders/a-content-page';
import { aCategory } from '../../../builders/some-store-data';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const ask = (query: string) => askedPage(publicPage(loadSearchPage), `/search${query}`);

test('S1-5, S9-11 the page of results has the products of its term, ten to a page, and may be cached', async () => {
  aServerApp();
  const { props, status, headers } = await ask('?term=tulips&sort=price_ASC&view=list');
  expect(status).toBe(200);
  expect(props).toMatchObject({
    listing: { total: 1, items: [{ sku: 'TULIPS' }], itemsPerPage: 10 },
    query: { term: 'tulips', sort: 'price_ASC' },
    view: 'list',
    refusal: null,
    added: null,
  });
  expect(headers['surrogate-control']).toBe('max-age=60');
  expect(String(headers['cache-tag']).split(',')).toEqual(
    expect.arrayContaining(['search', 'unlimited', 'product%3ATULIPS']),
  );
});

test.each(['', '?term=', '?term=tu', '?term=+t+', '?term=%00%01', '?colour=1'])(
  'S1-5 %j searches nothing, without a request to the catalogue',
  async (query) => {
    const { wire } = aServerApp();
    const { props, status } = await ask(query);
    expect([status, props]).toMatchObject([200, { listing: null }]);
    expect(wire.calls.filter((call) => call !== 'catalogue.tree' && call.startsWith('catalogue.'))).toEqual([]);
  },
);

test.each([
  ['a term of 10 kB', `?term=${'a'.repeat(10_000)}`],
  ['a term that would end in half a character', `?term=${'a'.repeat(MAX_TERM - 1)}%F0%9F%8C%B7%F0%9F%8C%B7`],
  ['control characters', '?term=tulips%00%1B[31m%E2%80%AE'],
  ['a page size that is no number', '?term=tulips&itemsPerPage=9e9'],
  ['an unknown order', '?term=tulips&sort=dearest'],
  ['a second term', '?term=tulips&term=roses'],
  ['an unknown name', '?term=tulips&nonsense=1'],
  ['a term with blanks around it', '?term=+tulips'],
])('%s is a page that is not cached', async (_, query) => {
  aServerApp();
  const { status, headers, props } = await ask(query);
  expect([status, headers['surrogate-control'], headers['cache-control']]).toEqual([
    200,
    undefined,
    'private, no-store',
  ]);
  expect(props).toMatchObject({ query: { page: expect.any(Number) as number } });
  const { term = '' } = (props as { query: { term?: string } }).query;
  expect([...term].length).toBeLessThanOrEqual(MAX_TERM);
  expect(() => encodeURIComponent(term)).not.toThrow();
});

test('S8-3 an unreachable catalogue is 503, and not cached', async () => {
  const { wire } = aServerApp();
  wire.failNext('catalogue.search');
  const { status, headers } = await ask('?term=tulips');
  expect([status, headers['cache-control']]).toEqual([503, 'private, no-store']);
});

test('matching categories and content pages are found; without the content service the page is shown, and not cached', async () => {
  const pages = new Map([['tulip-care', aContentPage({ title: 'How to care for tulips' })]]);
  const tulips = aCategory({ uid: 'c-tulips', name: 'Tulips', urlPath: 'flowers/tulips' });
  const { wire } = aServerApp({ pages, categories: [aCategory({ name: 'Flowers', children: [tulips] })] });
  expect((await ask('?term=tulip')).props).toMatchObject({
    pages: [
      { name: 'Tulips', path: '/flowers/tulips.html' },
      { name: 'How to care for tulips', path: '/tulip-care' },
    ],
  });
  wire.failNext('content.pages');
  const { status, props, headers } = await ask('?term=tulips');
  expect([status, props, headers['surrogate-control']]).toMatchObject([
    200,
    { pages: [], listing: { total: 1 } },
    undefined,
  ]);
});

test('S1-5 a misspelt term is searched as it was meant, with the pages of that, and the page is not cached', async () => {
  const tulips = aCategory({ uid: 'c-tulips', name: 'Tulips', urlPath: 'tulips' });
  aServerApp({ categories: [tulips] });
  const { props, headers } = await ask('?term=tilips');
  expect(props).toMatchObject({
    listing: { total: 1 },
    query: { term: 'tulips' },
    correction: { typed: 'tilips', meant: 'tulips', isSearched: true },
    pages: [{ path: '/tulips.html' }],
  });
  expect(headers['surrogate-control']).toBeUndefined();
});

test('the result of a form on the page is shown, and that page is not cached', async () => {
  aServerApp();
  const { props, headers } = await ask('?term=tulips&added=TULIPS');
  expect(props).toMatchObject({ added: 'TULIPS' });
  expect(headers['surrogate-control']).toBeUndefined();
});

test.each(['-1', '9999', '02', 'x'])('the page %s of results leads to one that exists', async (page) => {
  aServerApp();
  await expect(ask(`?term=tulips&sort=price_ASC&page=${page}`)).rejects.toThrow(
    'leads to /search?term=tulips&sort=price_ASC',
  );
});
