import {
  makeShippingMethods,
  makeChooseShippingMethod,
  makeSetDeliveryAddress,
} from '../../../../src/application/checkout/shipping-methods';
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

test('sets the address on the active cart and returns its shipping methods', async () => {
  const { carts, checkout, cartSession, cart } = await aFilledCart();
  const offered = await makeSetDeliveryAddress({ checkout, cartSession })(anAddress());
  expect(offered).toMatchObject({
    ok: true,
    value: [{ carrier: 'van' }, { carrier: 'post' }, { carrier: 'collection' }],
  });
  expect(await carts.find(cart.id)).toMatchObject({ value: { deliveryAddress: anAddress() } });
});

test('returns an empty list for a country without delivery', async () => {
  const { checkout, cartSession } = await aFilledCart();
  expect(await makeSetDeliveryAddress({ checkout, cartSession })(anAddress({ countryCode: 'AU' }))).toEqual(ok([]));
});

test('returns not-found without a request when there is no cart', async () => {
  const { checkout, cartSession, wire } = await aFilledCart();
  cartSession.forgetCart();
  expect(await makeSetDeliveryAddress({ checkout, cartSession })(anAddress())).toMatchObject({
    reason: { kind: 'not-found' },
  });
  expect(wire.calls).toEqual([]);
});
