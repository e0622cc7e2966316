import { makePaymentMethods } from '../../../../src/application/checkout/payment-methods';
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
