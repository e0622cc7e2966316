import { makeSetDeliveryAddress } from '../../../../src/application/checkout/set-delivery-address';
import { ok } from '../../../../src/domain/shared/result';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

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
