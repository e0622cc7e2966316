import { EMPTY_WISHLIST } from '../../../../src/domain/wishlist/wishlist';
import { aProduct } from '../../../builders/a-product';
import { aWish, aWishlist } from '../../../builders/a-wish';
import { aGuestWisher, aWisher, skusOf } from './a-wisher';

describe('Loading the wishlist', () => {
  test('S6-4 returns the empty wishlist for a guest, without a request', async () => {
    const { loadWishlist, wire } = aGuestWisher();
    expect(await loadWishlist(3, 50)).toEqual({ ok: true, value: EMPTY_WISHLIST });
    expect(wire.calls).toEqual([]);
  });

  test('S6-4 returns the first ten items, or the requested page, for a customer', async () => {
    const { loadWishlist, wishing } = aWisher();
    await wishing('TULIPS', 'PEONIES', 'FERN');
    expect(await loadWishlist()).toMatchObject({ ok: true, value: { total: 3, page: 1, totalPages: 1 } });
    const second = await loadWishlist(2, 2);
    expect(second.ok && skusOf(second.value)).toEqual(['FERN']);
    expect(await loadWishlist(0, -1)).toMatchObject({ ok: true, value: { page: 1, totalPages: 3 } });
  });

  test('S6-7 counts 0 items for a guest, without a request', async () => {
    const { countWishlist, wire } = aGuestWisher();
    expect(await countWishlist()).toEqual({ ok: true, value: 0 });
    expect(wire.calls).toEqual([]);
  });

  test('S6-7 counts the items of a customer', async () => {
    const { countWishlist, wishing, wire } = aWisher();
    await wishing('TULIPS', 'FERN');
    expect(await countWishlist()).toEqual({ ok: true, value: 2 });
    expect(wire.calls).toEqual(['wishlists.count']);
  });

  test('returns a failure when the backend is unreachable', async () => {
    const { countWishlist, loadWishlist, wire } = aWisher();
    wire.cut();
    expect(await loadWishlist()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(await countWishlist()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  });
});

describe('Changing the wishlist', () => {
  test('S4-52 adds a product and removes it with the next toggle', async () => {
    const { toggleWish, product, wishing } = aWisher();
    const list = await wishing('FERN');
    const tulips = await product('TULIPS');
    const on = await toggleWish(list, tulips);
    expect(on.ok && skusOf(on.value)).toEqual(['FERN', 'TULIPS']);
    const off = await toggleWish(on.ok ? on.value : list, tulips);
    expect(off.ok && skusOf(off.value)).toEqual(['FERN']);
  });

  test('S4-53 sends nothing for a product that is already on the wishlist', async () => {
    const { addWish, product, wishing, wire, log } = aWisher();
    const list = await wishing('TULIPS');
    const tulips = await product('TULIPS');
    wire.calls.length = 0;
    expect(await addWish(list, tulips)).toEqual({ ok: true, value: list });
    expect(wire.calls).toEqual([]);
    expect(log.entries).toEqual([]);
  });

  test('S5-25 logs an unsupported product type and sends nothing', async () => {
    const { addWish, wire, log } = aWisher();
    const foo = aProduct({ type: 'unknown', typeName: 'Foo' });
    expect(await addWish(EMPTY_WISHLIST, foo)).toEqual({
      ok: false,
      reason: { kind: 'type-not-supported', typeName: 'Foo' },
    });
    expect(wire.calls).toEqual([]);
    expect(log.entries).toEqual([{ message: expect.stringContaining('type'), details: { type: 'Foo' } }]);
  });

  test('S5-26 logs and sends a guest’s request, which the backend refuses', async () => {
    const { addWish, wire, log } = aGuestWisher();
    expect(await addWish(EMPTY_WISHLIST, aProduct())).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
    expect(wire.calls).toEqual(['wishlists.add']);
    expect(log.entries).toMatchObject([{ details: { sku: 'TULIPS' } }]);
  });

  test('returns the backend’s rejection of an unknown product', async () => {
    const { addWish } = aWisher();
    expect(await addWish(EMPTY_WISHLIST, aProduct({ sku: 'GONE' }))).toMatchObject({
      ok: false,
      reason: { kind: 'rejected', code: 'PRODUCT_NOT_FOUND' },
    });
  });

  test('sends nothing when removing a product that is not on the wishlist', async () => {
    const { removeWish, wire } = aWisher();
    const list = aWishlist(aWish({ sku: 'FERN' }));
    expect(await removeWish(list, aProduct())).toEqual({ ok: true, value: list });
    expect(wire.calls).toEqual([]);
  });

  test('returns the failure when removing fails', async () => {
    const { removeWish, wishing, product, wire } = aWisher();
    const list = await wishing('TULIPS');
    wire.failNext('wishlists.remove');
    expect(await removeWish(list, await product('TULIPS'))).toMatchObject({ reason: { kind: 'unreachable' } });
  });
});
