import type { WishOutcome } from '../../../../src/application/wishlist/remove-added-wish';
import { ok, refuse } from '../../../../src/domain/shared/result';
import { wordWishOutcome } from '../../../../src/ui/texts/en/wishlist';
import { aCart } from '../../../builders/a-cart';
import { aProduct } from '../../../builders/a-product';
import { aGuestWisher, aWisher, skusOf } from './a-wisher';

const REASON = { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: 'No stock' } as const;
const NO_STOCK = refuse(REASON);
const remaining = (outcome: WishOutcome) => (outcome.kind === 'moved' ? skusOf(outcome.wishlist) : outcome.kind);

describe('A wishlist product added to the cart', () => {
  test('S4-54 is removed from the wishlist and announced with a notice', async () => {
    const { removeAddedWish, wishing, product, countWishlist } = aWisher();
    const list = await wishing('TULIPS', 'FERN');
    const outcome = await removeAddedWish(list, await product('TULIPS'), ok(aCart()));
    expect(remaining(outcome)).toEqual(['FERN']);
    expect(await countWishlist()).toEqual({ ok: true, value: 1 });
    expect(wordWishOutcome(outcome)).toEqual({
      type: 'success',
      title: 'Wishlist',
      message: 'You added Name of TULIPS to your shopping cart.',
      persist: false,
    });
  });

  test('S4-55 stays on the wishlist when the cart refuses it, with the reason in a notice', async () => {
    const { removeAddedWish, wishing, product, wire } = aWisher();
    const list = await wishing('TULIPS');
    const tulips = await product('TULIPS');
    wire.calls.length = 0;
    const outcome = await removeAddedWish(list, tulips, NO_STOCK);
    expect(outcome).toEqual({ kind: 'kept', reason: REASON });
    expect(wire.calls).toEqual([]);
    expect(wordWishOutcome(outcome)).toEqual({
      type: 'danger',
      title: 'Wishlist error',
      message: 'No stock',
      persist: false,
    });
  });

  test('has no effect on the wishlist and shows no notice when it is not on it', async () => {
    const { removeAddedWish, wishing, wire } = aWisher();
    const list = await wishing('FERN');
    const outcome = await removeAddedWish(list, aProduct(), ok(aCart()));
    expect(outcome).toEqual({ kind: 'no-wish' });
    expect(wordWishOutcome(outcome)).toBeNull();
    expect(wire.calls).toEqual([]);
  });

  test('is found by loading the whole wishlist when the page has none', async () => {
    const { removeAddedWish, wishing, product } = aWisher();
    await wishing('TULIPS', 'FERN');
    expect(remaining(await removeAddedWish(null, await product('TULIPS'), ok(aCart())))).toEqual(['FERN']);
  });

  test('has no effect for a guest, without a request', async () => {
    const { removeAddedWish, wire } = aGuestWisher();
    expect(await removeAddedWish(null, aProduct(), ok(aCart()))).toEqual({ kind: 'no-wish' });
    expect(wire.calls).toEqual([]);
  });

  test('is logged when the wishlist cannot be loaded', async () => {
    const { removeAddedWish, wire, log } = aWisher();
    wire.failNext('wishlists.page');
    expect(await removeAddedWish(null, aProduct(), ok(aCart()))).toEqual({ kind: 'no-wish' });
    expect(log.entries).toHaveLength(1);
  });

  test('S4-54 counts as moved when it cannot be removed from the wishlist, which is logged', async () => {
    const { removeAddedWish, wishing, product, wire, log } = aWisher();
    const list = await wishing('TULIPS');
    wire.failNext('wishlists.remove');
    const outcome = await removeAddedWish(list, await product('TULIPS'), ok(aCart()));
    expect(remaining(outcome)).toEqual(['TULIPS']);
    expect(wordWishOutcome(outcome)).toMatchObject({ type: 'success' });
    expect(log.entries).toHaveLength(1);
  });
});

describe('Moving a wishlist product to the cart', () => {
  const request = (product: ReturnType<typeof aProduct>, quantity = 1) => ({ product, quantity, answers: {} });

  test('S4-54 adds it to the cart and removes it from the wishlist', async () => {
    const { moveWish, wishing, product, shop } = aWisher();
    const list = await wishing('TULIPS');
    expect(remaining(await moveWish(list, request(await product('TULIPS'))))).toEqual([]);
    expect([...shop.carts.values()].flatMap(({ lines }) => lines)).toHaveLength(1);
  });

  test('S4-55 keeps it on the wishlist when a rule or the backend refuses it', async () => {
    const { moveWish, wishing, product, countWishlist } = aWisher();
    const list = await wishing('LILAC', 'PEONIES');
    expect(await moveWish(list, request(await product('LILAC')))).toMatchObject({
      kind: 'kept',
      reason: { kind: 'out-of-stock' },
    });
    expect(await moveWish(list, request(await product('PEONIES'), 4))).toMatchObject({ kind: 'kept' });
    expect(await countWishlist()).toEqual({ ok: true, value: 2 });
  });
});
