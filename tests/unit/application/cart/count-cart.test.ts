import { makeCountCart } from '../../../../src/application/cart/count-cart';
import { ok } from '../../../../src/domain/shared/result';
import { anAccount } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

test('S7-43 without a cart there are 0 pieces, and nobody is asked', async () => {
  const { carts, visitor, wire } = aShop();
  expect(await makeCountCart({ carts, visitor })()).toEqual(ok(0));
  expect(wire.calls).toEqual([]);
});

test('pieces are counted, not lines', async () => {
  const { carts, visitor, shop } = aShop();
  const { id } = shop.openNewCart();
  const line = { parentSku: null, entered: [], selected: [] };
  await carts.addLine(id, { ...line, sku: 'TULIPS', quantity: 2 });
  await carts.addLine(id, { ...line, sku: 'FERN', quantity: 3 });
  visitor.rememberCart(id);
  expect(await makeCountCart({ carts, visitor })()).toEqual(ok(5));
});

test('a cart that is no more holds 0 pieces, and its id is left alone', async () => {
  const { carts, visitor } = aShop();
  visitor.rememberCart('long-gone');
  expect(await makeCountCart({ carts, visitor })()).toEqual(ok(0));
  expect(visitor.cartId()).toBe('long-gone');
});

test('S4-39 S7-43 a cart that belongs to an account holds 0 pieces for a guest', async () => {
  const { carts, visitor, shop } = aShop();
  const { id } = shop.openNewCart(anAccount(shop).id);
  visitor.rememberCart(id);
  expect(await makeCountCart({ carts, visitor })()).toEqual(ok(0));
  expect(visitor.cartId()).toBe(id);
});

test('a shop that is asked too much has not counted', async () => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('cart');
  wire.failNext('carts.totalQuantity', { kind: 'busy', message: '' });
  expect(await makeCountCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'busy' } });
});

test('a shop that cannot be reached has not counted', async () => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('cart');
  wire.cut();
  expect(await makeCountCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});
