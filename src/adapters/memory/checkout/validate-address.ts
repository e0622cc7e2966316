import type { Failure } from '../../../application/ports/failures';
import type { CartAddress, CountryWithRegions, Region } from '../../../domain/address/address';
import { readPostcodeOf } from '../../../domain/address/postcode';
import type { StreetLines } from '../../../domain/address/saved-address';
import { ok, type Result } from '../../../domain/shared/result';
import { rejected } from '../memory-wire';

/** Characters of one line. */
const MAX_LINE = 255;
/** The required fields of a delivery. */
const NEEDED = ['firstName', 'lastName', 'street', 'city', 'phone'] as const;
const LINES = [...NEEDED, 'apartment', 'neighborhood', 'extra', 'postcode'] as const;

/**
 * Validates an address of a cart or an address book: required fields are present, no line is too long, and the
 * country and its region are known. A country with regions requires one; otherwise the region is free text. The postcode
 * is one of the country, and returned in its form.
 */
export function acceptAddress<Address extends CartAddress & Partial<StreetLines>>(
  countries: readonly CountryWithRegions[],
  address: Address,
): Result<Address, Failure> {
  if (NEEDED.some((field) => address[field].trim() === '')) return rejected('The address is incomplete.');
  const texts = [...LINES.map((field) => address[field] ?? ''), address.region?.name ?? ''];
  if (texts.some((text) => text.length > MAX_LINE)) {
    return rejected(`A line of an address takes at most ${MAX_LINE} characters.`);
  }
  const country = countries.find(({ code }) => code === address.countryCode);
  if (country === undefined) return rejected('The country is not known.');
  const postcode = readPostcodeOf(address.countryCode, address.postcode);
  if (!postcode.ok) return rejected('The postcode is not one of the country.');
  const accepted = { ...address, postcode: postcode.value };
  if (country.regions.length === 0) return ok(accepted);
  const { region } = address;
  if (region === null) return rejected('Region is required.');
  const known = country.regions.find((one) => isSame(one, region));
  return known === undefined
    ? rejected('Region is not available for the selected country')
    : ok({ ...accepted, region: known });
}

/** Compares ids; without one, codes or names. */
function isSame(known: Region, { id, code, name }: Region): boolean {
  if (id !== null) return known.id === id;
  const wanted = (code || name).trim().toLowerCase();
  return [known.code, known.name].some((text) => text.toLowerCase() === wanted);
}
