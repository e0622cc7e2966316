import { signedIn } from '../../../builders/a-customer';
import { useCasesOf } from '../../../builders/use-cases-of';
import { aFilledCart } from '../a-filled-cart';

test('changes the cart that the page shows', async () => {
  const shop = await aFilledCart();
  const changed = await useCasesOf(shop).cart.changeQuantity(shop.cart.id, shop.item.uid, 3);
  expect(changed).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
});

test.each([null, 'another'])(
  'changes nothing while the page shows the cart %j, and returns the active one',
  async (shown) => {
    const shop = await aFilledCart();
    const changed = await useCasesOf(shop).cart.changeQuantity(shown, shop.item.uid, 3);
    expect(changed).toMatchObject({ ok: false, reason: { kind: 'cart-changed', cart: { id: shop.cart.id } } });
    expect(shop.wire.calls).toEqual(['carts.find']);
  },
);

test('merges the cart of a guest who has signed in, and returns the merged one', async () => {
  const shop = await aFilledCart();
  signedIn(shop);
  shop.visitor.rememberCart(shop.cart.id);
  shop.wire.failNext('carts.changeQuantity', { kind: 'unauthorised', message: '' });
  const changed = await useCasesOf(shop).cart.changeQuantity(shop.cart.id, shop.item.uid, 3);
  expect(changed).toMatchObject({ ok: false, reason: { kind: 'cart-changed', cart: { totalQuantity: 1 } } });
  expect(shop.wire.calls).toContain('customerCarts.merge');
});
