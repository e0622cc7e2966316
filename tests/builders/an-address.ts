import type { CartAddress } from '../../src/domain/address/address';

/** An address in the shop's town. */
export function anAddress(overrides: Partial<CartAddress> = {}): CartAddress {
  return {
    firstName: 'Ann',
    lastName: 'Lee',
    street: '12 North Street',
    apartment: '',
    city: 'Chichester',
    region: null,
    postcode: 'PO19 1LB',
    countryCode: 'GB',
    phone: '01243 000000',
    ...overrides,
  };
}
