import { aWishlistCustomer, skusOf } from '../../../builders/a-wishlist-customer';
import { useCasesOf } from '../../../builders/use-cases-of';

test('S4-54 takes a product off, and changes nothing for one that is not on the list', async () => {
  const customer = aWishlistCustomer();
  await customer.wishing('TULIPS', 'FERN');
  const { uid } = await customer.product('TULIPS');
  const { removeItem } = useCasesOf(customer).wishlist;
  const left = await removeItem({ sku: 'TULIPS', uid });
  expect(left.ok && left.value && skusOf(left.value)).toEqual(['FERN']);
  customer.wire.calls.length = 0;
  expect(await removeItem({ sku: 'TULIPS', uid })).toEqual({ ok: true, value: null });
  expect(customer.wire.calls).not.toContain('wishlists.remove');
});
