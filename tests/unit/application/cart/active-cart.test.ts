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

test('S4-40 creates and stores the cart before returning its id, and only once', async () => {
  const { carts, cartSession, wire } = aShop();
  const first = await activeCartId({ carts, cartSession });
  expect(first).toEqual(ok(cartSession.cartId()));
  expect(await activeCartId({ carts, cartSession })).toEqual(first);
  expect(wire.calls).toEqual(['carts.open']);
});

test('tries again after the cart could not be created', async () => {
  const { carts, cartSession, wire } = aShop();
  wire.failNext('carts.open');
  expect((await activeCartId({ carts, cartSession })).ok).toBe(false);
  expect(await activeCartId({ carts, cartSession })).toMatchObject({ ok: true });
});

test('does not forget a cart that replaced the given one', () => {
  const { cartSession } = aShop();
  cartSession.rememberCart('new');
  forgetCart(cartSession, 'gone');
  expect(cartSession.cartId()).toBe('new');
  forgetCart(cartSession, 'new');
  expect(cartSession.cartId()).toBeNull();
});

test('returns not-found and creates no cart when there is none', async () => {
  const { cartSession, wire } = aShop();
  const result = await withCart(cartSession, async (cartId) => ok(cartId));
  expect(result).toEqual({ ok: false, reason: { kind: 'not-found', message: '' } });
  expect(wire.calls).toEqual([]);
});

describe('A cart that is returned with a new id', () => {
  const renamed = (id: string) => ok(aCart({ id }));

  test('is remembered by the new id after any change', async () => {
    const { cartSession } = aShop();
    cartSession.rememberCart('active');
    expect(await withRememberedCart(cartSession, async () => renamed('order-1'))).toEqual(renamed('order-1'));
    expect(cartSession.cartId()).toBe('order-1');
    expect(await withRememberedCart(cartSession, async (cartId) => renamed(cartId))).toEqual(renamed('order-1'));
    expect(cartSession.cartId()).toBe('order-1');
  });

  test('does not replace another cart that became active meanwhile', () => {
    const { cartSession } = aShop();
    cartSession.rememberCart('next');
    expect(rememberCartId(cartSession, 'active', renamed('order-1'))).toEqual(renamed('order-1'));
    expect(cartSession.cartId()).toBe('next');
    cartSession.forgetCart();
    rememberCartId(cartSession, 'active', renamed('order-1'));
    expect(cartSession.cartId()).toBeNull();
  });

  test('is remembered only on success: a failure changes nothing', () => {
    const { cartSession } = aShop();
    cartSession.rememberCart('active');
    const refusal = { ok: false, reason: { kind: 'unreachable', status: null } } as const;
    expect(rememberCartId(cartSession, 'active', refusal)).toBe(refusal);
    expect(cartSession.cartId()).toBe('active');
  });
});
