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
  const { carts, visitor, wire } = aShop();
  const first = await activeCartId({ carts, visitor });
  expect(first).toEqual(ok(visitor.cartId()));
  expect(await activeCartId({ carts, visitor })).toEqual(first);
  expect(wire.calls).toEqual(['carts.open']);
});

test('tries again after the cart could not be created', async () => {
  const { carts, visitor, wire } = aShop();
  wire.failNext('carts.open');
  expect((await activeCartId({ carts, visitor })).ok).toBe(false);
  expect(await activeCartId({ carts, visitor })).toMatchObject({ ok: true });
});

test('does not forget a cart that replaced the given one', () => {
  const { visitor } = aShop();
  visitor.rememberCart('new');
  forgetCart(visitor, 'gone');
  expect(visitor.cartId()).toBe('new');
  forgetCart(visitor, 'new');
  expect(visitor.cartId()).toBeNull();
});

test('returns not-found and creates no cart when there is none', async () => {
  const { visitor, wire } = aShop();
  const result = await withCart(visitor, async (cartId) => ok(cartId));
  expect(result).toEqual({ ok: false, reason: { kind: 'not-found', message: '' } });
  expect(wire.calls).toEqual([]);
});

describe('A cart that is returned with a new id', () => {
  const renamed = (id: string) => ok(aCart({ id }));

  test('is remembered by the new id after any change', async () => {
    const { visitor } = aShop();
    visitor.rememberCart('active');
    expect(await withRememberedCart(visitor, async () => renamed('order-1'))).toEqual(renamed('order-1'));
    expect(visitor.cartId()).toBe('order-1');
    expect(await withRememberedCart(visitor, async (cartId) => renamed(cartId))).toEqual(renamed('order-1'));
    expect(visitor.cartId()).toBe('order-1');
  });

  test('does not replace another cart that became active meanwhile', () => {
    const { visitor } = aShop();
    visitor.rememberCart('next');
    expect(rememberCartId(visitor, 'active', renamed('order-1'))).toEqual(renamed('order-1'));
    expect(visitor.cartId()).toBe('next');
    visitor.forgetCart();
    rememberCartId(visitor, 'active', renamed('order-1'));
    expect(visitor.cartId()).toBeNull();
  });

  test('is remembered only on success: a failure changes nothing', () => {
    const { visitor } = aShop();
    visitor.rememberCart('active');
    const refusal = { ok: false, reason: { kind: 'unreachable', status: null } } as const;
    expect(rememberCartId(visitor, 'active', refusal)).toBe(refusal);
    expect(visitor.cartId()).toBe('active');
  });
});
