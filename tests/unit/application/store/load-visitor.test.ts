import { aWishlistCustomer, aWishlistGuest } from '../../../builders/a-wishlist-customer';
import { useCasesOf } from '../../../builders/use-cases-of';

test('S2-72 S7-58 tells a page that shows it how many items are on the wishlist, and no other page', async () => {
  const customer = aWishlistCustomer();
  await customer.wishing('TULIPS', 'FERN');
  const counted = async (wishes: boolean, visitor: ReturnType<typeof aWishlistGuest> = customer) => {
    visitor.wire.calls.length = 0;
    const loaded = await useCasesOf(visitor).store.loadVisitor({ path: '/', wishes, languages: [] });
    return [loaded.ok && loaded.value.wishes, visitor.wire.calls.includes('wishlists.count')];
  };
  expect(await counted(true)).toEqual([2, true]);
  expect(await counted(false)).toEqual([null, false]);
  expect(await counted(true, aWishlistGuest())).toEqual([0, false]);
  customer.wire.failNext('wishlists.count');
  expect(await counted(true)).toEqual([null, true]);
});
