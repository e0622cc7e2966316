import { makePaymentMethods, makeChoosePayment } from '../../../../src/application/checkout/payment-methods';
import { ok } from '../../../../src/domain/shared/result';
import { aFilledCart } from '../a-filled-cart';

test('returns the payment methods for the active cart', async () => {
  const { checkout, cartSession, shop } = await aFilledCart();
  expect(await makePaymentMethods({ checkout, cartSession })()).toEqual(ok(shop.data.paymentMethods));
});

test('returns not-found without a request when there is no cart', async () => {
  const { checkout, cartSession, wire } = await aFilledCart();
  cartSession.forgetCart();
  expect(await makePaymentMethods({ checkout, cartSession })()).toMatchObject({
    ok: false,
    reason: { kind: 'not-found' },
  });
  expect(wire.calls).toEqual([]);
});

test('sets a payment method on the active cart', async () => {
  const { checkout, cartSession, shop, cart } = await aFilledCart();
  expect((await makeChoosePayment({ checkout, cartSession })('transfer')).ok).toBe(true);
  expect(shop.carts.get(cart.id)?.payment).toBe('transfer');
});

test('rejects a method that is not offered and leaves the cart unchanged', async () => {
  const { checkout, cartSession, shop, cart } = await aFilledCart();
  expect(await makeChoosePayment({ checkout, cartSession })('promises')).toMatchObject({
    reason: { kind: 'rejected' },
  });
  expect(shop.carts.get(cart.id)?.payment).toBeNull();
});

test('returns not-found without a request when there is no cart', async () => {
  const { checkout, cartSession, wire } = await aFilledCart();
  cartSession.forgetCart();
  expect(await makeChoosePayment({ checkout, cartSession })('cash')).toMatchObject({ reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});
