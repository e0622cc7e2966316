import { makeChooseShippingMethod } from '../../../../src/application/checkout/choose-shipping-method';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

test('the chosen way is on the cart, and its price in the total', async () => {
  const { checkout, visitor, cart } = await aFilledCart();
  await checkout.setDeliveryAddress(cart.id, anAddress());
  expect(await makeChooseShippingMethod({ checkout, visitor })('van', 'door')).toMatchObject({
    ok: true,
    value: { delivery: { carrier: 'van', method: 'door' }, totals: { total: { pence: 1700 } } },
  });
});

test('a way that is not offered is refused', async () => {
  const { checkout, visitor, cart } = await aFilledCart();
  await checkout.setDeliveryAddress(cart.id, anAddress());
  expect(await makeChooseShippingMethod({ checkout, visitor })('pigeon', 'post')).toMatchObject({
    reason: { kind: 'rejected' },
  });
});

test('without a cart nobody is asked', async () => {
  const { checkout, visitor, wire } = await aFilledCart();
  visitor.forgetCart();
  expect(await makeChooseShippingMethod({ checkout, visitor })('van', 'door')).toMatchObject({
    reason: { kind: 'not-found' },
  });
  expect(wire.calls).toEqual([]);
});
