import { asCartAddress } from '../../../../../src/domain/address/saved-address';
import { showCustomer } from '../../../../../src/ui/screens/CheckoutScreen';
import { PASSWORD } from '../../../../builders/a-customer';
import { typeAddress } from '../../a-checkout';
import { aCustomersCheckout, HOME, WORK } from '../../a-customers-checkout';
import { settled } from '../../a-schedule';

type Tab = Awaited<ReturnType<typeof aCustomersCheckout>>;

async function throughAccount({ checkout }: Tab) {
  await checkout.open('user-account');
  checkout.account.form.setValue('phone', HOME.phone);
  await checkout.account.submit();
}

/** As a guest. */
async function atDelivery({ checkout }: Tab) {
  await checkout.open('user-account');
  checkout.account.form.setValue('firstName', 'Bea');
  checkout.account.form.setValue('lastName', 'Ray');
  checkout.account.form.setValue('email', 'bea@example.org');
  checkout.account.form.setValue('phone', '07700 900123');
  await checkout.account.submit();
  await checkout.open('shipping');
}

async function throughDelivery(tab: Tab) {
  await throughAccount(tab);
  await tab.checkout.open('shipping');
  await tab.checkout.delivery.selectMethods();
  const [way] = tab.checkout.delivery.methods ?? [];
  if (way !== undefined) await tab.checkout.delivery.choose(way);
  tab.checkout.delivery.continueToBilling();
}

test("a customer's details are prefilled, and no email is set on the cart", async () => {
  const tab = await aCustomersCheckout();
  await throughAccount(tab);
  expect(tab.checkout.account.form.values).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.org',
    phone: HOME.phone,
  });
  expect(tab.wire.calls).not.toContain('carts.attachEmail');
  expect(tab.went).toEqual(['/checkout/shipping']);
});

test('a name that was typed before stays', async () => {
  const tab = await aCustomersCheckout();
  tab.checkout.account.form.setValue('firstName', 'Bea');
  await tab.checkout.open('user-account');
  expect(tab.checkout.account.form.values.firstName).toBe('Bea');
});

test('S7-27 delivery to the default address sends its id and no form values', async () => {
  const tab = await aCustomersCheckout();
  await throughDelivery(tab);
  expect(tab.checkout.delivery.saved?.pickedId).toBe('7');
  expect(tab.held()?.deliveryAddress).toEqual(asCartAddress(HOME));
  expect(tab.went.at(-1)).toBe('/checkout/billing');
});

test('S7-27 an edited address is sent as entered', async () => {
  const tab = await aCustomersCheckout();
  await throughAccount(tab);
  await tab.checkout.open('shipping');
  typeAddress(tab.checkout.delivery.address);
  expect(tab.checkout.delivery.saved?.pickedId).toBeNull();
  await tab.checkout.delivery.selectMethods();
  expect(tab.held()?.deliveryAddress).toMatchObject({ firstName: 'Bea', street: '3 West Street' });
});

test('selecting another address loads its shipping methods, and can make it the default', async () => {
  const tab = await aCustomersCheckout();
  await throughAccount(tab);
  await tab.checkout.open('shipping');
  const { delivery } = tab.checkout;
  await delivery.selectMethods();
  delivery.pickSaved('8');
  expect(delivery.methods).toBeNull();
  delivery.saved?.tickDefault(true);
  await delivery.selectMethods();
  const [way] = delivery.methods ?? [];
  if (way !== undefined) await delivery.choose(way);
  delivery.continueToBilling();
  await Promise.resolve();
  expect(tab.held()?.deliveryAddress).toEqual(asCartAddress(WORK));
  expect(tab.wire.calls).toContain('addressBook.change');
  const isDefault = tab.kept().map(({ id, isDefaultDelivery }) => [id, isDefaultDelivery]);
  expect(isDefault).toEqual([
    ['7', false],
    ['8', true],
  ]);
  await settled();
  const shown = delivery.saved?.addresses.map(({ id, isDefaultDelivery }) => [id, isDefaultDelivery]) ?? [];
  expect(shown).toEqual(expect.arrayContaining(isDefault));
});

