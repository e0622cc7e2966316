import fc from 'fast-check';
import {
  fromLines,
  toLines,
  asBookAddress,
  asCartAddress,
  defaultsFirst,
  isDefault,
  findSavedAddress,
} from '../../../../src/domain/address/saved-address';
import { aSavedAddress } from '../../../builders/a-customer';
import { anAddress } from '../../../builders/an-address';

const lines = (street = '', apartment = '', neighborhood = '', extra = '') => ({
  street,
  apartment,
  neighborhood,
  extra,
});

test.each([
  [lines('A', 'B', '', 'D'), ['A', 'B', 'D']],
  [lines('A'), ['A']],
  [lines('A', 'B', 'C', 'D'), ['A', 'B', 'C', 'D']],
  [lines('', 'B'), ['B']],
  [lines(' A ', '  '), ['A']],
  [lines(), []],
])('S3-49 writes apartment, neighborhood and extra after the street: %j', (given, kept) => {
  expect(toLines(given)).toEqual(kept);
});

test.each([
  [['1 High St', 'Flat 2', 'Old Town', 'Rear'], lines('1 High St', 'Flat 2', 'Old Town', 'Rear')],
  [['1 High St'], lines('1 High St')],
  [[], lines()],
  [['A', 'B', 'C', 'D', 'E'], lines('A', 'B', 'C', 'D, E')],
  [['A', 'B', 'C', '', 'E', '  '], lines('A', 'B', 'C', 'E')],
])('S3-50 reads the lines %j by position', (kept, read) => {
  expect(fromLines(kept)).toEqual(read);
});

test('S3-49 reads lines without gaps as they were written', () => {
  const line = fc.stringMatching(/^[a-z0-9][a-z0-9 ]{0,10}[a-z0-9]$/);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (written) => {
      expect(toLines(fromLines(written))).toEqual(written);
    }),
  );
});

const a = (id: string, isDefaultBilling = false, isDefaultDelivery = false) =>
  aSavedAddress({ id, isDefaultBilling, isDefaultDelivery });

test('sorts the default billing address first, then the default delivery address, and keeps the rest', () => {
  const book = [a('1'), a('2', false, true), a('3'), a('4', true)];
  expect(defaultsFirst(book).map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
  expect(book.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});

test('treats an address as default if it is the default of either kind', () => {
  expect([a('1'), a('2', true), a('3', false, true), a('4', true, true)].map(isDefault)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('joins all lines after the first into the second line of a cart address', () => {
  const saved = aSavedAddress({ apartment: 'Flat 2', neighborhood: '', extra: 'Rear' });
  expect(asCartAddress(saved)).toEqual(anAddress({ apartment: 'Flat 2, Rear' }));
});

test('converts an entered address for the address book and back without loss', () => {
  const typed = anAddress({ apartment: 'Flat 2' });
  const entry = asBookAddress(typed, { isDefaultBilling: false, isDefaultDelivery: true });
  expect(entry).toMatchObject({ neighborhood: '', extra: '', isDefaultDelivery: true });
  expect(asCartAddress(entry)).toEqual(typed);
});

test.each([
  ['the same content', anAddress(), '7'],
  ['another postcode', anAddress({ postcode: 'PO19 1LC' }), null],
  ['another second line', anAddress({ apartment: 'Flat 2' }), null],
  ['no address', null, null],
])('compares the address book with a cart address with %s', (_what, address, id) => {
  expect(findSavedAddress([aSavedAddress({ id: '7' })], address)?.id ?? null).toBe(id);
});

test('compares regions by code regardless of id and name', () => {
  const saved = aSavedAddress({ countryCode: 'IE', region: { code: 'D', id: 7, name: 'Dublin' } });
  const onCart = anAddress({ countryCode: 'IE', region: { code: 'D', id: null, name: 'Co. Dublin' } });
  expect(findSavedAddress([saved], onCart)).toBe(saved);
  expect(findSavedAddress([saved], { ...onCart, region: null })).toBeNull();
});

test('compares regions without a code by name, and an empty one with none', () => {
  const inRegion = (name: string) => ({ countryCode: 'IE', region: { code: '', id: null, name } });
  const saved = aSavedAddress(inRegion('Kerry'));
  expect(findSavedAddress([saved], anAddress(inRegion('Kerry')))).toBe(saved);
  expect(findSavedAddress([saved], anAddress(inRegion('Cork')))).toBeNull();
  const withoutRegion = aSavedAddress({ countryCode: 'IE', region: null });
  expect(findSavedAddress([withoutRegion], anAddress(inRegion('')))).toBe(withoutRegion);
});
