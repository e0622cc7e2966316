import { readPostcodeOf } from '../../domain/address/postcode';
import { ok, refuse, type Result } from '../../domain/shared/result';
import { holdsLink, readName } from '../../domain/text/person-name';
import { readTelephone } from '../../domain/text/telephone';
import type { Failure } from '../ports/failures';

const MALFORMED = { kind: 'rejected', code: 'MALFORMED', message: '' } as const;

const nameWithoutLink = (text: string): string | null => (holdsLink(text) ? null : readName(text));

const READERS = { firstName: nameWithoutLink, lastName: nameWithoutLink, phone: readTelephone } as const;

/**
 * A person's data with names and telephone number as they are stored; the backend says which it requires. Refuses what is no
 * name or number as `MALFORMED`: forms have checked it, other callers have not.
 */
export function acceptPerson<Typed extends object>(typed: Typed): Result<Typed, Failure> {
  const accepted: Partial<Record<string, unknown>> = { ...typed };
  for (const [field, read] of Object.entries(READERS)) {
    const text = accepted[field];
    if (typeof text !== 'string' || text.trim() === '') continue;
    const value = read(text);
    if (value === null) return refuse(MALFORMED);
    accepted[field] = value;
  }
  return ok(accepted as Typed);
}

/**
 * The same of an address, with its postcode in standard form; unchanged without a postcode (a saved address, the pickup
 * location).
 */
export function acceptAddress<Address extends object>(address: Address): Result<Address, Failure> {
  const { postcode, countryCode } = address as { readonly postcode?: string; readonly countryCode?: string };
  if (postcode === undefined || countryCode === undefined) return ok(address);
  const read = readPostcodeOf(countryCode, postcode);
  return read.ok ? acceptPerson({ ...address, postcode: read.value }) : refuse(MALFORMED);
}
