import type { BookAddress, SavedAddress } from '../../domain/address/saved-address';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/**
 * The addresses of whoever is signed in; `unauthorised` for nobody. There is at most one default of a kind: making one
 * takes it from the other. An address of somebody else is as unknown as one that never was: `not-found`.
 */
export interface AddressBook {
  all(): Promise<Result<readonly SavedAddress[], Failure>>;
  add(address: BookAddress): Promise<Result<SavedAddress, Failure>>;
  change(id: string, address: BookAddress): Promise<Result<SavedAddress, Failure>>;
  remove(id: string): Promise<Result<void, Failure>>;
}
