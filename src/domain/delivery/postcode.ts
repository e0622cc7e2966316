import { ok, refuse, type Result } from '../shared/result';

/** A British postcode, or its first half, taken apart: `PO19 1AA` is area `PO`, outward `PO19`, sector `PO19 1`. */
export interface Postcode {
  /** Written as the Post Office does: `PO19 1AA`; the outward code alone when nothing more was given. */
  readonly text: string;
  readonly area: string;
  readonly outward: string;
  /** Null when only the outward code is known. */
  readonly sector: string | null;
}

export interface PostcodeRefusal {
  readonly kind: 'postcode-invalid';
}

/** Letters that the Post Office uses at each place: no Q, V, X first, no I, J, Z second, few of them third and fourth. */
const OUTWARD = /^(GIR|BFPO|[A-PR-UWYZ](?:\d{1,2}|\d[ABCDEFGHJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY]))$/;
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/;
const INWARD_LENGTH = 3;

function partsOf(letters: string): readonly [string, string] | null {
  const outward = letters.slice(0, -INWARD_LENGTH);
  const inward = letters.slice(-INWARD_LENGTH);
  if (INWARD.test(inward) && OUTWARD.test(outward)) return [outward, inward];
  return OUTWARD.test(letters) ? [letters, ''] : null;
}

/**
 * Reads what somebody typed: any case, blanks anywhere. The first half is enough to tell whether the van goes there. A text
 * that can be read as a whole postcode is one.
 */
export function parsePostcode(text: string): Result<Postcode, PostcodeRefusal> {
  const parts = partsOf(text.toUpperCase().replace(/[\s\u00a0]+/g, ''));
  if (parts === null) return refuse({ kind: 'postcode-invalid' });
  const [outward, inward] = parts;
  return ok({
    text: inward === '' ? outward : `${outward} ${inward}`,
    area: /^[A-Z]+/.exec(outward)?.[0] ?? outward,
    outward,
    sector: inward === '' ? null : `${outward} ${inward.charAt(0)}`,
  });
}
