import { makeSetDeliveryAddress } from '../../../../src/application/checkout/set-delivery-address';
import { ok } from '../../../../src/domain/shared/result';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

test('the address is put on the visitor’s cart, and the ways to deliver there are answered', async () => {
  const { carts, checkout, visitor, cart } = await aFilledCart();
  const offered = await makeSetDeliveryAddress({ checkout, visitor })(anAddress());
  expect(offered).toMatchObject({ ok: true, value: [{ carrier: 'van' }, { carrier: 'shop' }] });
  expect(await carts.find(cart.id)).toMatchObject({ value: { deliveryAddress: anAddress() } });
});

test('a country the shop does not go to is an empty list', async () => {
  const { checkout, visitor } = await aFilledCart();
  expect(await makeSetDeliveryAddress({ checkout, visitor })(anAddress({ countryCode: 'AU' }))).toEqual(ok([]));
});

test('without a cart nobody is asked', async () => {
  const { checkout, visitor, wire } = await aFilledCart();
  visitor.forgetCart();
  expect(await makeSetDeliveryAddress({ checkout, visitor })(anAddress())).toMatchObject({
    reason: { kind: 'not-found' },
  });
  expect(wire.calls).toEqual([]);
});
