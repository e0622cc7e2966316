import {
  cartInHand,
  followed,
  forgetCart,
  withCart,
  withCartAnswered,
} from '../../../../src/application/cart/cart-in-hand';
import { ok } from '../../../../src/domain/shared/result';
import { aCart } from '../../../builders/a-cart';
import { aShop } from '../../../builders/a-shop';

test('S4-40 the cart is made and stored before its id is handed out, and only once', async () => {
  const { carts, visitor, wire } = aShop();
  const first = await cartInHand({ carts, visitor });
  expect(first).toEqual(ok(visitor.cartId()));
  expect(await cartInHand({ carts, visitor })).toEqual(first);
  expect(wire.calls).toEqual(['carts.open']);
});

test('after a cart could not be made, the next asking tries again', async () => {
  const { carts, visitor, wire } = aShop();
  wire.failNext('carts.open');
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

describe('A cart that the shop calls by another id', () => {
  const called = (id: string) => ok(aCart({ id }));

  test('is remembered by it from then on, whatever was done to it', async () => {
    const { visitor } = aShop();
    visitor.rememberCart('active');
    expect(await withCartAnswered(visitor, async () => called('order-1'))).toEqual(called('order-1'));
    expect(visitor.cartId()).toBe('order-1');
    expect(await withCartAnswered(visitor, async (cartId) => called(cartId))).toEqual(called('order-1'));
    expect(visitor.cartId()).toBe('order-1');
  });

  test('does not take the place of another that has come into the hand meanwhile', () => {
    const { visitor } = aShop();
    visitor.rememberCart('next');
    expect(followed(visitor, 'active', called('order-1'))).toEqual(called('order-1'));
    expect(visitor.cartId()).toBe('next');
    visitor.forgetCart();
    followed(visitor, 'active', called('order-1'));
    expect(visitor.cartId()).toBeNull();
  });

  test('is only what was answered: a refusal changes nothing', () => {
    const { visitor } = aShop();
    visitor.rememberCart('active');
    const refusal = { ok: false, reason: { kind: 'unreachable', status: null } } as const;
    expect(followed(visitor, 'active', refusal)).toBe(refusal);
    expect(visitor.cartId()).toBe('active');
  });
});
