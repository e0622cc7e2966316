import { makeApplyCoupon } from '../../../../src/application/cart/apply-coupon';
import { COUPON } from '../../../builders/some-store-data';
import { aFilledCart } from '../a-filled-cart';

async function open() {
  const data = await aFilledCart();
  return { ...data, applyCoupon: makeApplyCoupon(data) };
}

test('a coupon is applied, whatever stands around it', async () => {
  const { applyCoupon } = await open();
  expect(await applyCoupon(` ${COUPON} `)).toMatchObject({ ok: true, value: { coupon: COUPON } });
});

test.each(['', '   '])('S5-23 an empty code ("%s") removes the coupon', async (code) => {
  const { applyCoupon, cart } = await open();
  await applyCoupon(COUPON);
  expect(await applyCoupon(code)).toMatchObject({ ok: true, value: { coupon: null, totals: cart.totals } });
});

test('S8-14 S8-15 a code that is none is refused in the shop’s words, and the cart is unchanged', async () => {
  const { applyCoupon, carts, cart } = await open();
  expect(await applyCoupon('BAD')).toMatchObject({
    ok: false,
    reason: { message: "The coupon code isn't valid. Verify the code and try again." },
  });
  expect(await carts.find(cart.id)).toEqual({ ok: true, value: cart });
});

test('without a cart there is nothing to reduce, and nobody is asked', async () => {
  const { applyCoupon, visitor, wire } = await open();
  visitor.forgetCart();
  expect(await applyCoupon(COUPON)).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});
