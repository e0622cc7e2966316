import { makeLoadCategory } from '../../../../src/application/listing/load-category';
import { aShop } from '../../../builders/a-shop';

const open = (shop: ReturnType<typeof aShop>) => makeLoadCategory({ catalogue: shop.catalogue });
const UNREACHABLE = { ok: false, reason: { kind: 'unreachable' } };

describe('A filtered category page', () => {
  test('S9-10 sends one request for a hundred products and the filters when the query has no filters', async () => {
    const shop = aShop();
    const result = await open(shop)('c-flowers', { sort: 'price_ASC', gclid: '1' });
    expect(result).toMatchObject({
      ok: true,
      value: {
        category: { name: 'Flowers' },
        listing: { total: 6, itemsPerPage: 100 },
        query: { sort: 'price_ASC', filters: {} },
      },
    });
    expect(result.ok && result.value.filters.map(({ code }) => code)).toEqual(['colour', 'occasion', 'price']);
    expect(shop.wire.calls).toEqual(['catalogue.category']);
  });

  test('S5-32, S5-33, S5-34 filters by one value or any of several, and always by the category', async () => {
    const skus = async (address: Record<string, string | readonly string[]>) => {
      const result = await open(aShop())('c-flowers', address);
      return result.ok ? result.value.listing.items.map(({ sku }) => sku) : result.reason;
    };
    expect(await skus({ colour: 'red' })).toEqual(['TULIPS', 'FERN']);
    expect(await skus({ colour: ['red', 'white'] })).toEqual(['TULIPS', 'PEONIES', 'FERN']);
    expect(await skus({ colour: 'red', occasion: 'birthday' })).toEqual(['TULIPS']);
    expect(await skus({ price: '10_20' })).toEqual(['TULIPS', 'LILAC']);
    expect(await skus({ price: '50_60' })).toEqual([]);
    expect(await skus({ priceFrom: '18', priceTo: '24' })).toEqual(['PEONIES', 'LILAC']);
  });

  test('a page beyond the last is the first, in the query too', async () => {
    const result = await open(aShop())('c-flowers', { page: '99' });
    expect(result).toMatchObject({ ok: true, value: { listing: { page: 1, total: 6 }, query: { page: 1 } } });
    const second = await open(aShop())('c-flowers', { page: '2', itemsPerPage: '4' });
    expect(second).toMatchObject({ ok: true, value: { listing: { page: 2 }, query: { page: 2 } } });
  });

  test('S1-5 offers only filters that lead on from what is chosen, and asks for them in the same two requests', async () => {
    const shop = aShop();
    const offered = async (address: Record<string, string>) => {
      const result = await open(shop)('c-flowers', address);
      const options = result.ok
        ? result.value.filters.flatMap(({ code, options: all }) => all.map((one) => ({ code, ...one })))
        : [];
      return options.map(({ code, value, count }) => `${code}=${value}: ${count}`);
    };
    expect(await offered({})).toEqual([
      'colour=red: 2',
      'colour=white: 2',
      'occasion=birthday: 1',
      ...['price=0_9.99: 1', 'price=10_19.99: 2', 'price=20_29.99: 2', 'price=40_49.99: 1'],
    ]);
    shop.wire.calls.length = 0;
    expect(await offered({ colour: 'white' })).toEqual([
      'colour=red: 2',
      'colour=white: 2',
      'price=0_9.99: 1',
      'price=20_29.99: 1',
    ]);
    expect(shop.wire.calls).toEqual(['catalogue.filters', 'catalogue.category']);
  });

  test('S2-115 ignores values that are not offered, so that every active filter can be removed', async () => {
    const result = await open(aShop())('c-flowers', { colour: ['red', '77'], occasion: '88', price: 'cheap' });
    expect(result).toMatchObject({
      ok: true,
      value: { query: { filters: { colour: ['red'] } }, listing: { total: 2 } },
    });
  });

  test('S2-115 ignores query parameters that are not attributes', async () => {
    const result = await open(aShop())('c-flowers', { from: 'a-friend', colour: 'red' });
    expect(result).toMatchObject({
      ok: true,
      value: { query: { filters: { colour: ['red'] } }, listing: { total: 2 } },
    });
  });

  test('returns not-found for an unknown category', async () => {
    expect(await open(aShop())('c-nowhere', {})).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
    expect(await open(aShop())('c-nowhere', { colour: 'red' })).toMatchObject({
      ok: false,
      reason: { kind: 'not-found' },
    });
  });

  test('returns a failure when either request is unreachable', async () => {
    for (const call of ['catalogue.filters', 'catalogue.category'] as const) {
      const shop = aShop();
      shop.wire.failNext(call);
      expect(await open(shop)('c-flowers', { colour: 'red' })).toMatchObject(UNREACHABLE);
    }
  });
});
