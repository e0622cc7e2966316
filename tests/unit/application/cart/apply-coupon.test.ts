import { makeApplyCoupon } from '../../../../src/application/cart/apply-coupon';
import { COUPON } from '../../../builders/some-store-data';
import { aFilledCart } from '../a-filled-cart';

async function open() {
  const data = await aFilledCart();
  return { ...data, applyCoupon: makeApplyCoupon(data) };
}

test('applies a coupon code, ignoring surrounding blanks', async () => {
  const { applyCoupon } = await open();
  expect(await applyCoupon(` ${COUPON} `)).toMatchObject({ ok: true, value: { coupon: COUPON } });
});

test.each(['', '   '])('S5-23 removes the coupon when the code is empty ("%s")', async (code) => {
  const { applyCoupon, cart } = await open();
  await applyCoupon(COUPON);
  expect(await applyCoupon(code)).toMatchObject({ ok: true, value: { coupon: null, totals: cart.totals } });
});

test('S8-14 S8-15 returns the backend’s message for an invalid code and leaves the cart unchanged', async () => {
  const { applyCoupon, carts, cart } = await open();
  expect(await applyCoupon('BAD')).toMatchObject({
    ok: false,
    reason: { message: "The coupon code isn't valid. Verify the code and try again." },
  });
  expect(await carts.find(cart.id)).toEqual({ ok: true, value: cart });
});

test('returns not-found without a request when there is no cart', async () => {
  const { applyCoupon, visitor, wire } = await open();
  visitor.forgetCart();
  expect(await applyCoupon(COUPON)).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});
