import { defaultsFirst, type SavedAddress } from '../../domain/address/saved-address';
import { ok, type Result } from '../../domain/shared/result';
import type { AddressBook } from '../ports/address-book';
import type { Failure } from '../ports/failures';
import type { AuthSession } from '../ports/auth-session';

export interface LoadAddressesDeps {
  readonly addressBook: Pick<AddressBook, 'all'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
}

/** Returns the saved addresses, default ones first. */
export type LoadAddresses = () => Promise<Result<readonly SavedAddress[], Failure>>;

/** Returns no addresses for a guest, without a request. */
export function makeLoadAddresses({ addressBook, authSession }: LoadAddressesDeps): LoadAddresses {
  return async () => {
    if (!authSession.isSignedIn()) return ok([]);
    const all = await addressBook.all();
    return all.ok ? ok(defaultsFirst(all.value)) : all;
  };
}
