import { makeViewCart } from '../../../../src/application/cart/view-cart';
import { EMPTY_CART } from '../../../../src/domain/cart/cart';
import { ok } from '../../../../src/domain/shared/result';
import { aShop } from '../../../builders/a-shop';

test('S4-42 without an id the cart is the empty one, and nobody is asked', async () => {
  const { carts, visitor, wire } = aShop();
  expect(await makeViewCart({ carts, visitor })()).toEqual(ok(EMPTY_CART));
  expect(EMPTY_CART).toMatchObject({ totalQuantity: 0, isVirtual: false });
  expect(wire.calls).toEqual([]);
});

test('S4-42 a cart that is no more is the empty one; looking makes and clears nothing', async () => {
  const { carts, visitor, shop } = aShop();
  visitor.rememberCart('long-gone');
  expect(await makeViewCart({ carts, visitor })()).toEqual(ok(EMPTY_CART));
  expect(visitor.cartId()).toBe('long-gone');
  expect(shop.carts.size).toBe(0);
});

test('a cart that is there is shown', async () => {
  const { carts, visitor, shop } = aShop();
  visitor.rememberCart(shop.openNewCart().id);
  expect(await makeViewCart({ carts, visitor })()).toMatchObject({ ok: true, value: { id: visitor.cartId() } });
});

test('a shop that cannot be reached is a failure, not an empty cart', async () => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('cart');
  wire.cut();
  expect(await makeViewCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(visitor.cartId()).toBe('cart');
});
