import { makePaymentMethods } from '../../../../src/application/checkout/payment-methods';
import { ok } from '../../../../src/domain/shared/result';
import { aFilledCart } from '../a-filled-cart';

test('the ways to pay for the visitor’s cart are answered', async () => {
  const { desk, visitor, shop } = await aFilledCart();
  expect(await makePaymentMethods({ desk, visitor })()).toEqual(ok(shop.world.paymentMethods));
});

test('without a cart nobody is asked', async () => {
  const { desk, visitor, wire } = await aFilledCart();
  visitor.forgetCart();
  expect(await makePaymentMethods({ desk, visitor })()).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});
