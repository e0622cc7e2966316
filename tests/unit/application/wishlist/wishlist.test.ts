import { EMPTY_WISHLIST } from '../../../../src/domain/wishlist/wishlist';
import { aProduct } from '../../../builders/a-product';
import { aWish, aWishlist } from '../../../builders/a-wish';
import { aGuestWisher, aWisher, skusOf } from './a-wisher';

describe('Loading the wishlist', () => {
  test('S6-4 a guest has none, and nobody is asked', async () => {
    const { loadWishlist, wire } = aGuestWisher();
    expect(await loadWishlist(3, 50)).toEqual({ ok: true, value: EMPTY_WISHLIST });
    expect(wire.calls).toEqual([]);
  });

  test('S6-4 who is signed in has the first ten of theirs, or the page that was asked for', async () => {
    const { loadWishlist, wishing } = aWisher();
    await wishing('TULIPS', 'PEONIES', 'FERN');
    expect(await loadWishlist()).toMatchObject({ ok: true, value: { total: 3, page: 1, totalPages: 1 } });
    const second = await loadWishlist(2, 2);
    expect(second.ok && skusOf(second.value)).toEqual(['FERN']);
    expect(await loadWishlist(0, -1)).toMatchObject({ ok: true, value: { page: 1, totalPages: 3 } });
  });

  test('S6-7 a guest’s wishes are not counted, and nobody is asked', async () => {
    const { countWishlist, wire } = aGuestWisher();
    expect(await countWishlist()).toEqual({ ok: true, value: 0 });
    expect(wire.calls).toEqual([]);
  });

  test('S6-7 those of a customer are', async () => {
    const { countWishlist, wishing, wire } = aWisher();
    await wishing('TULIPS', 'FERN');
    expect(await countWishlist()).toEqual({ ok: true, value: 2 });
    expect(wire.calls).toEqual(['wishlists.count']);
  });

  test('a shop that cannot be reached is told', async () => {
    const { countWishlist, loadWishlist, wire } = aWisher();
    wire.cut();
    expect(await loadWishlist()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(await countWishlist()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  });
});

describe('Wishing', () => {
  test('S4-52 one press puts it on the list, another takes it off', async () => {
    const { toggleWish, product, wishing } = aWisher();
    const list = await wishing('FERN');
    const tulips = await product('TULIPS');
    const on = await toggleWish(list, tulips);
    expect(on.ok && skusOf(on.value)).toEqual(['FERN', 'TULIPS']);
    const off = await toggleWish(on.ok ? on.value : list, tulips);
    expect(off.ok && skusOf(off.value)).toEqual(['FERN']);
  });

  test('S4-53 what is on the list already is left alone: no call, no word', async () => {
    const { addWish, product, wishing, wire, log } = aWisher();
    const list = await wishing('TULIPS');
    const tulips = await product('TULIPS');
    wire.calls.length = 0;
    expect(await addWish(list, tulips)).toEqual({ ok: true, value: list });
    expect(wire.calls).toEqual([]);
    expect(log.entries).toEqual([]);
  });

  test('S5-25 another type is written to the log, and nothing else happens', async () => {
    const { addWish, wire, log } = aWisher();
    const foo = aProduct({ type: 'unknown', typeName: 'Foo' });
    expect(await addWish(EMPTY_WISHLIST, foo)).toEqual({
      ok: false,
      reason: { kind: 'type-not-supported', typeName: 'Foo' },
    });
    expect(wire.calls).toEqual([]);
    expect(log.entries).toEqual([{ message: expect.stringContaining('type'), details: { type: 'Foo' } }]);
  });

  test('S5-26 a guest’s wish is written to the log and asked for all the same; the shop refuses it', async () => {
    const { addWish, wire, log } = aGuestWisher();
    expect(await addWish(EMPTY_WISHLIST, aProduct())).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
    expect(wire.calls).toEqual(['wishlists.add']);
    expect(log.entries).toMatchObject([{ details: { sku: 'TULIPS' } }]);
  });

  test('what the shop does not sell is its refusal to tell', async () => {
    const { addWish } = aWisher();
    expect(await addWish(EMPTY_WISHLIST, aProduct({ sku: 'GONE' }))).toMatchObject({
      ok: false,
      reason: { kind: 'rejected', code: 'PRODUCT_NOT_FOUND' },
    });
  });

  test('what is not on the list is not taken off it, and nobody is asked', async () => {
    const { removeWish, wire } = aWisher();
    const list = aWishlist(aWish({ sku: 'FERN' }));
    expect(await removeWish(list, aProduct())).toEqual({ ok: true, value: list });
    expect(wire.calls).toEqual([]);
  });

  test('taking off that fails leaves it to be told', async () => {
    const { removeWish, wishing, product, wire } = aWisher();
    const list = await wishing('TULIPS');
    wire.failNext('wishlists.remove');
    expect(await removeWish(list, await product('TULIPS'))).toMatchObject({ reason: { kind: 'unreachable' } });
  });
});
