import { makeCountCart } from '../../../../src/application/cart/count-cart';
import { ok } from '../../../../src/domain/shared/result';
import { anAccount } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

test('S7-43 returns 0 without a request when there is no cart', async () => {
  const { carts, visitor, wire } = aShop();
  expect(await makeCountCart({ carts, visitor })()).toEqual(ok(0));
  expect(wire.calls).toEqual([]);
});

test('counts items, not lines', async () => {
  const { carts, visitor, shop } = aShop();
  const { id } = shop.openNewCart();
  const line = { parentSku: null, entered: [], selected: [] };
  await carts.addLine(id, { ...line, sku: 'TULIPS', quantity: 2 });
  await carts.addLine(id, { ...line, sku: 'FERN', quantity: 3 });
  visitor.rememberCart(id);
  expect(await makeCountCart({ carts, visitor })()).toEqual(ok(5));
});

test('returns 0 for a cart that is gone and keeps its id', async () => {
  const { carts, visitor } = aShop();
  visitor.rememberCart('long-gone');
  expect(await makeCountCart({ carts, visitor })()).toEqual(ok(0));
  expect(visitor.cartId()).toBe('long-gone');
});

test('S4-39 S7-43 returns 0 to a guest for a cart that belongs to an account', async () => {
  const { carts, visitor, shop } = aShop();
  const { id } = shop.openNewCart(anAccount(shop).id);
  visitor.rememberCart(id);
  expect(await makeCountCart({ carts, visitor })()).toEqual(ok(0));
  expect(visitor.cartId()).toBe(id);
});

test.each([
  { kind: 'busy', message: '' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'Internal server error' },
] as const)('returns a failure that is not about the cart ($kind)', async (failure) => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('cart');
  wire.failNext('carts.totalQuantity', failure);
  expect(await makeCountCart({ carts, visitor })()).toEqual({ ok: false, reason: failure });
});

test('returns a failure when the backend is unreachable', async () => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('cart');
  wire.cut();
  expect(await makeCountCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});
