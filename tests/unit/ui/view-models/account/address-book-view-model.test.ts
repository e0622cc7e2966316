import type { Failure } from '../../../../../src/application/ports/failures';
import type { BookAddress, SavedAddress } from '../../../../../src/domain/address/saved-address';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import { AddressBookViewModel } from '../../../../../src/ui/view-models/account/address-book-view-model';
import { SavedAddressPicker } from '../../../../../src/ui/view-models/account/saved-address-picker';
import { aSavedAddress } from '../../../../builders/a-customer';
import { anAddress } from '../../../../builders/an-address';
import { anAccountTab } from '../../an-account-tab';
import { settled } from '../../a-schedule';
import { manualResponses } from '../../manual-responses';

async function aBook(...addresses: readonly ReturnType<typeof aSavedAddress>[]) {
  const tab = anAccountTab({ isSignedIn: true, account: { addresses } });
  const countries: string[] = [];
  const vm = new AddressBookViewModel({
    ...tab,
    homeCountry: () => 'IE',
    rememberCountry: (code) => void countries.push(code),
  });
  await vm.load();
  tab.wire.calls.length = 0;
  const kept = () => tab.shop.people.withEmail('ann@example.org')?.addresses ?? [];
  return { ...tab, vm, kept, countries };
}

const FORM: Readonly<Record<string, string>> = {
  firstName: 'Bea',
  lastName: 'Ray',
  street: '3 West Street',
  apartment: 'Flat 1',
  city: 'Chichester',
  postcode: 'PO19 1QS',
  phone: '01243 111111',
};

test('lists the default addresses first', async () => {
  const { vm } = await aBook(aSavedAddress({ id: '1' }), aSavedAddress({ id: '2', isDefaultBilling: true }));
  expect(vm.addresses?.map(({ id }) => id)).toEqual(['2', '1']);
});

test("S6-5 a guest's address book is empty, without a request", async () => {
  const tab = anAccountTab();
  const vm = new AddressBookViewModel({ ...tab, homeCountry: () => 'GB', rememberCountry: () => undefined });
  await vm.load();
  expect([vm.addresses, tab.wire.calls]).toEqual([[], []]);
});

test('S7-19 a new address is saved as it was typed, in the country the visitor last used, and the book is read again', async () => {
  const { vm, kept, countries, notices, wire } = await aBook();
  const edit = vm.edit(null);
  if (edit === null) throw new Error('no form');
  await edit.open();
  expect(edit.entry.countryCode).toBe('IE');
  edit.entry.type('countryCode', 'GB');
  for (const [field, value] of Object.entries(FORM)) edit.entry.type(field as keyof BookAddress & 'city', value);
  edit.tickDefaultDelivery(true);
  expect(await edit.submit()).toBe(true);
  await settled();
  expect(kept()).toMatchObject([{ ...FORM, countryCode: 'GB', isDefaultDelivery: true, isDefaultBilling: false }]);
  expect(vm.addresses).toHaveLength(1);
  expect([countries, notices.shown.map(({ type }) => type)]).toEqual([['GB'], ['success']]);
  expect(wire.calls.slice(-2)).toEqual(['addressBook.add', 'addressBook.all']);
});

test('S5-3 S9-22 a Postcode in the book has four characters or more', async () => {
  const { vm, wire } = await aBook(aSavedAddress({ id: '7' }));
  const edit = vm.edit('7');
  await edit?.open();
  edit?.entry.type('postcode', 'PO1');
  expect(await edit?.submit()).toBe(false);
  expect(edit?.entry.form.messages.get('postcode')).toBe('The field should have at least 4 characters');
  expect(wire.calls).not.toContain('addressBook.change');
});

test('S7-20 S3-49 changing one line of an address loses none of the others', async () => {
  const { vm, kept } = await aBook(aSavedAddress({ id: '7', apartment: 'B', neighborhood: 'C', extra: 'D' }));
  const edit = vm.edit('7');
  await edit?.open();
  expect(edit?.entry.form.values.apartment).toBe('B');
  edit?.entry.type('apartment', 'Flat 9');
  expect(await edit?.submit()).toBe(true);
  expect(kept()).toMatchObject([{ id: '7', apartment: 'Flat 9', neighborhood: 'C', extra: 'D' }]);
});

