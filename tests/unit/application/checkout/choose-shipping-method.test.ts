import { makeChooseShippingMethod } from '../../../../src/application/checkout/choose-shipping-method';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

test('sets the shipping method on the cart and adds its price to the total', async () => {
  const { checkout, cartSession, cart } = await aFilledCart();
  await checkout.setDeliveryAddress(cart.id, anAddress());
  expect(await makeChooseShippingMethod({ checkout, cartSession })('van', 'door')).toMatchObject({
    ok: true,
    value: { delivery: { carrier: 'van', method: 'door' }, totals: { total: { pence: 1700 } } },
  });
});

test('rejects a method that is not offered', async () => {
  const { checkout, cartSession, cart } = await aFilledCart();
  await checkout.setDeliveryAddress(cart.id, anAddress());
  expect(await makeChooseShippingMethod({ checkout, cartSession })('pigeon', 'post')).toMatchObject({
    reason: { kind: 'rejected' },
  });
});

test('returns not-found without a request when there is no cart', async () => {
  const { checkout, cartSession, wire } = await aFilledCart();
  cartSession.forgetCart();
  expect(await makeChooseShippingMethod({ checkout, cartSession })('van', 'door')).toMatchObject({
    reason: { kind: 'not-found' },
  });
  expect(wire.calls).toEqual([]);
});
