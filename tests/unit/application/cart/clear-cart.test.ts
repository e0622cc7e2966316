import { makeClearCart } from '../../../../src/application/cart/clear-cart';
import { aFilledCart } from '../a-filled-cart';

test('S4-41 removes the stored id, creates a new cart and stores its id', async () => {
  const { carts, cartSession, cart } = await aFilledCart();
  const fresh = await makeClearCart({ carts, cartSession })();
  expect(fresh).toMatchObject({ ok: true, value: { id: cartSession.cartId(), items: [] } });
  expect(cartSession.cartId()).not.toBe(cart.id);
});

test('S4-41 removes the stored id even when no new cart can be created', async () => {
  const { carts, cartSession, wire } = await aFilledCart();
  wire.disconnect();
  expect(await makeClearCart({ carts, cartSession })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(cartSession.cartId()).toBeNull();
});
