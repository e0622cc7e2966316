import { makeSearchProducts } from '../../../../src/application/search/search-products';
import { makeSuggestProducts } from '../../../../src/application/search/suggest-products';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';

const find = (shop: ReturnType<typeof aShop>) => makeSearchProducts({ catalogue: shop.catalogue });
const suggest = (shop: ReturnType<typeof aShop>) =>
  makeSuggestProducts({ suggestions: (term, count) => shop.catalogue.suggestions(term, count) });

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
    expect(await suggest(shop)(' tu ')).toEqual({ ok: true, value: { term: null, products: [] } });
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

  test('are empty when nothing is found, and a failure when the backend is unreachable', async () => {
    const shop = aShop();
    expect(await suggest(shop)('zzz')).toEqual({ ok: true, value: { term: 'zzz', products: [] } });
    shop.wire.disconnect();
    expect(await suggest(shop)('tulips')).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  });
});
