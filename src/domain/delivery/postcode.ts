import { ok, refuse, type Result } from '../shared/result';
import { withoutBlanks } from '../shared/trim-text';

/** A British postcode or outward code: `PO19 1AA` has area `PO`, outward code `PO19` and sector `PO19 1`. */
export interface Postcode {
  /** Formatted: `PO19 1AA`, or the outward code alone. */
  readonly text: string;
  readonly area: string;
  readonly outward: string;
  /** Null for an outward code. */
  readonly sector: string | null;
}

export interface PostcodeRefusal {
  readonly kind: 'postcode-invalid';
}

/** Royal Mail restricts the letters at each position. */
const OUTWARD = /^(GIR|BFPO|[A-PR-UWYZ](?:\d{1,2}|\d[ABCDEFGHJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY]))$/;
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/;
const INWARD_LENGTH = 3;

function partsOf(letters: string): readonly [string, string] | null {
  const outward = letters.slice(0, -INWARD_LENGTH);
  const inward = letters.slice(-INWARD_LENGTH);
  if (INWARD.test(inward) && OUTWARD.test(outward)) return [outward, inward];
  return OUTWARD.test(letters) ? [letters, ''] : null;
}

/** A postcode of the same zones that says no more of an address than they need: of the sector, or the outward code. */
export function coarsePostcode({ outward, sector }: Postcode): string {
  return sector === null ? outward : `${sector}AA`;
}

/** Parses a full postcode or, if it is none, an outward code; ignores case and blanks. */
export function parsePostcode(text: string): Result<Postcode, PostcodeRefusal> {
  const parts = partsOf(withoutBlanks(text).toUpperCase());
  if (parts === null) return refuse({ kind: 'postcode-invalid' });
  const [outward, inward] = parts;
  return ok({
    text: inward === '' ? outward : `${outward} ${inward}`,
    area: /^[A-Z]+/.exec(outward)?.[0] ?? outward,
    outward,
    sector: inward === '' ? null : `${outward} ${inward.charAt(0)}`,
  });
}
