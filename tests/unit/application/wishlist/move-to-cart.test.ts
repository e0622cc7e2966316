import { aWishlistCustomer, skusOf } from '../../../builders/a-wishlist-customer';
import { useCasesOf } from '../../../builders/use-cases-of';

/** A customer with these products on the wishlist. */
async function withListed(...skus: readonly string[]) {
  const customer = aWishlistCustomer();
  await customer.wishing(...skus);
  const { loadWishlist, moveToCart } = useCasesOf(customer).wishlist;
  const listed = async () => {
    const list = await loadWishlist();
    return list.ok ? skusOf(list.value) : [];
  };
  const move = (sku: string) => moveToCart({ sku, chosen: [], answers: {}, quantity: 1 });
  return { ...customer, move, listed };
}

test('S4-55 an item that the cart refuses stays on the list', async () => {
  const { move, listed } = await withListed('LILAC');
  expect(await move('LILAC')).toMatchObject({ ok: false, reason: { kind: 'out-of-stock' } });
  expect(await listed()).toEqual(['LILAC']);
});

test('S4-54 an item that cannot be removed is in the cart nevertheless, and the failure is logged', async () => {
  const { move, wire, log } = await withListed('TULIPS');
  wire.failNext('wishlists.remove');
  expect(await move('TULIPS')).toMatchObject({
    ok: true,
    value: { cart: { items: [{ sku: 'TULIPS' }] }, wishlist: null },
  });
  expect(log.entries).toMatchObject([{ details: { failure: { kind: 'unreachable' } } }]);
});
