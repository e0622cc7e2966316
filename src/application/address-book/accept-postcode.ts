import { readPostcodeOf } from '../../domain/address/postcode';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';

/**
 * The address with its postcode in standard form; unchanged without a postcode (a saved address, the pickup location).
 * Refuses an invalid postcode as `MALFORMED`: forms have checked it, other callers have not.
 */
export function acceptPostcode<Address extends object>(address: Address): Result<Address, Failure> {
  const { postcode, countryCode } = address as { readonly postcode?: string; readonly countryCode?: string };
  if (postcode === undefined || countryCode === undefined) return ok(address);
  const read = readPostcodeOf(countryCode, postcode);
  return read.ok
    ? ok({ ...address, postcode: read.value })
    : refuse({ kind: 'rejected', code: 'MALFORMED', message: '' });
}
