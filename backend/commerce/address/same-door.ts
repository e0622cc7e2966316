import type { CartAddress } from '../cart/cart-record';

type DoorAddress = Pick<CartAddress, 'firstname' | 'lastname' | 'street' | 'city' | 'postcode' | 'country_code'>;

const clean = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether two addresses are the same person at the same door, however they are typed. */
export function isSameDoor(one: DoorAddress, other: DoorAddress): boolean {
  const fields = ['firstname', 'lastname', 'street', 'city', 'country_code'] as const;
  const postcode = (address: DoorAddress): string => clean(address.postcode).replaceAll(' ', '');
  return fields.every((field) => clean(one[field]) === clean(other[field])) && postcode(one) === postcode(other);
}
