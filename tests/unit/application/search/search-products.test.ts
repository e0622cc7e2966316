import { makeSearchProducts } from '../../../../src/application/search/search-products';
import { makeSuggestProducts } from '../../../../src/application/search/suggest-products';
import type { NamedPages } from '../../../../src/application/search/find-pages';
import { ok, refuse } from '../../../../src/domain/shared/result';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';

const find = (shop: ReturnType<typeof aShop>, namedPages: NamedPages = findNoPages) =>
  makeSearchProducts({ ...shop, namedPages });
const suggest = (shop: ReturnType<typeof aShop>) =>
  makeSuggestProducts({ ...shop, findPages: findNoPages, namedPages: findNoPages });
const findNoPages = () => Promise.resolve(ok([]));

describe('A page of search results', () => {
  test('S9-11 searches the whole catalogue, ten to a page by default', async () => {
    const shop = aShop();
    expect(await find(shop)({ term: 'name of' })).toMatchObject({
      ok: true,
      value: { listing: { itemsPerPage: 10 }, query: { term: 'name of' } },
    });
    expect(shop.wire.calls).toEqual(['catalogue.search']);
  });

  test('returns no products without a request when there is no term', async () => {
    const shop = aShop();
    expect(await find(shop)({ page: '3' })).toMatchObject({
      ok: true,
      value: { listing: { items: [], total: 0, totalPages: 0 }, filters: [] },
    });
    expect(shop.wire.calls).toEqual([]);
  });

  test('a page beyond the last is the first, in the query too', async () => {
    const result = await find(aShop())({ term: 'name', page: '99' });
    expect(result).toMatchObject({ ok: true, value: { listing: { page: 1 }, query: { page: 1 } } });
  });

  test('S5-34 filters, also by category, and sorts the results', async () => {
    const result = await find(aShop())({ term: 'name', category_uid: 'c-flowers', colour: 'red', sort: 'price_ASC' });
    expect(result.ok && result.value.listing.items.map(({ sku }) => sku)).toEqual(['FERN', 'TULIPS']);
    expect(result.ok && result.value.filters.length).toBeGreaterThan(0);
  });

  test('S1-5 a term that finds nothing is searched as it was meant, and says so', async () => {
    const shop = aShop();
    const result = await find(shop)({ term: 'tilips' });
    expect(result).toMatchObject({
      ok: true,
      value: {
        listing: { total: 1, items: [{ sku: 'TULIPS' }] },
        query: { term: 'tulips' },
        correction: { typed: 'tilips', meant: 'tulips', isSearched: true },
      },
    });
    expect(shop.wire.calls).toEqual([
      'catalogue.search',
      'content.shopWords',
      'catalogue.meanings',
      'catalogue.search',
    ]);
    expect(await find(shop)({ term: 'zebra' })).toMatchObject({ ok: true, value: { correction: null } });
  });

  test('S1-5 a term that finds few products keeps them beside what may have been meant', async () => {
    const products = ['Lilly Vase', 'Lily', 'Lily Posy'].map((name) => ({
      product: aProduct({ sku: name, name }),
      variants: [],
    }));
    const { catalogue, content } = aShop({ products });
    const meanings = async () => ok({ corrected: 'lily', synonyms: [] });
    const search: typeof catalogue.search = (query) => catalogue.search(query);
    const filters: typeof catalogue.filters = (place) => catalogue.filters(place);
    const suggestions: typeof catalogue.suggestions = (term, count) => catalogue.suggestions(term, count);
    const deps = { catalogue: { search, filters, meanings, suggestions }, content, namedPages: findNoPages };
    const found = await makeSearchProducts(deps)({ term: 'lilly' });
    expect(found).toMatchObject({
      value: {
        listing: { items: [{ sku: 'Lilly Vase' }] },
        query: { term: 'lilly' },
        correction: { meant: 'lily', isSearched: false },
      },
    });
  });

  test('S1-5 a term that names a page is not corrected, only searched by the florist’s synonyms', async () => {
    const products = ['Tulips', 'For mum'].map((name) => ({ product: aProduct({ sku: name, name }), variants: [] }));
    const shop = aShop({ products });
    const namedPages = async () => ok([{ name: 'Terms', path: '/terms' }]);
    expect(await find(shop, namedPages)({ term: 'tulpis' })).toMatchObject({
      value: { listing: { total: 0 }, query: { term: 'tulpis' }, correction: null },
    });
    expect(await find(shop, namedPages)({ term: 'moms' })).toMatchObject({
      value: {
        listing: { items: [{ sku: 'For mum' }] },
        correction: { typed: 'moms', meant: 'mum', isSearched: true },
      },
    });
    expect(await suggest(shop)('moms')).toMatchObject({ value: { corrected: 'mum', products: [{ sku: 'For mum' }] } });
  });

  test('S1-5 a term that finds nothing together offers its words that find something', async () => {
    expect(await find(aShop())({ term: 'tulips zebra' })).toMatchObject({
      value: { listing: { total: 0 }, correction: null, near: ['tulips'] },
    });
  });

  test('S1-5 results without what may have been meant are results; nothing found without it is a failure', async () => {
    const shop = aShop();
    shop.wire.failNext('catalogue.meanings');
    expect(await find(shop)({ term: 'tulips' })).toMatchObject({ ok: true, value: { listing: { total: 1 } } });
    shop.wire.failNext('catalogue.meanings');
    expect(await find(shop)({ term: 'zebra' })).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  });

  test('returns a failure when either request is unreachable', async () => {
    for (const call of ['catalogue.filters', 'catalogue.search'] as const) {
      const shop = aShop();
      shop.wire.failNext(call);
      const result = await find(shop)({ term: 'name', colour: 'red' });
      expect(result).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    }
  });
});

