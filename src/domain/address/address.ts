/** A region: `{ code: 'NSW', id: 569, name: 'New South Wales' }`; free text has an empty code and no id. */
export interface Region {
  readonly code: string;
  readonly id: number | null;
  readonly name: string;
}

/** A delivery or billing address; `street` is Address Line 1, `apartment` is Address Line 2. */
export interface CartAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly apartment: string;
  readonly city: string;
  readonly region: Region | null;
  readonly postcode: string;
  /** Two letters, `GB`. */
  readonly countryCode: string;
  readonly phone: string;
}

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** A country without regions takes the region as free text. */
export interface CountryWithRegions extends Country {
  readonly regions: readonly Region[];
}

const FIELDS = ['firstName', 'lastName', 'street', 'apartment', 'city', 'countryCode'] as const;

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
const postcode = (address: CartAddress): string => clean(address.postcode).replaceAll(' ', '');

/** Whether two addresses are the same person at the same door, however they are typed. */
export function isSameAddress(one: CartAddress, other: CartAddress): boolean {
  return FIELDS.every((field) => clean(one[field]) === clean(other[field])) && postcode(one) === postcode(other);
}

/**
 * The number for an address: the recipient's, or else the customer's, because every address needs one and the
 * customer's is always known.
 */
export function reachableBy(recipientPhone: string, orderer: { readonly phone: string }): string {
  return recipientPhone.trim() === '' ? orderer.phone : recipientPhone;
}

/** Whether two numbers have the same digits: the stored one is without the marks of the typed one. */
export function isSamePhone(one: string, other: string): boolean {
  return one.replace(/\D/g, '') === other.replace(/\D/g, '');
}

/** The recipient's own number, empty if the address has the customer's. */
export function ownPhone(address: { readonly phone: string }, orderer: { readonly phone: string } | null): string {
  return address.phone === orderer?.phone ? '' : address.phone;
}

/** The region as an envelope has it: empty where the town says it, as in Dublin or Dublin 2. */
export function regionOnEnvelope({ city, region }: { city: string; region: Region | null }): string {
  const name = clean(region?.name ?? '');
  return `${clean(city)} `.startsWith(`${name} `) ? '' : (region?.name ?? '');
}
