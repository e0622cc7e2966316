import { makeSaveAddress } from '../../../../../src/application/address-book/address-book';
import type { SavedAddress } from '../../../../../src/domain/address/saved-address';
import { AddressEditViewModel } from '../../../../../src/ui/view-models/account/address-edit-view-model';
import { SavedAddressPicker } from '../../../../../src/ui/view-models/account/saved-address-picker';
import { aSavedAddress } from '../../../../builders/a-customer';
import { anAddress } from '../../../../builders/an-address';
import { anAccountTab } from '../../an-account-tab';

function aBook(...addresses: readonly SavedAddress[]) {
  const tab = anAccountTab({ isSignedIn: true, account: { addresses } });
  const kept = () => tab.shop.people.withEmail('ann@example.org')?.addresses ?? [];
  return { ...tab, kept };
}

/** The form of a new address, or of the saved one, where the server has loaded no countries. */
async function aForm(address: SavedAddress | null = null) {
  const tab = aBook(...(address === null ? [] : [address]));
  let saved = 0;
  const saveAddress = makeSaveAddress({ ...tab, preferences: tab.visitor });
  const vm = new AddressEditViewModel({
    ...{ address, homeCountry: 'IE', countries: [], regions: [], saveAddress, useCases: tab.useCases },
    onSaved: () => void (saved += 1),
  });
  await vm.open();
  tab.wire.calls.length = 0;
  return { ...tab, vm, timesSaved: () => saved };
}

const FORM = {
  firstName: 'Bea',
  lastName: 'Ray',
  street: '3 West Street',
  apartment: 'Flat 1',
  city: 'Chichester',
  postcode: 'PO19 1QS',
  phone: '01243 111111',
} as const;

test('S7-19 S2-34 a new address is saved as it was typed, and the next one begins in its country', async () => {
  const { vm, kept, visitor, timesSaved } = await aForm();
  expect(vm.entry.countryCode).toBe('IE');
  vm.entry.type('countryCode', 'GB');
  for (const [field, value] of Object.entries(FORM)) vm.entry.type(field as keyof typeof FORM, value);
  vm.tickDefaultDelivery(true);
  await vm.submit();
  expect(kept()).toMatchObject([{ ...FORM, countryCode: 'GB', isDefaultDelivery: true, isDefaultBilling: false }]);
  expect([timesSaved(), visitor.country()]).toEqual([1, 'GB']);
});

test('what the server has loaded is not asked for again', async () => {
  const { wire, useCases } = aBook();
  const countries = [{ code: 'AU', name: 'Australia' }];
  const regions = [{ code: 'NSW', id: 569, name: 'New South Wales' }];
  const onSaved = () => undefined;
  const saveAddress = () => Promise.reject(new Error('Nothing is saved'));
  const vm = new AddressEditViewModel({
    ...{ address: null, homeCountry: 'AU', countries, regions, saveAddress, useCases, onSaved },
  });
  await vm.open();
  expect([vm.entry.countries, vm.entry.regions, wire.calls]).toEqual([countries, regions, []]);
});

test('S5-3 S9-22 a Postcode in the book has four characters or more', async () => {
  const { vm, wire } = await aForm(aSavedAddress({ id: '7' }));
  vm.entry.type('postcode', 'PO1');
  await vm.submit();
  expect(vm.entry.form.messages.get('postcode')).toBe('The field should have at least 4 characters');
  expect(wire.calls).not.toContain('addressBook.change');
});

test('S7-20 S3-49 changing one line of an address loses none of the others', async () => {
  const { vm, kept } = await aForm(aSavedAddress({ id: '7', apartment: 'B', neighborhood: 'C', extra: 'D' }));
  expect(vm.entry.form.values.apartment).toBe('B');
  vm.entry.type('apartment', 'Flat 9');
  await vm.submit();
  expect(kept()).toMatchObject([{ id: '7', apartment: 'Flat 9', neighborhood: 'C', extra: 'D' }]);
});

test('an address that is refused stays in its form', async () => {
  const { vm, wire, timesSaved } = await aForm(aSavedAddress({ id: '7' }));
  wire.failNext('addressBook.change', { kind: 'rejected', code: 'UNDEFINED', message: 'No such street.' });
  vm.entry.type('street', 'Nowhere');
  await vm.submit();
  expect(vm.saving.error).toMatchObject({ message: 'No such street.' });
  expect([vm.entry.form.values.street, timesSaved()]).toEqual(['Nowhere', 0]);
});

describe('Saved addresses at the checkout', () => {
  const HOME = aSavedAddress({ id: '7', isDefaultDelivery: true });
  const WORK = aSavedAddress({ id: '8', street: '1 West Street', isDefaultBilling: true });

  async function aPicker(what: 'delivery' | 'billing', onCart: ReturnType<typeof anAddress> | null = null) {
    const tab = aBook(HOME, WORK);
    const picker = new SavedAddressPicker({ ...tab, what });
    await picker.open(onCart, () => false);
    return { ...tab, picker };
  }

  test.each([
    ['the default for flowers', 'delivery', null, '7'],
    ['the default for invoices', 'billing', null, '8'],
    ['what is on the cart already', 'delivery', anAddress({ street: '1 West Street' }), '8'],
    ['nothing, when the cart has an address of nobody’s book', 'delivery', anAddress({ city: 'Bosham' }), null],
  ] as const)('%s is picked', async (_what, what, onCart, id) => {
    expect((await aPicker(what, onCart)).picker.pickedId).toBe(id);
  });

  test('S7-27 the selected address is sent by its id; an edited one is sent as entered', async () => {
    const { picker } = await aPicker('delivery');
    expect(picker.choice(anAddress())).toEqual({ savedAddressId: '7' });
    picker.forget();
    expect(picker.choice(anAddress())).toEqual(anAddress());
  });

  test('S7-22 the selected address becomes the default after the step, if requested', async () => {
    const { picker, kept } = await aPicker('delivery');
    await picker.settleDefault();
    picker.pick('8');
    picker.tickDefault(true);
    await picker.settleDefault();
    expect(kept().map(({ id, isDefaultDelivery }) => [id, isDefaultDelivery])).toEqual([
      ['7', false],
      ['8', true],
    ]);
    expect(picker.wantsDefault).toBe(false);
  });
});
