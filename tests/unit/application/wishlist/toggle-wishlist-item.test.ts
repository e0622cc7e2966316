import { makeToggleWishlistItem } from '../../../../src/application/wishlist/toggle-wishlist-item';
import { aWishlistCustomer, aWishlistGuest, skusOf } from '../../../builders/a-wishlist-customer';

const item = (sku: string) => ({ sku, parentSku: null, quantity: 1, isBundle: false });

test('S4-52 adds a product to the wishlist and removes it, and logs nothing', async () => {
  const shop = aWishlistCustomer();
  const toggle = makeToggleWishlistItem(shop);
  const added = await toggle({ kind: 'add', item: item('TULIPS') });
  expect(added.ok && skusOf(added.value)).toEqual(['TULIPS']);
  const [listed] = added.ok ? added.value.items : [];
  const removed = await toggle({ kind: 'remove', itemId: listed?.id ?? '' });
  expect(removed.ok && skusOf(removed.value)).toEqual([]);
  expect(shop.log.entries).toEqual([]);
});

test("S5-26 logs and sends a guest's request, which the backend refuses", async () => {
  const shop = aWishlistGuest();
  const added = await makeToggleWishlistItem(shop)({ kind: 'add', item: item('TULIPS') });
  expect(added).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
  expect(shop.wire.calls).toEqual(['wishlists.add']);
  expect(shop.log.entries).toMatchObject([{ details: { sku: 'TULIPS' } }]);
});
