import { ok, refuse, type Result } from '../shared/result';
import { asDigits, bareCode } from './bare-code';
import { HOME } from './country';

/** A British postcode or outward code: `PO19 1AA` has area `PO`, outward code `PO19` and sector `PO19 1`. */
export interface Postcode {
  /** Formatted: `PO19 1AA`, or the outward code alone. */
  readonly text: string;
  readonly area: string;
  readonly outward: string;
  /** Null for an outward code. */
  readonly sector: string | null;
}

/** `postcode-without-street`: forces' mail, post office boxes and the like. */
export interface PostcodeRefusal {
  readonly kind: 'postcode-invalid' | 'postcode-without-street';
}

/** The 124 postcode areas, those of the Channel Islands and the Isle of Man included. */
const AREAS = new Set(
  (
    'AB,AL,B,BA,BB,BD,BH,BL,BN,BR,BS,BT,CA,CB,CF,CH,CM,CO,CR,CT,CV,CW,DA,DD,DE,DG,DH,DL,DN,DT,DY,E,EC,EH,EN,EX,FK,' +
    'FY,G,GL,GU,GY,HA,HD,HG,HP,HR,HS,HU,HX,IG,IM,IP,IV,JE,KA,KT,KW,KY,L,LA,LD,LE,LL,LN,LS,LU,M,ME,MK,ML,N,NE,NG,NN,' +
    'NP,NR,NW,OL,OX,PA,PE,PH,PL,PO,PR,RG,RH,RM,S,SA,SE,SG,SK,SL,SM,SN,SO,SP,SR,SS,ST,SW,SY,TA,TD,TF,TN,TQ,TR,TS,TW,' +
    'UB,W,WA,WC,WD,WF,WN,WR,WS,WV,YO,ZE'
  ).split(','),
);
/** Royal Mail restricts the letter after the digit, by the letters of the area. */
const DISTRICTS = [/^[1-9](\d|[ABCDEFGHJKPSTUW])?$/, /^(\d|[1-9]\d|[1-9][ABEHMNPRVWXY])$/];
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/;
const INWARD_LENGTH = 3;
const WITHOUT_STREET = /^(GIR([0O]AA)?|BFP[O0][\dA-Z]{0,4}|(BF|BX|XM|XX)[\dOI]{1,3}([A-Z]{2})?)$/;

const asLetters = (text: string): string => text.replaceAll('0', 'O').replaceAll('1', 'I');

/** The area and the district; no area is ambiguous, so that O, 0, I and 1 are read by their position. */
function outwardOf(letters: string): readonly [string, string] | null {
  for (const length of [2, 1]) {
    const [area, district] = [asLetters(letters.slice(0, length)), asDigits(letters.slice(length))];
    if (AREAS.has(area) && DISTRICTS[length - 1]?.test(district) === true) return [area, district];
  }
  return null;
}

/** `inward` is empty for an outward code. */
function read(letters: string, inward: string): Postcode | null {
  const [area, district] = outwardOf(letters) ?? [];
  if (area === undefined || district === undefined) return null;
  const outward = area + district;
  return inward === ''
    ? { text: outward, area, outward, sector: null }
    : { text: `${outward} ${inward}`, area, outward, sector: `${outward} ${inward.charAt(0)}` };
}

/** A postcode of the same zones that says no more of an address than they need: of the sector, or the outward code. */
export function coarsePostcode({ outward, sector }: Postcode): string {
  return sector === null ? outward : `${sector}AA`;
}

/** Parses a full postcode or, if it is none, an outward code; ignores case, blanks, hyphens and a final full stop. */
export function parsePostcode(text: string): Result<Postcode, PostcodeRefusal> {
  const letters = bareCode(text);
  const [first = '', ...last] = letters.slice(-INWARD_LENGTH);
  const inward = asDigits(first) + last.join('');
  const found = (INWARD.test(inward) ? read(letters.slice(0, -INWARD_LENGTH), inward) : null) ?? read(letters, '');
  if (found !== null) return ok(found);
  return refuse({ kind: WITHOUT_STREET.test(letters) ? 'postcode-without-street' : 'postcode-invalid' });
}

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
