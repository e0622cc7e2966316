import type { WishOutcome } from '../../../../src/application/wishlist/follow-wish';
import { ok, refuse } from '../../../../src/domain/shared/result';
import { wordWishOutcome } from '../../../../src/ui/texts/en/wishlist';
import { aCart } from '../../../builders/a-cart';
import { aProduct } from '../../../builders/a-product';
import { aGuestWisher, aWisher, skusOf } from './a-wisher';

const REASON = { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: 'No stock' } as const;
const NO_STOCK = refuse(REASON);
const left = (outcome: WishOutcome) => (outcome.kind === 'moved' ? skusOf(outcome.wishlist) : outcome.kind);

describe('A wish that was put into the cart', () => {
  test('S4-54 it is taken off the list, and the corner says so for a while', async () => {
    const { followWish, wishing, product, countWishlist } = aWisher();
    const list = await wishing('TULIPS', 'FERN');
    const outcome = await followWish(list, await product('TULIPS'), ok(aCart()));
    expect(left(outcome)).toEqual(['FERN']);
    expect(await countWishlist()).toEqual({ ok: true, value: 1 });
    expect(wordWishOutcome(outcome)).toEqual({
      type: 'success',
      title: 'Wishlist',
      message: 'You added Name of TULIPS to your shopping cart.',
      persist: false,
    });
  });

  test('S4-55 what the cart refused stays on the list, and the corner tells why', async () => {
    const { followWish, wishing, product, wire } = aWisher();
    const list = await wishing('TULIPS');
    const tulips = await product('TULIPS');
    wire.calls.length = 0;
    const outcome = await followWish(list, tulips, NO_STOCK);
    expect(outcome).toEqual({ kind: 'kept', reason: REASON });
    expect(wire.calls).toEqual([]);
    expect(wordWishOutcome(outcome)).toEqual({
      type: 'danger',
      title: 'Wishlist error',
      message: 'No stock',
      persist: false,
    });
  });

  test('what is no wish is followed by nothing and no word', async () => {
    const { followWish, wishing, wire } = aWisher();
    const list = await wishing('FERN');
    const outcome = await followWish(list, aProduct(), ok(aCart()));
    expect(outcome).toEqual({ kind: 'no-wish' });
    expect(wordWishOutcome(outcome)).toBeNull();
    expect(wire.calls).toEqual([]);
  });

  test('a page that has not loaded the list has it loaded, whole', async () => {
    const { followWish, wishing, product } = aWisher();
    await wishing('TULIPS', 'FERN');
    expect(left(await followWish(null, await product('TULIPS'), ok(aCart())))).toEqual(['FERN']);
  });

  test('a guest has no wishes, and nobody is asked for them', async () => {
    const { followWish, wire } = aGuestWisher();
    expect(await followWish(null, aProduct(), ok(aCart()))).toEqual({ kind: 'no-wish' });
    expect(wire.calls).toEqual([]);
  });

  test('a list that cannot be had is a line in the log', async () => {
    const { followWish, wire, log } = aWisher();
    wire.failNext('wishlists.page');
    expect(await followWish(null, aProduct(), ok(aCart()))).toEqual({ kind: 'no-wish' });
    expect(log.entries).toHaveLength(1);
  });

  test('S4-54 it is in the cart even when it cannot be taken off the list: that is said, and the rest is for the log', async () => {
    const { followWish, wishing, product, wire, log } = aWisher();
    const list = await wishing('TULIPS');
    wire.failNext('wishlists.remove');
    const outcome = await followWish(list, await product('TULIPS'), ok(aCart()));
    expect(left(outcome)).toEqual(['TULIPS']);
    expect(wordWishOutcome(outcome)).toMatchObject({ type: 'success' });
    expect(log.entries).toHaveLength(1);
  });
});

describe('Moving a wish into the cart', () => {
  const ask = (product: ReturnType<typeof aProduct>, quantity = 1) => ({ product, quantity, answers: {} });

  test('S4-54 the cart holds it and the list does not', async () => {
    const { moveWish, wishing, product, shop } = aWisher();
    const list = await wishing('TULIPS');
    expect(left(await moveWish(list, ask(await product('TULIPS'))))).toEqual([]);
    expect([...shop.carts.values()].flatMap(({ lines }) => lines)).toHaveLength(1);
  });

  test('S4-55 a refusal of the rules or of the shop keeps it on the list', async () => {
    const { moveWish, wishing, product, countWishlist } = aWisher();
    const list = await wishing('LILAC', 'PEONIES');
    expect(await moveWish(list, ask(await product('LILAC')))).toMatchObject({
      kind: 'kept',
      reason: { kind: 'out-of-stock' },
    });
    expect(await moveWish(list, ask(await product('PEONIES'), 4))).toMatchObject({ kind: 'kept' });
    expect(await countWishlist()).toEqual({ ok: true, value: 2 });
  });
});
