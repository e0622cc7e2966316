import { ProductViewModel } from '../../../../../src/ui/view-models/product/product-view-model';
import { aWishlistTab } from '../../a-wishlist-tab';

const skus = (items: readonly { readonly product: { readonly sku: string } }[]) =>
  items.map(({ product }) => product.sku);

describe('into the cart', () => {
  test('S4-54, S8-11 moves the item to the cart, updates the cart badge and shows a notice', async () => {
    const { wishes, moves, cart, card, said, listed } = await aWishlistTab('TULIPS', 'FERN');
    const product = await card('TULIPS');
    await wishes.load();
    const moving = moves.move({ product, quantity: 1, answers: {} });
    expect(moves.isMoving(product)).toBe(true);
    expect(await moving).toBe(true);
    expect([moves.isMoving(product), cart.badge, skus(wishes.items), wishes.badge]).toEqual([false, 1, ['FERN'], 1]);
    expect(said()).toEqual([
      { type: 'success', title: 'Wishlist', message: 'You added Name of TULIPS to your shopping cart.' },
    ]);
    expect(await listed()).toEqual(['FERN']);
  });

  test('S4-55, S8-10 an item that the cart refuses stays, with an error notice', async () => {
    const { wishes, moves, card, shop, said, listed } = await aWishlistTab('PEONIES');
    const product = await card('PEONIES');
    await wishes.load();
    shop.restock('PEONIES', 1);
    expect(await moves.move({ product, quantity: 2, answers: {} })).toBe(false);
    expect(moves.moving.error).toMatchObject({ kind: 'not-enough-stock', onlyLeft: 1 });
    expect(said()).toMatchObject([{ type: 'danger', title: 'Wishlist error' }]);
    expect([skus(wishes.items), await listed()]).toEqual([['PEONIES'], ['PEONIES']]);
  });

  test('ignores a second press while the first is running', async () => {
    const { moves, card, cart } = await aWishlistTab('TULIPS');
    const product = await card('TULIPS');
    const ask = { product, quantity: 1, answers: {} };
    expect(await Promise.all([moves.move(ask), moves.move(ask)])).toEqual([true, false]);
    expect(cart.badge).toBe(1);
  });

  test('S4-54 when it cannot be taken off the list, it is in the cart all the same and the list stays whole', async () => {
    const { wishes, moves, card, wire, said, loadWishlist } = await aWishlistTab('TULIPS', 'FERN');
    const product = await card('TULIPS');
    await wishes.load();
    const page = await loadWishlist(1, 1);
    if (!page.ok) throw new Error('There is no page');
    wire.failNext('wishlists.remove');
    expect(await moves.move({ product, quantity: 1, answers: {} }, page.value)).toBe(true);
    expect(skus(wishes.items)).toEqual(['TULIPS', 'FERN']);
    expect(said()).toMatchObject([{ type: 'success' }]);
  });

  test("S2-6 a page opened from the wishlist reports the cart's result", async () => {
    const { wishes, moves, cart, card, said, address } = await aWishlistTab('TULIPS');
    const product = await card('TULIPS');
    address.query = '?93=uid49&wishlist=true';
    await moves.follow(product, await cart.add({ product, quantity: 1, answers: {} }));
    expect([wishes.items, said().length]).toEqual([[], 1]);
    await moves.follow(product, await cart.add({ product, quantity: 1, answers: {} }));
    expect(said()).toHaveLength(1);
  });

  test.each(['', '?wishlist=false', '?wishlist', '?wish=true', '?93=wishlist%3Dtrue'])(
    'S2-6 a page not opened from the wishlist (%j) reports nothing, and the item stays',
    async (query) => {
      const { moves, cart, card, said, listed, address, wire } = await aWishlistTab('TULIPS');
      const product = await card('TULIPS');
      address.query = query;
      const added = await cart.add({ product, quantity: 1, answers: {} });
      const asked = wire.calls.length;
      await moves.follow(product, added);
      expect([wire.calls.length, said()]).toEqual([asked, []]);
      expect(await listed()).toEqual(['TULIPS']);
    },
  );

  test("S2-6 the product page reports the cart's result to the wishlist, success or failure", async () => {
    const { moves, cart, card, said, listed, address, catalogue, wire } = await aWishlistTab('TULIPS');
    address.query = '?wishlist=true';
    await card('TULIPS');
    const found = await catalogue.product('TULIPS', []);
    if (!found.ok) throw new Error('There are no tulips');
    const rememberCartId: Promise<void>[] = [];
    const page = new ProductViewModel(found.value, {
      addToCart: (ask) => cart.add(ask),
      loadChoice: (sku, chosen) => catalogue.choice(sku, chosen),
      deliveryOptions: () => Promise.reject(new Error('no place is named')),
      rememberChoice: () => undefined,
      notifyWishlist: (...told) => void rememberCartId.push(moves.follow(...told)),
    });
    wire.failNext('carts.addLine', { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: 'No stock' });
    await page.addToCart({}, '1');
    await Promise.all(rememberCartId);
    expect(said()).toEqual([{ type: 'danger', title: 'Wishlist error', message: 'No stock' }]);
    expect(await listed()).toEqual(['TULIPS']);
    await page.addToCart({}, 'many');
    expect(rememberCartId).toHaveLength(1);
    await page.addToCart({}, '1');
    await Promise.all(rememberCartId);
    expect(said().at(-1)).toMatchObject({ type: 'success', title: 'Wishlist' });
    expect(await listed()).toEqual([]);
  });
});
