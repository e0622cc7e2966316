import { ok, refuse, type Result } from '../../shared/result';
import { HOME } from '../delivery/delivery-zones';
import { asDigits, bareCode, type PostcodeRefusal, readPostcode } from '../delivery/postcode';

const IRELAND = 'IE';

export type AddressPostcodeRefusal = PostcodeRefusal | 'eircode-invalid';

/** The routing key and the unique part, in the letters that An Post uses; neither I nor O is among them. */
const EIRCODE = /^([AC-FHKNPRTV-Y]\d\d|D6W)([\dAC-FHKNPRTV-Y]{4})$/;

function readEircode(text: string): Result<string, 'eircode-invalid'> {
  // With its O read as 0, a British postcode can look like an Eircode; no Eircode can be read as a British postcode.
  if (readPostcode(text).ok) return refuse('eircode-invalid');
  const [, routing, unique] = EIRCODE.exec(asDigits(bareCode(text))) ?? [];
  return routing === undefined || unique === undefined ? refuse('eircode-invalid') : ok(`${routing} ${unique}`);
}

/**
 * The postcode of an address in its form, `PO19 1AA` or `D02 X285`. Those of countries other than the United Kingdom and
 * Ireland are neither checked nor changed.
 */
export function readAddressPostcode(country: string, text: string): Result<string, AddressPostcodeRefusal> {
  if (country === IRELAND) return readEircode(text);
  if (country !== HOME) return ok(text);
  const read = readPostcode(text);
  return read.ok ? ok(read.value.text) : read;
}

/** The postcode in its form; unchanged if it has none. */
export function formatPostcode(country: string, text: string): string {
  const read = readAddressPostcode(country, text);
  return read.ok ? read.value : text;
}

/** The Crown Dependencies, which have British postcodes, by their areas. */
const ISLANDS: ReadonlyMap<string, string> = new Map([
  ['GY', 'Guernsey'],
  ['IM', 'Isle of Man'],
  ['JE', 'Jersey'],
]);

/** The island that an address is headed with instead of the United Kingdom; null elsewhere. */
export function islandOf(country: string, postcode: string | null): string | null {
  const read = country === HOME ? readPostcode(postcode ?? '') : null;
  return read?.ok === true ? (ISLANDS.get(read.value.area) ?? null) : null;
}
