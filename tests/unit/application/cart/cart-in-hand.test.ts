import { cartInHand, forgetCart, withCart } from '../../../../src/application/cart/cart-in-hand';
import { ok } from '../../../../src/domain/shared/result';
import { aShop } from '../../../builders/a-shop';

test('S4-40 the cart is made and stored before its id is handed out, and only once', async () => {
  const { carts, visitor, wire } = aShop();
  const first = await cartInHand({ carts, visitor });
  expect(first).toEqual(ok(visitor.cartId()));
  expect(await cartInHand({ carts, visitor })).toEqual(first);
  expect(wire.calls).toEqual(['carts.create']);
});

test('after a cart could not be made, the next asking tries again', async () => {
  const { carts, visitor, wire } = aShop();
  wire.failNext('carts.create');
  expect((await cartInHand({ carts, visitor })).ok).toBe(false);
  expect(await cartInHand({ carts, visitor })).toMatchObject({ ok: true });
});

test('a cart that has taken the place of the dead one is not forgotten with it', () => {
  const { visitor } = aShop();
  visitor.rememberCart('new');
  forgetCart(visitor, 'dead');
  expect(visitor.cartId()).toBe('new');
  forgetCart(visitor, 'new');
  expect(visitor.cartId()).toBeNull();
});

test('without a cart there is nothing to work on, and none is made', async () => {
  const { visitor, wire } = aShop();
  const answer = await withCart(visitor, async (cartId) => ok(cartId));
  expect(answer).toEqual({ ok: false, reason: { kind: 'not-found', message: '' } });
  expect(wire.calls).toEqual([]);
});
