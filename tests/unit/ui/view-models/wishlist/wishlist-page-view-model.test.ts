import { readUrlQuery } from '../../../../../src/ui/view-models/listing/url-query';
import { WishlistPageViewModel } from '../../../../../src/ui/view-models/wishlist/wishlist-page-view-model';
import { aProduct } from '../../../../builders/a-product';
import { aGuestTab, aWishlistTab } from '../../a-wishlist-tab';
import { aCustomer, signedIn } from '../../../../builders/a-customer';

/** The wishlist page of a customer with that many items: WISH-1, WISH-2, ... */
async function aPage(wishes: number) {
  const tab = await aWishlistTab();
  const account = tab.shop.people.whoIs(tab.visitor.token());
  if (!account.ok) throw new Error('Nobody is signed in');
  const stored = Array.from({ length: wishes }, (_, index) => {
    const product = aProduct({ sku: `WISH-${index + 1}` });
    return { id: String(100 + index), products: { product, variants: [] }, quantity: 1 };
  });
  tab.shop.wishes.set(account.value.id, stored);
  return { ...tab, ...pageOf(tab) };
}

function pageOf(tab: Awaited<ReturnType<typeof aWishlistTab>> | ReturnType<typeof aGuestTab>) {
  const written: string[] = [];
  const went: string[] = [];
  const page = new WishlistPageViewModel({
    loadWishlist: tab.loadWishlist,
    wishes: tab.wishes,
    moves: tab.moves,
    writeAddress: (query) => void written.push(query),
    go: (path) => void went.push(path),
  });
  return { page, written, went, skus: () => page.items.map(({ product }) => product.sku) };
}

test('S6-4 a guest has an empty page, without a request', async () => {
  const tab = aGuestTab();
  const { page } = pageOf(tab);
  await page.open({});
  expect([page.isEmpty, page.items, tab.wire.calls]).toEqual([true, [], []]);
});

test('S9-7 ten to a page unless the address offers another of our sizes', async () => {
  const { page, skus } = await aPage(25);
  await page.open({});
  expect([skus().length, page.itemsPerPage, page.page?.totalPages]).toEqual([10, 10, 3]);
  await page.open(readUrlQuery('itemsPerPage=20&page=2'));
  expect([skus().length, page.itemsPerPage]).toEqual([5, 20]);
  await page.open(readUrlQuery('itemsPerPage=7'));
  expect(page.itemsPerPage).toBe(10);
});

test('S4-67 another size begins with the first page; another page is written into the address', async () => {
  const { page, written, skus } = await aPage(25);
  await page.open({});
  await page.showPage(3);
  expect(skus()).toHaveLength(5);
  await page.resize(20);
  expect(written).toEqual(['page=3', 'page=0&itemsPerPage=20']);
  expect(page.page).toMatchObject({ page: 1 });
});

test('S2-118 switches between grid and list without a request', async () => {
  const { page, written, wire } = await aPage(1);
  await page.open({});
  wire.calls.length = 0;
  expect(page.view).toBe('grid');
  page.layOut('list');
  expect([page.view, written, wire.calls]).toEqual(['list', ['view=list'], []]);
});

test('S4-52 removing the last item of a page shows the previous page', async () => {
  const { page, written, skus, wishes } = await aPage(11);
  await page.open({ page: '2' });
  const [last] = page.items;
  if (last !== undefined) await page.remove(last.product);
  expect(written).toEqual(['page=1']);
  expect([skus().length, page.page?.page, wishes.badge]).toEqual([10, 1, 10]);
});

test('S4-52, S4-54 items beyond those the tab has loaded can be removed and moved too', async () => {
  const { page, skus, wishes, cart, shop, visitor } = await aPage(101);
  const account = shop.people.whoIs(visitor.token());
  const products = shop.data.products.find(({ product }) => product.sku === 'TULIPS');
  if (!account.ok || products === undefined) throw new Error('There are no tulips');
  const wished = shop.wishes.get(account.value.id) ?? [];
  shop.wishes.set(account.value.id, [...wished, { id: 'of-tulips', products, quantity: 1 }]);
  await wishes.load();
  await page.open({ page: '11' });
  expect(skus()).toEqual(['WISH-101', 'TULIPS']);
  const [first, tulips] = page.items;
  if (first !== undefined) await page.remove(first.product);
  expect([skus(), wishes.badge]).toEqual([['TULIPS'], 101]);
  if (tulips !== undefined) await page.addToCart(tulips.product);
  expect([wishes.badge, cart.badge, page.page?.page]).toEqual([100, 1, 10]);
});

test('S4-54 S9-17 moves a product without options into the cart, with quantity 1', async () => {
  const tab = await aWishlistTab('TULIPS', 'FERN');
  const { page, skus } = pageOf(tab);
  await page.open({});
  const [first] = page.items;
  if (first !== undefined) await page.addToCart(first.product);
  expect([skus(), tab.cart.badge, tab.said()[0]?.type]).toEqual([['FERN'], 1, 'success']);
  expect(tab.cart.cart?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([['TULIPS', 1]]);
});

test('S2-6 a product with options opens its page, whose URL says that it is on the wishlist', async () => {
  const tab = await aWishlistTab('POSY');
  const { page, went } = pageOf(tab);
  await page.open({});
  const [posy] = page.items;
  if (posy !== undefined) await page.addToCart(posy.product);
  expect(went).toEqual(['/posy.html?wishlist=true']);
  expect([tab.cart.badge, page.items.length]).toEqual([0, 1]);
});

test('S4-55 a type that the cart refuses stays, with a notice', async () => {
  const tab = await aWishlistTab('VOUCHER');
  const { page } = pageOf(tab);
  await page.open({});
  const [voucher] = page.items;
  if (voucher !== undefined) await page.addToCart(voucher.product);
  expect(tab.said()).toEqual([
    {
      type: 'danger',
      title: 'Wishlist error',
      message: 'Product Type GiftCard not supported in add to cart yet',
    },
  ]);
  expect(page.items).toHaveLength(1);
});

test('S4-63 keeps the page when the shop is unreachable or the session has expired', async () => {
  const { page, wire, skus, visitor, shop } = await aPage(2);
  await page.open({});
  wire.failNext('wishlists.page');
  await page.showPage(1);
  expect([skus().length, page.loading.error?.kind]).toEqual([2, 'unreachable']);
  shop.people.revoke(visitor.token() ?? '');
  await page.showPage(1);
  expect([skus().length, page.loading.error?.kind]).toEqual([2, 'unauthorised']);
  signedIn({ shop, visitor }, { customer: aCustomer({ email: 'bea@example.org' }) });
  await page.open({});
  expect([page.isEmpty, page.loading.error]).toEqual([true, null]);
});