test('an address that is refused stays in its form', async () => {
  const { vm, wire, countries } = await aBook(aSavedAddress({ id: '7' }));
  const edit = vm.edit('7');
  await edit?.open();
  wire.failNext('addressBook.change', { kind: 'rejected', code: 'UNDEFINED', message: 'No such street.' });
  edit?.entry.type('street', 'Nowhere');
  expect(await edit?.submit()).toBe(false);
  expect(edit?.saving.error).toMatchObject({ message: 'No such street.' });
  expect([edit?.entry.form.values.street, countries]).toEqual(['Nowhere', []]);
});

test('an id the book does not hold has no form', async () => {
  expect((await aBook(aSavedAddress({ id: '7' }))).vm.edit('8')).toBeNull();
});

test('S7-21 removes an address, also one that is already gone; two presses send one request', async () => {
  const { vm, kept, wire, addressBook: book } = await aBook(aSavedAddress({ id: '7' }), aSavedAddress({ id: '8' }));
  await Promise.all([vm.remove('7'), vm.remove('7')]);
  expect(wire.calls.filter((call) => call === 'addressBook.remove')).toHaveLength(1);
  expect([kept().length, vm.addresses?.length]).toEqual([1, 1]);
  await book.remove('8');
  await vm.remove('8');
  expect(vm.addresses).toEqual([]);
});

test('a failed removal is reported and keeps the address', async () => {
  const { vm, notices, wire } = await aBook(aSavedAddress({ id: '7' }));
  wire.failNext('addressBook.remove');
  await vm.remove('7');
  expect([vm.addresses?.length, notices.shown[0]?.type, vm.leaving.size]).toEqual([1, 'danger', 0]);
});

test('S7-22 an address is made the default by changing it', async () => {
  const [first, second] = [aSavedAddress({ id: '7', isDefaultDelivery: true }), aSavedAddress({ id: '8' })];
  const { vm, wire } = await aBook(first, second);
  await vm.makeDefault(second, 'delivery');
  expect(wire.calls).toEqual(['addressBook.change', 'addressBook.all']);
  expect(vm.addresses?.map(({ id, isDefaultDelivery }) => [id, isDefaultDelivery])).toEqual([
    ['8', true],
    ['7', false],
  ]);
});

test('of two readings of the book the newer one counts', async () => {
  const { vm, addressBook: book, useCases } = await aBook(aSavedAddress({ id: '7' }));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { loadAddresses } = useCases;
  let reading = 0;
  useCases.loadAddresses = async () => {
    const found = await loadAddresses();
    if ((reading += 1) === 1) await held;
    return found;
  };
  const older = vm.load();
  await book.remove('7');
  await vm.load();
  release();
  await older;
  expect(vm.addresses).toEqual([]);
});

test('S4-64 a late failure of an older reading leaves the newer book as it is', async () => {
  const { vm, useCases } = await aBook(aSavedAddress({ id: '7' }));
  const reading = manualResponses<[], readonly SavedAddress[], Failure>();
  useCases.loadAddresses = reading.ask;
  const asked = [vm.load(), vm.load()];
  await reading.answer(1, ok([]));
  await reading.answer(0, refuse<Failure>({ kind: 'unreachable', status: null }));
  await Promise.all(asked);
  expect([vm.addresses, vm.loading.error, vm.loading.isLoading]).toEqual([[], null, false]);
});

describe('Saved addresses at the checkout', () => {
  const HOME = aSavedAddress({ id: '7', isDefaultDelivery: true });
  const WORK = aSavedAddress({ id: '8', street: '1 West Street', isDefaultBilling: true });

  async function aPicker(what: 'delivery' | 'billing', onCart: ReturnType<typeof anAddress> | null = null) {
    const tab = await aBook(HOME, WORK);
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
