import type { BookAddress, SavedAddress } from '../../domain/address/saved-address';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** The customer's addresses, at most one default of each kind; `unauthorised` for guests, `not-found` for another customer's address. */
export interface AddressBook {
  all(): Promise<Result<readonly SavedAddress[], Failure>>;
  add(address: BookAddress): Promise<Result<SavedAddress, Failure>>;
  change(id: string, address: BookAddress): Promise<Result<SavedAddress, Failure>>;
  remove(id: string): Promise<Result<void, Failure>>;
}
