import { makeSearchProducts } from '../../../../src/application/search/search-products';
import { makeSuggestProducts } from '../../../../src/application/search/suggest-products';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';

const find = (shop: ReturnType<typeof aShop>) => makeSearchProducts({ catalogue: shop.catalogue });
const suggest = (shop: ReturnType<typeof aShop>) =>
  makeSuggestProducts({ suggestions: (term, count) => shop.catalogue.suggestions(term, count) });

describe('A page of what was found', () => {
  test('S9-11 the whole shop is searched, ten to a page unless the address says more', async () => {
    const shop = aShop();
    expect(await find(shop)({ term: 'name of' })).toMatchObject({
      ok: true,
      value: { listing: { itemsPerPage: 10 }, query: { term: 'name of' } },
    });
    expect(shop.wire.calls).toEqual(['catalogue.search']);
  });

  test('without a term nobody is asked, and nothing is found', async () => {
    const shop = aShop();
    expect(await find(shop)({ page: '3' })).toMatchObject({
      ok: true,
      value: { listing: { items: [], total: 0, totalPages: 0 }, filters: [] },
    });
    expect(shop.wire.calls).toEqual([]);
  });

  test('S5-34 what was found can be narrowed, to categories too, and is sorted as asked', async () => {
    const answer = await find(aShop())({ term: 'name', category_uid: 'c-flowers', colour: '1', sort: 'price_ASC' });
    expect(answer.ok && answer.value.listing.items.map(({ sku }) => sku)).toEqual(['FERN', 'TULIPS']);
    expect(answer.ok && answer.value.filters.length).toBeGreaterThan(0);
  });

  test('silence is told, whichever question it meets', async () => {
    for (const call of ['catalogue.filters', 'catalogue.search'] as const) {
      const shop = aShop();
      shop.wire.failNext(call);
      const answer = await find(shop)({ term: 'name', colour: '1' });
      expect(answer).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    }
  });
});

describe('Suggestions while somebody types', () => {
  test('fewer than three characters ask nobody', async () => {
    const shop = aShop();
    expect(await suggest(shop)(' tu ')).toEqual({ ok: true, value: { term: null, products: [] } });
    expect(shop.wire.calls).toEqual([]);
  });

  test('three or more are asked for, without blanks around them', async () => {
    expect(await suggest(aShop())(' tul ')).toMatchObject({
      ok: true,
      value: { term: 'tul', products: [{ sku: 'TULIPS' }] },
    });
  });

  test('twelve are the most that are suggested', async () => {
    const products = Array.from({ length: 15 }, (_, index) => ({
      product: aProduct({ sku: `ROSE-${index}`, name: 'Rose' }),
      variants: [],
    }));
    const answer = await suggest(aShop({ products }))('rose');
    expect(answer.ok && answer.value.products).toHaveLength(12);
  });

  test('nothing found is an empty answer, silence is a failure', async () => {
    const shop = aShop();
    expect(await suggest(shop)('zzz')).toEqual({ ok: true, value: { term: 'zzz', products: [] } });
    shop.wire.cut();
    expect(await suggest(shop)('tulips')).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  });
});
