import type { CartAddress } from '../../src/domain/address/address';

/** Invalid addresses in a country with regions, by the continuation of `an address`. */
export const NO_ADDRESSES: readonly (readonly [string, Partial<CartAddress>])[] = [
  ['without a first name', { firstName: '' }],
  ['without a last name', { lastName: '' }],
  ['without a street', { street: '' }],
  ['in a city of blanks', { city: '   ' }],
  ['without a phone', { phone: '' }],
  ['in a country nobody knows', { countryCode: 'QQ' }],
  ['without the region that its country needs', { region: null }],
  ['in a region of nowhere', { region: { code: 'ZZ', id: null, name: 'Nowhere' } }],
  ['with a street of three hundred characters', { street: 'x'.repeat(300) }],
  ['with a second line of three hundred characters', { apartment: 'x'.repeat(300) }],
];
