import {
  activeCartId,
  rememberCartId,
  forgetCart,
  withCart,
  withRememberedCart,
} from '../../../../src/application/cart/active-cart';
import { ok } from '../../../../src/domain/shared/result';
import { aCart } from '../../../builders/a-cart';
import { aShop } from '../../../builders/a-shop';

test('S4-40 the cart is made and stored before its id is handed out, and only once', async () => {
  const { carts, visitor, wire } = aShop();
  const first = await activeCartId({ carts, visitor });
  expect(first).toEqual(ok(visitor.cartId()));
  expect(await activeCartId({ carts, visitor })).toEqual(first);
  expect(wire.calls).toEqual(['carts.open']);
});

test('after a cart could not be made, the next asking tries again', async () => {
  const { carts, visitor, wire } = aShop();
  wire.failNext('carts.open');
  expect((await activeCartId({ carts, visitor })).ok).toBe(false);
  expect(await activeCartId({ carts, visitor })).toMatchObject({ ok: true });
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
    expect(await withRememberedCart(visitor, async () => called('order-1'))).toEqual(called('order-1'));
    expect(visitor.cartId()).toBe('order-1');
    expect(await withRememberedCart(visitor, async (cartId) => called(cartId))).toEqual(called('order-1'));
    expect(visitor.cartId()).toBe('order-1');
  });

  test('does not take the place of another that has come into the hand meanwhile', () => {
    const { visitor } = aShop();
    visitor.rememberCart('next');
    expect(rememberCartId(visitor, 'active', called('order-1'))).toEqual(called('order-1'));
    expect(visitor.cartId()).toBe('next');
    visitor.forgetCart();
    rememberCartId(visitor, 'active', called('order-1'));
    expect(visitor.cartId()).toBeNull();
  });

  test('is only what was answered: a refusal changes nothing', () => {
    const { visitor } = aShop();
    visitor.rememberCart('active');
    const refusal = { ok: false, reason: { kind: 'unreachable', status: null } } as const;
    expect(rememberCartId(visitor, 'active', refusal)).toBe(refusal);
    expect(visitor.cartId()).toBe('active');
  });
});
