import { makeViewCart } from '../../../../src/application/cart/view-cart';
import { EMPTY_CART } from '../../../../src/domain/cart/cart';
import { ok } from '../../../../src/domain/shared/result';
import { aShop } from '../../../builders/a-shop';

test('S4-42 returns the empty cart without a request when there is no id', async () => {
  const { carts, cartSession, wire } = aShop();
  expect(await makeViewCart({ carts, cartSession })()).toEqual(ok(EMPTY_CART));
  expect(EMPTY_CART).toMatchObject({ totalQuantity: 0, isVirtual: false });
  expect(wire.calls).toEqual([]);
});

test('S4-42 returns the empty cart for a cart that is gone, and creates or clears nothing', async () => {
  const { carts, cartSession, shop } = aShop();
  cartSession.rememberCart('long-gone');
  expect(await makeViewCart({ carts, cartSession })()).toEqual(ok(EMPTY_CART));
  expect(cartSession.cartId()).toBe('long-gone');
  expect(shop.carts.size).toBe(0);
});

test('S4-39 S4-42 returns the empty cart for a cart that is refused', async () => {
  const failure = { kind: 'unauthorised', message: 'Not yours' } as const;
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('refused');
  wire.failNext('carts.find', failure);
  expect(await makeViewCart({ carts, cartSession })()).toEqual(ok(EMPTY_CART));
  expect(cartSession.cartId()).toBe('refused');
});

test.each([
  { kind: 'busy', message: '' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'Internal server error' },
] as const)('returns a failure that is not about the cart ($kind), not an empty cart', async (failure) => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('cart');
  wire.failNext('carts.find', failure);
  expect(await makeViewCart({ carts, cartSession })()).toEqual({ ok: false, reason: failure });
});

test('returns an existing cart', async () => {
  const { carts, cartSession, shop } = aShop();
  cartSession.rememberCart(shop.openNewCart().id);
  expect(await makeViewCart({ carts, cartSession })()).toMatchObject({ ok: true, value: { id: cartSession.cartId() } });
});

test('returns a failure, not an empty cart, when the backend is unreachable', async () => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('cart');
  wire.disconnect();
  expect(await makeViewCart({ carts, cartSession })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(cartSession.cartId()).toBe('cart');
});
