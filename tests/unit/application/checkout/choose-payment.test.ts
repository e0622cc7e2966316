import { makeChoosePayment } from '../../../../src/application/checkout/choose-payment';
import { aFilledCart } from '../a-filled-cart';

test('a way to pay is put on the visitor’s cart', async () => {
  const { checkout, visitor, shop, cart } = await aFilledCart();
  expect((await makeChoosePayment({ checkout, visitor })('transfer')).ok).toBe(true);
  expect(shop.carts.get(cart.id)?.payment).toBe('transfer');
});

test('one that is not offered is refused, and the cart stays as it was', async () => {
  const { checkout, visitor, shop, cart } = await aFilledCart();
  expect(await makeChoosePayment({ checkout, visitor })('promises')).toMatchObject({ reason: { kind: 'rejected' } });
  expect(shop.carts.get(cart.id)?.payment).toBeNull();
});

test('without a cart nobody is asked', async () => {
  const { checkout, visitor, wire } = await aFilledCart();
  visitor.forgetCart();
  expect(await makeChoosePayment({ checkout, visitor })('cash')).toMatchObject({ reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});
