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

test.each([
  { kind: 'unauthorised', message: 'Not yours' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'That is no id' },
] as const)('S4-39 S4-42 one this visitor can never have ($kind) is the empty one as well', async (failure) => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('of-somebody');
  wire.failNext('carts.find', failure);
  expect(await makeViewCart({ carts, visitor })()).toEqual(ok(EMPTY_CART));
  expect(visitor.cartId()).toBe('of-somebody');
});

test('a shop that is asked too much is a failure, not an empty cart', async () => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('cart');
  wire.failNext('carts.find', { kind: 'busy', message: '' });
  expect(await makeViewCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'busy' } });
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
