import { EMPTY_WISHLIST } from '../../../../src/domain/wishlist/wishlist';
import { aWishlistGuest, aWishlistCustomer, skusOf } from '../../../builders/a-wishlist-customer';
import { useCasesOf } from '../../../builders/use-cases-of';

const onServer = <Customer extends ReturnType<typeof aWishlistGuest>>(customer: Customer) => ({
  ...customer,
  ...useCasesOf(customer).wishlist,
});

describe('Loading the wishlist', () => {
  test('S6-4 returns the empty wishlist for a guest, without a request', async () => {
    const { loadWishlist, wire } = onServer(aWishlistGuest());
    expect(await loadWishlist(3, 50)).toEqual({ ok: true, value: EMPTY_WISHLIST });
    expect(wire.calls).toEqual([]);
  });

  test('S6-4 returns the first ten items, or the requested page, for a customer', async () => {
    const { loadWishlist, wishing } = onServer(aWishlistCustomer());
    await wishing('TULIPS', 'PEONIES', 'FERN');
    expect(await loadWishlist()).toMatchObject({ ok: true, value: { total: 3, page: 1, totalPages: 1 } });
    const second = await loadWishlist(2, 2);
    expect(second.ok && skusOf(second.value)).toEqual(['FERN']);
    expect(await loadWishlist(0, -1)).toMatchObject({ ok: true, value: { page: 1, totalPages: 3 } });
  });

  test('S6-7 counts 0 items for a guest, without a request', async () => {
    const { countWishlist, wire } = onServer(aWishlistGuest());
    expect(await countWishlist()).toEqual({ ok: true, value: 0 });
    expect(wire.calls).toEqual([]);
  });

  test('S6-7 counts the items of a customer', async () => {
    const { countWishlist, wishing, wire } = onServer(aWishlistCustomer());
    await wishing('TULIPS', 'FERN');
    expect(await countWishlist()).toEqual({ ok: true, value: 2 });
    expect(wire.calls).toEqual(['wishlists.count']);
  });

  test('returns a failure when the backend is unreachable', async () => {
    const { countWishlist, loadWishlist, wire } = onServer(aWishlistCustomer());
    wire.disconnect();
    expect(await loadWishlist()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(await countWishlist()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  });
});
