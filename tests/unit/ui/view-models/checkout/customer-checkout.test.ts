import { makeLoadAddresses } from '../../../../../src/application/address-book/load-addresses';
import { asCartAddress } from '../../../../../src/domain/address/saved-address';
import { SavedAddressPicker } from '../../../../../src/ui/view-models/account/saved-address-picker';
import type { CheckoutCustomer } from '../../../../../src/ui/view-models/checkout/checkout-use-cases';
import { ProgressViewModel } from '../../../../../src/ui/view-models/site/progress-view-model';
import { CheckoutViewModel } from '../../../../../src/ui/view-models/checkout/checkout-view-model';
import { aCustomer, aSavedAddress, signedIn } from '../../../../builders/a-customer';
import { makeDefaultIn } from '../../../../builders/make-default-in';
import { aCheckout, typeAddress } from '../../a-checkout';

const HOME = aSavedAddress({ id: '7', isDefaultDelivery: true, apartment: 'Flat 2' });
const WORK = aSavedAddress({ id: '8', street: '1 West Street', isDefaultBilling: true });

/** A customer at the checkout, with two saved addresses and tulips in the cart. */
async function aCustomersCheckout(broken: Partial<CheckoutCustomer> = {}) {
  const tab = await aCheckout('TULIPS');
  const cart = tab.shop.carts.get(tab.visitor.cartId() ?? '');
  if (cart === undefined) throw new Error('The tab has no cart');
  const { id } = signedIn(tab, { addresses: [HOME, WORK], cartId: cart.id });
  tab.shop.keep({ ...cart, owner: id });
  const useCases = { loadAddresses: makeLoadAddresses(tab), makeDefault: makeDefaultIn(tab.addressBook) };
  const customer: CheckoutCustomer = {
    isSignedIn: async () => true,
    user: async () => aCustomer(),
    savedAddresses: async (what) => new SavedAddressPicker({ useCases, what }),
    ...broken,
  };
  /** What the browser does when the page is loaded again. */
  const load = () =>
    new CheckoutViewModel({
      useCases: tab.checkoutUseCases,
      cart: tab.load().cart,
      memory: tab.memory,
      go: (path) => tab.went.push(path),
      leave: (address) => tab.left.push(address),
      schedule: tab.timers.schedule,
      progress: new ProgressViewModel(tab.timers.schedule),
      homeCountry: 'GB',
      customer,
    });
  const kept = () => tab.shop.people.withEmail('ann@example.org')?.addresses ?? [];
  return { ...tab, load, checkout: load(), kept };
}

type Tab = Awaited<ReturnType<typeof aCustomersCheckout>>;

async function throughAccount({ checkout }: Tab) {
  await checkout.open('user-account');
  checkout.account.form.type('phone', HOME.phone);
  await checkout.account.submit();
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
  tab.checkout.account.form.type('firstName', 'Bea');
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
  expect(tab.kept().map(({ id, isDefaultDelivery }) => [id, isDefaultDelivery])).toEqual([
    ['7', false],
    ['8', true],
  ]);
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
  const tab = await aCustomersCheckout(broken);
  await tab.checkout.open('user-account');
  tab.checkout.account.form.type('firstName', 'Ann');
  tab.checkout.account.form.type('lastName', 'Lee');
  tab.checkout.account.form.type('email', 'ann@example.org');
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
  tab.checkout.account.form.type('phone', '07700 900123');
  await tab.checkout.account.submit();
  await tab.checkout.open('billing');
  await tab.checkout.billing.submit();
  expect(tab.held()?.billingAddress).toEqual({ ...asCartAddress(WORK), phone: '07700 900123' });
  expect(tab.held()?.deliveryAddress).toEqual(asCartAddress(HOME));
});
