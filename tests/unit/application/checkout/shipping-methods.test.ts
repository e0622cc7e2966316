import { makeShippingMethods } from '../../../../src/application/checkout/shipping-methods';
import { ok } from '../../../../src/domain/shared/result';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

test('returns the shipping methods for the address on the cart', async () => {
  const { checkout, cartSession, cart } = await aFilledCart();
  const offered = await checkout.setDeliveryAddress(cart.id, anAddress());
  expect(await makeShippingMethods({ checkout, cartSession })()).toEqual(offered);
});

test('returns none when there is no address', async () => {
  const { checkout, cartSession } = await aFilledCart();
  expect(await makeShippingMethods({ checkout, cartSession })()).toEqual(ok([]));
});

test('returns not-found without a request when there is no cart', async () => {
  const { checkout, cartSession, wire } = await aFilledCart();
  cartSession.forgetCart();
  expect(await makeShippingMethods({ checkout, cartSession })()).toMatchObject({ reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});