describe('Search suggestions', () => {
  test('send no request for fewer than three characters', async () => {
    const shop = aShop();
    expect(await suggest(shop)(' tu ')).toEqual({
      ok: true,
      value: { term: null, corrected: null, products: [], pages: [] },
    });
    expect(shop.wire.calls).toEqual([]);
  });

  test('request products for three or more characters, trimmed', async () => {
    expect(await suggest(aShop())(' tul ')).toMatchObject({
      ok: true,
      value: { term: 'tul', products: [{ sku: 'TULIPS' }] },
    });
  });

  test('contain at most twelve products', async () => {
    const products = Array.from({ length: 15 }, (_, index) => ({
      product: aProduct({ sku: `ROSE-${index}`, name: 'Rose' }),
      variants: [],
    }));
    const result = await suggest(aShop({ products }))('rose');
    expect(result.ok && result.value.products).toHaveLength(12);
  });

  test('S1-5 are those of the term that was meant, with the pages that it names', async () => {
    const shop = aShop();
    const pages = [{ name: 'Tulips', path: '/tulips.html' }];
    const findPages = async (term: string) => ok(term === 'tulips' ? pages : []);
    const result = await makeSuggestProducts({ ...shop, findPages, namedPages: findNoPages })('tilips');
    expect(result).toMatchObject({
      ok: true,
      value: { term: 'tilips', corrected: 'tulips', products: [{ sku: 'TULIPS' }], pages },
    });
  });

  test('are products without pages if these cannot be loaded', async () => {
    const shop = aShop();
    const findPages = async () => refuse({ kind: 'unreachable', status: null } as const);
    const result = await makeSuggestProducts({ ...shop, findPages, namedPages: findPages })('tulips');
    expect(result).toMatchObject({ ok: true, value: { products: [{ sku: 'TULIPS' }], pages: null } });
  });

  test('are empty when nothing is found, and a failure when the backend is unreachable', async () => {
    const shop = aShop();
    expect(await suggest(shop)('zzz')).toEqual({
      ok: true,
      value: { term: 'zzz', corrected: null, products: [], pages: [] },
    });
    shop.wire.disconnect();
    expect(await suggest(shop)('tulips')).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  });
});
