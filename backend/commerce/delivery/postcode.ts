import { plainText } from '../../../src/domain/text/invisible';
import { ok, refuse, type Result } from '../../shared/result';

export interface Postcode {
  /** `PO19 1AA` */
  readonly text: string;
  /** `PO` */
  readonly area: string;
  /** `PO19` */
  readonly outward: string;
  /** `PO19 1` */
  readonly sector: string;
}

/** `postcode-without-street`: forces' mail, post office boxes and the like. */
export type PostcodeRefusal = 'postcode-invalid' | 'postcode-without-street';

/** The 124 postcode areas, those of the Channel Islands and the Isle of Man included. */
const AREAS: ReadonlySet<string> = new Set(
  (
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK ' +
    'FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN ' +
    'NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW ' +
    'UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);

/** Patterns for areas of one letter and of two. */
const OUTWARD = [/^([A-Z])([1-9](?:\d|[ABCDEFGHJKPSTUW])?)$/, /^([A-Z]{2})(\d|[1-9](?:\d|[ABEHMNPRVWXY]))$/];
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/;
const INWARD_LENGTH = 3;
const WITHOUT_STREET = /^(GIR([0O]AA)?|BFP[O0][\dA-Z]{0,4}|(BF|BX|XM|XX)[\dOI]{1,3}([A-Z]{2})?)$/;

export const isPostcodeArea = (text: string): boolean => AREAS.has(text);

/** In capitals; without blanks, hyphens and the full stop of a sentence. */
export const bareCode = (text: string): string =>
  plainText(text)
    .replace(/[\s\u2010-\u2015\u2212-]/g, '')
    .replace(/\.$/, '')
    .toUpperCase();

/** Reads O as 0 and I as 1, which look alike. */
export const asDigits = (text: string): string => text.replaceAll('O', '0').replaceAll('I', '1');
const asLetters = (text: string): string => text.replaceAll('0', 'O').replaceAll('1', 'I');

/** A whole British postcode; O, 0, I and 1 are read by their position. */
export function readPostcode(typed: string): Result<Postcode, PostcodeRefusal> {
  const letters = bareCode(typed);
  const end = letters.slice(-INWARD_LENGTH);
  const [start, inward] = [letters.slice(0, -INWARD_LENGTH), asDigits(end.charAt(0)) + end.slice(1)];
  for (const length of INWARD.test(inward) ? [2, 1] : []) {
    const read = asLetters(start.slice(0, length)) + asDigits(start.slice(length));
    const [outward, area] = OUTWARD[length - 1]?.exec(read) ?? [];
    if (outward === undefined || area === undefined || !isPostcodeArea(area)) continue;
    return ok({ text: `${outward} ${inward}`, area, outward, sector: `${outward} ${inward.charAt(0)}` });
  }
  return refuse(WITHOUT_STREET.test(letters) ? 'postcode-without-street' : 'postcode-invalid');
}
