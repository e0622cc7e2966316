import type { CartAddress, Region } from '../../domain/address/address';

/** In display order. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'street',
  'apartment',
  'city',
  'region',
  'countryCode',
  'postcode',
  'phone',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** An address as entered. `region` is a code if the country has regions, otherwise free text. */
export type AddressValues = Readonly<Record<AddressField, string>>;

export const DEFAULT_COUNTRY = 'GB';

export const EMPTY_ADDRESS: AddressValues = {
  firstName: '',
  lastName: '',
  street: '',
  apartment: '',
  city: '',
  region: '',
  countryCode: DEFAULT_COUNTRY,
  postcode: '',
  phone: '',
};

/** Converts form values to an address, whose postcode the server brings into its form; `regions` are those of the chosen country, empty if it has none. */
export function toCartAddress(values: AddressValues, regions: readonly Region[]): CartAddress {
  return { ...values, region: toRegion(values.region, regions) };
}

/** Form values of an address that the cart already has. */
export function fromCartAddress(address: CartAddress): AddressValues {
  const { region, firstName, lastName, street, apartment, city, countryCode, postcode, phone } = address;
  const typed = region === null ? '' : region.code === '' ? region.name : region.code;
  return { firstName, lastName, street, apartment, city, region: typed, countryCode, postcode, phone };
}

function toRegion(typed: string, regions: readonly Region[]): Region | null {
  if (typed === '') return null;
  return regions.find((region) => region.code === typed) ?? { code: '', id: null, name: typed };
}
