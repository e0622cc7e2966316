import type { MoveOutcome } from '../../../src/application/wishlist/move-to-cart';
import { ok, refuse } from '../../../src/domain/shared/result';
import { EMPTY_WISHLIST } from '../../../src/domain/wishlist/wishlist';
import { moveOutcomeMessage } from '../../../src/ui/texts/en/wishlist/notices';
import { aCart } from '../../builders/a-cart';
import { aProduct } from '../../builders/a-product';
import { aWishlistItem, aWishlist } from '../../builders/a-wishlist-item';
import { aWishlistGuest, aWishlistCustomer, skusOf } from '../../builders/a-wishlist-customer';

const REASON = { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: 'No stock' } as const;
const NO_STOCK = refuse(REASON);
const remaining = (outcome: MoveOutcome) => (outcome.kind === 'moved' ? skusOf(outcome.wishlist) : outcome.kind);

describe('A wishlist product added to the cart', () => {
  test('S4-54 is removed from the wishlist and announced with a notice', async () => {
    const { removeMovedItem, wishing, product, countWishlist } = aWishlistCustomer();
    const list = await wishing('TULIPS', 'FERN');
    const outcome = await removeMovedItem(list, await product('TULIPS'), ok(aCart()));
    expect(remaining(outcome)).toEqual(['FERN']);
    expect(await countWishlist()).toEqual({ ok: true, value: 1 });
    expect(moveOutcomeMessage(outcome)).toEqual({
      type: 'success',
      title: 'Wishlist',
      message: 'You added Name of TULIPS to your shopping cart.',
      persist: false,
    });
  });

  test('S4-55 stays on the wishlist when the cart refuses it, with the reason in a notice', async () => {
    const { removeMovedItem, wishing, product, wire } = aWishlistCustomer();
    const list = await wishing('TULIPS');
    const tulips = await product('TULIPS');
    wire.calls.length = 0;
    const outcome = await removeMovedItem(list, tulips, NO_STOCK);
    expect(outcome).toEqual({ kind: 'kept', reason: REASON });
    expect(wire.calls).toEqual([]);
    expect(moveOutcomeMessage(outcome)).toEqual({
      type: 'danger',
      title: 'Wishlist error',
      message: 'No stock',
      persist: false,
    });
  });

  test('has no effect on the wishlist and shows no notice when it is not on it', async () => {
    const { removeMovedItem, wishing, wire } = aWishlistCustomer();
    const list = await wishing('FERN');
    const outcome = await removeMovedItem(list, aProduct(), ok(aCart()));
    expect(outcome).toEqual({ kind: 'not-listed' });
    expect(moveOutcomeMessage(outcome)).toBeNull();
    expect(wire.calls).toEqual([]);
  });

  test('is found by loading the whole wishlist when the page has none', async () => {
    const { removeMovedItem, wishing, product } = aWishlistCustomer();
    await wishing('TULIPS', 'FERN');
    expect(remaining(await removeMovedItem(null, await product('TULIPS'), ok(aCart())))).toEqual(['FERN']);
  });

  test('has no effect for a guest, without a request', async () => {
    const { removeMovedItem, wire } = aWishlistGuest();
    expect(await removeMovedItem(null, aProduct(), ok(aCart()))).toEqual({ kind: 'not-listed' });
    expect(wire.calls).toEqual([]);
  });

  test('is logged when the wishlist cannot be loaded', async () => {
    const { removeMovedItem, wire, log } = aWishlistCustomer();
    wire.failNext('wishlists.page');
    expect(await removeMovedItem(null, aProduct(), ok(aCart()))).toEqual({ kind: 'not-listed' });
    expect(log.entries).toHaveLength(1);
  });

  test('S4-54 counts as moved when it cannot be removed from the wishlist, which is logged', async () => {
    const { removeMovedItem, wishing, product, wire, log } = aWishlistCustomer();
    const list = await wishing('TULIPS');
    wire.failNext('wishlists.remove');
    const outcome = await removeMovedItem(list, await product('TULIPS'), ok(aCart()));
    expect(remaining(outcome)).toEqual(['TULIPS']);
    expect(moveOutcomeMessage(outcome)).toMatchObject({ type: 'success' });
    expect(log.entries).toHaveLength(1);
  });
});

describe('Moving a wishlist product to the cart', () => {
  const request = (product: ReturnType<typeof aProduct>, quantity = 1) => ({ product, quantity, answers: {} });

  test('S4-54 adds it to the cart and removes it from the wishlist', async () => {
    const { moveToCart, wishing, product, shop } = aWishlistCustomer();
    const list = await wishing('TULIPS');
    expect(remaining(await moveToCart(list, request(await product('TULIPS'))))).toEqual([]);
    expect([...shop.carts.values()].flatMap(({ lines }) => lines)).toHaveLength(1);
  });

  test('S4-55 keeps it on the wishlist when a rule or the backend refuses it', async () => {
    const { moveToCart, wishing, product, countWishlist } = aWishlistCustomer();
    const list = await wishing('LILAC', 'PEONIES');
    expect(await moveToCart(list, request(await product('LILAC')))).toMatchObject({
      kind: 'kept',
      reason: { kind: 'out-of-stock' },
    });
    expect(await moveToCart(list, request(await product('PEONIES'), 4))).toMatchObject({ kind: 'kept' });
    expect(await countWishlist()).toEqual({ ok: true, value: 2 });
  });
});

describe('Changing the wishlist', () => {
  test('S4-52 adds a product and removes it with the next toggle', async () => {
    const { toggleItem, product, wishing } = aWishlistCustomer();
    const list = await wishing('FERN');
    const tulips = await product('TULIPS');
    const on = await toggleItem(list, tulips);
    expect(on.ok && skusOf(on.value)).toEqual(['FERN', 'TULIPS']);
    const off = await toggleItem(on.ok ? on.value : list, tulips);
    expect(off.ok && skusOf(off.value)).toEqual(['FERN']);
  });

  test('returns the backend’s rejection of an unknown product', async () => {
    const { toggleItem } = aWishlistCustomer();
    expect(await toggleItem(EMPTY_WISHLIST, aProduct({ sku: 'GONE' }))).toMatchObject({
      ok: false,
      reason: { kind: 'rejected', code: 'PRODUCT_NOT_FOUND' },
    });
  });

  test('sends nothing when removing a product that is not on the wishlist', async () => {
    const { removeFromWishlist, wire } = aWishlistCustomer();
    const list = aWishlist(aWishlistItem({ sku: 'FERN' }));
    expect(await removeFromWishlist(list, aProduct())).toEqual({ ok: true, value: list });
    expect(wire.calls).toEqual([]);
  });

  test('returns the failure when removing fails', async () => {
    const { removeFromWishlist, wishing, product, wire } = aWishlistCustomer();
    const list = await wishing('TULIPS');
    wire.failNext('wishlists.remove');
    expect(await removeFromWishlist(list, await product('TULIPS'))).toMatchObject({ reason: { kind: 'unreachable' } });
  });
});
