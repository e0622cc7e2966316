import { makeShippingMethods } from '../../../../src/application/checkout/shipping-methods';
import { ok } from '../../../../src/domain/shared/result';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

test('the ways to deliver to the address on the cart can be asked for again', async () => {
  const { checkout, visitor, cart } = await aFilledCart();
  const offered = await checkout.setDeliveryAddress(cart.id, anAddress());
  expect(await makeShippingMethods({ checkout, visitor })()).toEqual(offered);
});

test('there are none before there is an address', async () => {
  const { checkout, visitor } = await aFilledCart();
  expect(await makeShippingMethods({ checkout, visitor })()).toEqual(ok([]));
});

test('without a cart nobody is asked', async () => {
  const { checkout, visitor, wire } = await aFilledCart();
  visitor.forgetCart();
  expect(await makeShippingMethods({ checkout, visitor })()).toMatchObject({ reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});
