import { makeOpenCategory } from '../../../../src/application/listing/open-category';
import { aShop } from '../../../builders/a-shop';

const open = (shop: ReturnType<typeof aShop>) => makeOpenCategory({ catalogue: shop.catalogue });
const SILENCE = { ok: false, reason: { kind: 'unreachable' } };

describe('A category as its address narrows it', () => {
  test('S9-10 an address that does not filter takes one question, for a hundred goods and the ways to narrow them', async () => {
    const shop = aShop();
    const answer = await open(shop)('c-flowers', { sort: 'price_ASC', gclid: '1' });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        category: { name: 'Flowers' },
        listing: { total: 6, itemsPerPage: 100 },
        query: { sort: 'price_ASC', filters: {} },
      },
    });
    expect(answer.ok && answer.value.filters.map(({ code }) => code)).toEqual(['colour', 'occasion', 'price']);
    expect(shop.wire.calls).toEqual(['catalogue.category']);
  });

  test('S5-32, S5-33, S5-34 goods are narrowed by one value, by any of several, and always to the category', async () => {
    const skus = async (address: Record<string, string | readonly string[]>) => {
      const answer = await open(aShop())('c-flowers', address);
      return answer.ok ? answer.value.listing.items.map(({ sku }) => sku) : answer.reason;
    };
    expect(await skus({ colour: '1' })).toEqual(['TULIPS', 'FERN']);
    expect(await skus({ colour: ['1', '2'] })).toEqual(['TULIPS', 'PEONIES', 'FERN']);
    expect(await skus({ colour: '1', occasion: '5' })).toEqual(['TULIPS']);
    expect(await skus({ price: '10_20' })).toEqual(['TULIPS', 'LILAC']);
    expect(await skus({ price: '50_60' })).toEqual([]);
  });

  test('the ways to narrow are those of the whole category, however it is narrowed', async () => {
    const shop = aShop();
    const [bare, narrowed] = [await open(shop)('c-flowers', {}), await open(shop)('c-flowers', { occasion: '5' })];
    expect(narrowed.ok && narrowed.value.filters).toEqual(bare.ok && bare.value.filters);
    expect(shop.wire.calls).toEqual(['catalogue.category', 'catalogue.filters', 'catalogue.category']);
  });

  test('S2-115 words that are no attribute are as if not there', async () => {
    const answer = await open(aShop())('c-flowers', { from: 'a-friend', colour: '1' });
    expect(answer).toMatchObject({ ok: true, value: { query: { filters: { colour: ['1'] } }, listing: { total: 2 } } });
  });

  test('a category nobody knows is not found', async () => {
    expect(await open(aShop())('c-nowhere', {})).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
    expect(await open(aShop())('c-nowhere', { colour: '1' })).toMatchObject({
      ok: false,
      reason: { kind: 'not-found' },
    });
  });

  test('silence to either question is one failure', async () => {
    for (const call of ['catalogue.filters', 'catalogue.category'] as const) {
      const shop = aShop();
      shop.wire.failNext(call);
      expect(await open(shop)('c-flowers', { colour: '1' })).toMatchObject(SILENCE);
    }
  });
});
