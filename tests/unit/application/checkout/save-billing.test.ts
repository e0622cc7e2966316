import { makeSaveBilling } from '../../../../src/application/checkout/save-billing';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

const PAYER = anAddress({ firstName: 'Bea', street: '1 West Street' });
const VAN = { carrier: 'van', method: 'door' };

/** A cart at the billing step, with delivery address and shipping method. */
async function open() {
  const data = await aFilledCart();
  await data.checkout.setDeliveryAddress(data.cart.id, anAddress());
  await data.checkout.chooseShippingMethod(data.cart.id, VAN.carrier, VAN.method);
  data.wire.calls.length = 0;
  const saveBilling = makeSaveBilling(data);
  return { ...data, saveBilling, save: () => saveBilling({ address: PAYER, sameAsDelivery: false, delivery: VAN }) };
}

test('S4-45 reloads the shipping methods after saving and sets the same one by carrier and method', async () => {
  const { save, carts, cart, wire } = await open();
  expect(await save()).toMatchObject({ ok: true, value: { address: PAYER, cart: { delivery: VAN } } });
  expect(wire.calls).toEqual([
    'checkout.setBillingAddress',
    'checkout.shippingMethods',
    'checkout.chooseShippingMethod',
  ]);
  expect(await carts.find(cart.id)).toMatchObject({ value: { billingAddress: PAYER, delivery: VAN } });
});

test('S4-45 requests nothing more when the backend has kept the shipping method', async () => {
  const { checkout, carts, cart, cartSession, wire } = await open();
  const setBillingAddress: typeof checkout.setBillingAddress = async (...request) => {
    const changed = await checkout.setBillingAddress(...request);
    return changed.ok ? checkout.chooseShippingMethod(changed.value.id, VAN.carrier, VAN.method) : changed;
  };
  const kept = {
    setBillingAddress,
    shippingMethods: () => Promise.reject(new Error('shipping methods were requested')),
    chooseShippingMethod: () => Promise.reject(new Error('a shipping method was chosen')),
  };
  const saveBilling = makeSaveBilling({ checkout: kept, cartSession });
  const saved = await saveBilling({ address: PAYER, sameAsDelivery: false, delivery: VAN });
  expect(saved).toMatchObject({ ok: true, value: { address: PAYER, cart: { id: cart.id, delivery: VAN } } });
  expect(wire.calls).toHaveLength(2);
  expect(await carts.find(cart.id)).toMatchObject({ value: { billingAddress: PAYER, delivery: VAN } });
});

test('accepts the delivery address as billing address', async () => {
  const { saveBilling, carts, cart } = await open();
  const saved = await saveBilling({ address: anAddress(), sameAsDelivery: true, delivery: VAN });
  expect(saved).toMatchObject({ ok: true, value: { address: anAddress() } });
  expect(await carts.find(cart.id)).toMatchObject({ value: { billingAddress: anAddress(), delivery: VAN } });
});

test('requests no shipping methods for a virtual cart', async () => {
  const { saveBilling, wire } = await open();
  const saved = await saveBilling({ address: PAYER, sameAsDelivery: false, delivery: null });
  expect(saved).toEqual({ ok: true, value: { address: PAYER, cart: null } });
  expect(wire.calls).toEqual(['checkout.setBillingAddress']);
});

test('S4-45 rejects a shipping method that is no longer offered and chooses no other', async () => {
  const { saveBilling, carts, cart } = await open();
  const saved = await saveBilling({
    address: PAYER,
    sameAsDelivery: false,
    delivery: { carrier: 'van', method: 'boat' },
  });
  expect(saved).toMatchObject({ ok: false, reason: { kind: 'rejected', code: 'DELIVERY_GONE' } });
  expect(await carts.find(cart.id)).toMatchObject({ value: { delivery: null } });
});

test('S4-45 rejects a shipping method that no longer serves the address', async () => {
  const { save, shop, cart } = await open();
  const stored = shop.carts.get(cart.id);
  if (stored === undefined || stored.deliveryAddress === null) throw new Error('no address');
  shop.keep({ ...stored, deliveryAddress: { ...stored.deliveryAddress, postcode: 'AB10 1AA' } });
  expect(await save()).toMatchObject({ ok: false, reason: { kind: 'rejected', code: 'DELIVERY_GONE' } });
});

test.each(['checkout.setBillingAddress', 'checkout.shippingMethods', 'checkout.chooseShippingMethod'] as const)(
  'stops when %s fails',
  async (step) => {
    const { save, wire } = await open();
    wire.failNext(step);
    expect(await save()).toEqual({ ok: false, reason: { kind: 'unreachable', status: null } });
    expect(wire.calls.at(-1)).toBe(step);
  },
);

test('returns not-found without a request when there is no cart', async () => {
  const { save, visitor, wire } = await open();
  visitor.forgetCart();
  expect(await save()).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});
