import { WishlistPageViewModel } from '../../../../../src/ui/view-models/wishlist/wishlist-page-view-model';
import { aProduct } from '../../../../builders/a-product';
import { aWishlistTab } from '../../a-wishlist-tab';

type Tab = Awaited<ReturnType<typeof aWishlistTab>>;

/** A page of the wishlist as the server rendered it. */
async function opened(tab: Tab, number = 1) {
  const loaded = await tab.loadWishlist(number, 10);
  if (!loaded.ok) throw new Error('The wishlist could not be loaded');
  const page = new WishlistPageViewModel(tab, { page: loaded.value, itemsPerPage: 10 });
  tab.wire.calls.length = 0;
  return { ...tab, page, skus: () => page.items.map(({ product }) => product.sku) };
}

/** The last page of the wishlist of a customer with that many items: WISH-1, WISH-2, ... */
async function aPage(wishes: number, number: number) {
  const tab = await aWishlistTab();
  const account = tab.shop.people.whoIs(tab.visitor.token());
  if (!account.ok) throw new Error('Nobody is signed in');
  const stored = Array.from({ length: wishes }, (_, index) => {
    const product = aProduct({ sku: `WISH-${index + 1}` });
    return { id: String(100 + index), products: { product, variants: [] }, quantity: 1 };
  });
  const tulips = tab.shop.data.products.find(({ product }) => product.sku === 'TULIPS');
  if (tulips === undefined) throw new Error('There are no tulips');
  tab.shop.wishes.set(account.value.id, [...stored, { id: 'of-tulips', products: tulips, quantity: 1 }]);
  return opened(tab, number);
}

test('shows what the server has rendered, without a request', async () => {
  const { skus, wire } = await opened(await aWishlistTab('TULIPS', 'FERN'));
  expect([skus(), wire.calls]).toEqual([['TULIPS', 'FERN'], []]);
});

test('S4-52 an item that is removed goes at once, and comes back when that fails', async () => {
  const { page, skus, wire } = await opened(await aWishlistTab('TULIPS', 'FERN'));
  const [first] = page.items;
  if (first === undefined) throw new Error('The page is empty');
  wire.failNext('wishlists.remove');
  const removing = page.remove(first.product);
  expect(skus()).toEqual(['FERN']);
  await removing;
  expect(skus()).toEqual(['TULIPS', 'FERN']);
});

test('S4-52 removing the last item of a page shows the previous page', async () => {
  const { page, skus, wishes } = await aPage(10, 2);
  const [last] = page.items;
  if (last !== undefined) await page.remove(last.product);
  expect([skus().length, page.page.page, wishes.badge]).toEqual([10, 1, 10]);
});

test('S4-52, S4-54 items beyond those the tab has loaded can be removed and moved too', async () => {
  const { page, skus, wishes, cart } = await aPage(101, 11);
  await wishes.load();
  expect(skus()).toEqual(['WISH-101', 'TULIPS']);
  const [first, tulips] = page.items;
  if (first !== undefined) await page.remove(first.product);
  expect([skus(), wishes.badge]).toEqual([['TULIPS'], 101]);
  if (tulips !== undefined) await page.addToCart(tulips.product);
  expect([wishes.badge, cart.badge, page.page.page]).toEqual([100, 1, 10]);
});

test('S4-54 S9-17 S8-11 moves a product without options into the cart, with quantity 1', async () => {
  const { page, skus, cart, said } = await opened(await aWishlistTab('TULIPS', 'FERN'));
  const [first] = page.items;
  if (first !== undefined) await page.addToCart(first.product);
  expect([skus(), cart.badge]).toEqual([['FERN'], 1]);
  expect(said()).toEqual([
    { type: 'success', title: 'Wishlist', message: 'You added Name of TULIPS to your shopping cart.' },
  ]);
  expect(cart.cart?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([['TULIPS', 1]]);
});

test('S4-55 S8-10 a type that the cart refuses stays, with a notice', async () => {
  const { page, said } = await opened(await aWishlistTab('VOUCHER'));
  const [voucher] = page.items;
  if (voucher !== undefined) await page.addToCart(voucher.product);
  expect(said()).toEqual([
    {
      type: 'danger',
      title: 'Wishlist error',
      message: 'Product Type GiftCard not supported in add to cart yet',
    },
  ]);
  expect(page.items).toHaveLength(1);
});

test('S4-63 keeps the page when the shop is unreachable after a change', async () => {
  const tab = await opened(await aWishlistTab('TULIPS', 'FERN'));
  await tab.wishes.load();
  const [first] = tab.page.items;
  if (first === undefined) throw new Error('The page is empty');
  tab.wire.failNext('wishlists.page');
  await tab.page.remove(first.product);
  expect(tab.page.loading.error?.kind).toBe('unreachable');
  expect(tab.page.page.items).toHaveLength(2);
});
