import { makeClearCart } from '../../../../src/application/cart/clear-cart';
import { aFilledCart } from '../a-filled-cart';

test('S4-41 removes the stored id, creates a new cart and stores its id', async () => {
  const { carts, visitor, cart } = await aFilledCart();
  const fresh = await makeClearCart({ carts, visitor })();
  expect(fresh).toMatchObject({ ok: true, value: { id: visitor.cartId(), items: [] } });
  expect(visitor.cartId()).not.toBe(cart.id);
});

test('S4-41 removes the stored id even when no new cart can be created', async () => {
  const { carts, visitor, wire } = await aFilledCart();
  wire.cut();
  expect(await makeClearCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(visitor.cartId()).toBeNull();
});
