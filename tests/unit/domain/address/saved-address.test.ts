import {
  asBookAddress,
  asCartAddress,
  inReadingOrder,
  isDefault,
  savedLike,
} from '../../../../src/domain/address/saved-address';
import { aSavedAddress } from '../../../builders/a-customer';
import { anAddress } from '../../../builders/an-address';

const a = (id: string, isDefaultBilling = false, isDefaultDelivery = false) =>
  aSavedAddress({ id, isDefaultBilling, isDefaultDelivery });

test('the default for invoices stands first, then that for flowers, the rest as it was', () => {
  const book = [a('1'), a('2', false, true), a('3'), a('4', true)];
  expect(inReadingOrder(book).map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
  expect(book.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});

test('an address is a default one when it is the default of anything', () => {
  expect([a('1'), a('2', true), a('3', false, true), a('4', true, true)].map(isDefault)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a cart keeps two lines, so what comes after the first is told in the second', () => {
  const saved = aSavedAddress({ apartment: 'Flat 2', neighborhood: '', extra: 'Rear' });
  expect(asCartAddress(saved)).toEqual(anAddress({ apartment: 'Flat 2, Rear' }));
});

test('a typed address can be kept, and is the same on a cart again', () => {
  const typed = anAddress({ apartment: 'Flat 2' });
  const kept = asBookAddress(typed, { isDefaultBilling: false, isDefaultDelivery: true });
  expect(kept).toMatchObject({ neighborhood: '', extra: '', isDefaultDelivery: true });
  expect(asCartAddress(kept)).toEqual(typed);
});

test.each([
  ['the same words', anAddress(), '7'],
  ['another postcode', anAddress({ postcode: 'PO19 1LC' }), null],
  ['another second line', anAddress({ apartment: 'Flat 2' }), null],
  ['no address', null, null],
])('the address on a cart with %s is found in the book or not', (_what, address, id) => {
  expect(savedLike([aSavedAddress({ id: '7' })], address)?.id ?? null).toBe(id);
});

test('a region is the same by its code, whatever else is known of it', () => {
  const saved = aSavedAddress({ countryCode: 'IE', region: { code: 'D', id: 7, name: 'Dublin' } });
  const onCart = anAddress({ countryCode: 'IE', region: { code: 'D', id: null, name: 'Co. Dublin' } });
  expect(savedLike([saved], onCart)).toBe(saved);
  expect(savedLike([saved], { ...onCart, region: null })).toBeNull();
});

test('a region without a code is the same by its name, and one that says nothing is none', () => {
  const inRegion = (name: string) => ({ countryCode: 'IE', region: { code: '', id: null, name } });
  const saved = aSavedAddress(inRegion('Kerry'));
  expect(savedLike([saved], anAddress(inRegion('Kerry')))).toBe(saved);
  expect(savedLike([saved], anAddress(inRegion('Cork')))).toBeNull();
  const withoutRegion = aSavedAddress({ countryCode: 'IE', region: null });
  expect(savedLike([withoutRegion], anAddress(inRegion('')))).toBe(withoutRegion);
});
