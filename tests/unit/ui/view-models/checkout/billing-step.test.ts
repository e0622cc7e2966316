import { aCheckout, throughDelivery, typeAddress } from '../../a-checkout';

async function atBilling() {
  const shop = await aCheckout();
  await throughDelivery(shop);
  await shop.checkout.open('billing');
  shop.wire.calls.length = 0;
  shop.went.length = 0;
  return { ...shop, billing: shop.checkout.billing };
}

test('the customer is suggested as payer, and can be changed', async () => {
  const { billing } = await atBilling();
  expect(billing.sameAsDelivery).toBe(false);
  expect(billing.address.form.values).toMatchObject({ firstName: 'Ann', lastName: 'Lee', street: '' });
});

test('S4-45 saving sets the shipping method again, by carrier and method', async () => {
  const { billing, checkout, held, went, wire } = await atBilling();
  typeAddress(billing.address, { firstName: 'Ann', street: '9 East Street' });
  await billing.submit();
  expect(held()).toMatchObject({
    billingAddress: { firstName: 'Ann', street: '9 East Street' },
    deliveryAddress: { firstName: 'Bea' },
    delivery: { carrier: 'van', method: 'door' },
  });
  expect(wire.calls).toEqual([
    'checkout.setBillingAddress',
    'checkout.shippingMethods',
    'checkout.chooseShippingMethod',
  ]);
  expect(checkout.cart.cart?.delivery?.method).toBe('door');
  expect(went).toEqual(['/checkout/payment']);
});

test("S7-29 one checkbox copies the delivery address in the customer's name, and entered values return without it", async () => {
  const { billing, held } = await atBilling();
  billing.address.type('street', '9 East Street');
  billing.tickSame(true);
  expect(billing.usesDeliveryAddress).toBe(true);
  await billing.submit();
  expect(held()?.billingAddress).toMatchObject({ firstName: 'Ann', street: '3 West Street' });
  billing.tickSame(false);
  expect(billing.address.form.values.street).toBe('9 East Street');
});

test('S5-1 sends nothing when the address is invalid', async () => {
  const { billing, went, wire } = await atBilling();
  await billing.submit();
  expect(billing.address.form.focusOn).toBe('street');
  expect(wire.calls).toEqual([]);
  expect(went).toEqual([]);
});

test('S4-63 a failed save stays on the step and can be retried', async () => {
  const { billing, checkout, went, wire } = await atBilling();
  billing.tickSame(true);
  wire.failNext('checkout.chooseShippingMethod');
  await billing.submit();
  expect(went).toEqual([]);
  expect(billing.saving.error?.kind).toBe('unreachable');
  expect(checkout.canOpen('payment')).toBe(false);
  await billing.submit();
  expect(went).toEqual(['/checkout/payment']);
});

test('a shipping method that is no longer offered leads back to the delivery step', async () => {
  const { billing, checkout, shop } = await atBilling();
  billing.tickSame(true);
  Object.assign(shop.data.shippingMethods, { GB: [] });
  await billing.submit();
  expect(billing.saving.error).toMatchObject({ kind: 'rejected', code: 'DELIVERY_GONE' });
  expect(checkout.delivery.methods).toBeNull();
  expect(checkout.canOpen('billing')).toBe(false);
  expect(checkout.canOpen('shipping')).toBe(true);
});

test('an edited invoice address has to be saved before payment opens', async () => {
  const { billing, checkout } = await atBilling();
  billing.tickSame(true);
  await billing.submit();
  expect(checkout.canOpen('payment')).toBe(true);
  billing.tickSame(false);
  expect(checkout.canOpen('payment')).toBe(false);
});
