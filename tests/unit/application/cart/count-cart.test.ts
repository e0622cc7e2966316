import { makeCountCart } from '../../../../src/application/cart/count-cart';
import { ok } from '../../../../src/domain/shared/result';
import { anAccount } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

test('S7-43 returns 0 without a request when there is no cart', async () => {
  const { carts, cartSession, wire } = aShop();
  expect(await makeCountCart({ carts, cartSession })()).toEqual(ok(0));
  expect(wire.calls).toEqual([]);
});

test('counts items, not lines', async () => {
  const { carts, cartSession, shop } = aShop();
  const { id } = shop.openNewCart();
  const line = { parentSku: null, entered: [], selected: [] };
  await carts.addLine(id, { ...line, sku: 'TULIPS', quantity: 2 });
  await carts.addLine(id, { ...line, sku: 'FERN', quantity: 3 });
  cartSession.rememberCart(id);
  expect(await makeCountCart({ carts, cartSession })()).toEqual(ok(5));
});

test('returns 0 for a cart that is gone and keeps its id', async () => {
  const { carts, cartSession } = aShop();
  cartSession.rememberCart('long-gone');
  expect(await makeCountCart({ carts, cartSession })()).toEqual(ok(0));
  expect(cartSession.cartId()).toBe('long-gone');
});

test('S4-39 S7-43 returns 0 to a guest for a cart that belongs to an account', async () => {
  const { carts, cartSession, shop } = aShop();
  const { id } = shop.openNewCart(anAccount(shop).id);
  cartSession.rememberCart(id);
  expect(await makeCountCart({ carts, cartSession })()).toEqual(ok(0));
  expect(cartSession.cartId()).toBe(id);
});

test.each([
  { kind: 'busy', message: '' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'Internal server error' },
] as const)('returns a failure that is not about the cart ($kind)', async (failure) => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('cart');
  wire.failNext('carts.totalQuantity', failure);
  expect(await makeCountCart({ carts, cartSession })()).toEqual({ ok: false, reason: failure });
});

test('returns a failure when the backend is unreachable', async () => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('cart');
  wire.disconnect();
  expect(await makeCountCart({ carts, cartSession })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});
