import { inReadingOrder, type SavedAddress } from '../../domain/address/saved-address';
import { ok, type Result } from '../../domain/shared/result';
import type { AddressBook } from '../ports/address-book';
import type { Failure } from '../ports/failures';
import type { AuthSession } from '../ports/auth-session';

export interface LoadAddressesDeps {
  readonly book: Pick<AddressBook, 'all'>;
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
}

/** The book in its reading order. */
export type LoadAddresses = () => Promise<Result<readonly SavedAddress[], Failure>>;

/** S6-5. A guest has no book, and nobody is asked for it. */
export function makeLoadAddresses({ book, signIn }: LoadAddressesDeps): LoadAddresses {
  return async () => {
    if (!signIn.isSignedIn()) return ok([]);
    const all = await book.all();
    return all.ok ? ok(inReadingOrder(all.value)) : all;
  };
}