test('S7-27 an address that is typed while the saved ones are loading is the one that is sent', async () => {
  const tab = await aCustomersCheckout();
  await throughAccount(tab);
  const opening = tab.checkout.open('shipping');
  typeAddress(tab.checkout.delivery.address);
  await opening;
  expect(tab.checkout.delivery.saved?.addresses).toHaveLength(2);
  await tab.checkout.delivery.selectMethods();
  expect(tab.held()?.deliveryAddress).toMatchObject({ firstName: 'Bea', street: '3 West Street' });
});

test('a guest who signs in beside the step that is open is its customer, and their own email replaces a typed one', async () => {
  const tab = await aCustomersCheckout({ isSignedIn: false });
  const { checkout, session } = tab;
  await checkout.open('user-account');
  checkout.account.form.setValue('email', 'bea@example.org');
  checkout.account.form.setValue('phone', HOME.phone);
  await session.signIn({ email: 'ann@example.org', password: PASSWORD });
  await showCustomer(checkout, 'user-account');
  expect([checkout.account.isCustomer, checkout.account.form.values.email]).toEqual([true, 'ann@example.org']);
  await checkout.account.submit();
  await checkout.open('shipping');
  expect(checkout.delivery.saved?.pickedId).toBe('7');
});

test('a guest who signs in on the step of the delivery gets the saved addresses', async () => {
  const tab = await aCustomersCheckout({ isSignedIn: false });
  const { checkout, session } = tab;
  await atDelivery(tab);
  expect(checkout.delivery.saved).toBeNull();
  await session.signIn({ email: 'ann@example.org', password: PASSWORD });
  await showCustomer(checkout, 'shipping');
  expect(checkout.delivery.saved?.addresses).toHaveLength(2);
});

test('S7-28 billing to the default billing address sends its id', async () => {
  const tab = await aCustomersCheckout();
  await throughDelivery(tab);
  await tab.checkout.open('billing');
  expect(tab.checkout.billing.saved?.pickedId).toBe('8');
  await tab.checkout.billing.submit();
  expect(tab.held()?.billingAddress).toEqual(asCartAddress(WORK));
  expect(tab.went.at(-1)).toBe('/checkout/payment');
});

test('after a reload the shipping methods of the selected address are known', async () => {
  const tab = await aCustomersCheckout();
  await throughDelivery(tab);
  const again = tab.load();
  tab.wire.calls.length = 0;
  await again.open('shipping');
  expect(again.delivery.saved?.pickedId).toBe('7');
  expect(again.delivery.methods?.length).toBeGreaterThan(0);
  expect(tab.wire.calls).not.toContain('checkout.setDeliveryAddress');
});

test.each([
  ['a guest', { isSignedIn: async () => false }],
  ['a customer whose account could not be fetched', { savedAddresses: () => Promise.reject(new Error('no script')) }],
])('%s types an address as ever', async (_who, broken) => {
  const tab = await aCustomersCheckout({ broken });
  await tab.checkout.open('user-account');
  tab.checkout.account.form.setValue('firstName', 'Ann');
  tab.checkout.account.form.setValue('lastName', 'Lee');
  tab.checkout.account.form.setValue('email', 'ann@example.org');
  await tab.checkout.account.submit();
  await tab.checkout.open('shipping');
  expect(tab.checkout.delivery.saved).toBeNull();
  typeAddress(tab.checkout.delivery.address);
  await tab.checkout.delivery.selectMethods();
  expect(tab.held()?.deliveryAddress).toMatchObject({ street: '3 West Street' });
});

test('the phone of the customer details goes with a saved billing address that has another', async () => {
  const tab = await aCustomersCheckout();
  await throughDelivery(tab);
  await tab.checkout.open('user-account');
  tab.checkout.account.form.setValue('phone', '07700 900123');
  await tab.checkout.account.submit();
  await tab.checkout.open('billing');
  await tab.checkout.billing.submit();
  expect(tab.held()?.billingAddress).toEqual({ ...asCartAddress(WORK), phone: '07700 900123' });
  expect(tab.held()?.deliveryAddress).toEqual(asCartAddress(HOME));
});
