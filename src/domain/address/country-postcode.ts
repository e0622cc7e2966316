import { asDigits, bareCode } from './bare-code';
import { HOME } from './home-country';
import { parsePostcode, type PostcodeRefusal } from './postcode';
import { ok, refuse, type Result } from '../shared/result';

const IRELAND = 'IE';

export type AddressPostcodeRefusal = PostcodeRefusal | { readonly kind: 'eircode-invalid' };

/** The routing key and the unique part, in the letters that An Post uses; neither I nor O is among them. */
const EIRCODE = /^([AC-FHKNPRTV-Y]\d\d|D6W)([\dAC-FHKNPRTV-Y]{4})$/;

function readEircode(text: string): Result<string, AddressPostcodeRefusal> {
  // With its O read as 0, a British postcode can look like an Eircode; no Eircode can be read as a British postcode.
  if (readPostcodeOf(HOME, text).ok) return refuse({ kind: 'eircode-invalid' });
  const [, routing, unique] = EIRCODE.exec(asDigits(bareCode(text))) ?? [];
  return routing === undefined || unique === undefined
    ? refuse({ kind: 'eircode-invalid' })
    : ok(`${routing} ${unique}`);
}

/**
 * The postcode of an address in its form, `PO19 1AA` or `D02 X285`. A British one must be whole; those of countries other
 * than the United Kingdom and Ireland are neither checked nor changed.
 */
export function readPostcodeOf(countryCode: string, text: string): Result<string, AddressPostcodeRefusal> {
  if (countryCode === IRELAND) return readEircode(text);
  if (countryCode !== HOME) return ok(text);
  const parsed = parsePostcode(text);
  if (!parsed.ok) return parsed;
  return parsed.value.sector === null ? refuse({ kind: 'postcode-invalid' }) : ok(parsed.value.text);
}

/** The postcode in its form; unchanged if it has none. */
export function formatPostcode(countryCode: string, text: string): string {
  const read = readPostcodeOf(countryCode, text);
  return read.ok ? read.value : text;
}
