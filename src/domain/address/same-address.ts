import type { CartAddress } from './address';

const FIELDS = ['firstName', 'lastName', 'street', 'apartment', 'city', 'countryCode'] as const;

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
const postcode = (address: CartAddress): string => clean(address.postcode).replaceAll(' ', '');

/** Whether two addresses are the same person at the same door, however they are typed. */
export function isSameAddress(one: CartAddress, other: CartAddress): boolean {
  return FIELDS.every((field) => clean(one[field]) === clean(other[field])) && postcode(one) === postcode(other);
}
