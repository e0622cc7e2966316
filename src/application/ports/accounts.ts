import type { Customer } from '../../domain/customer/customer';
import type { ProfileChange, Registration } from '../../domain/customer/registration';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What was signed in with, to be shown at every later call; null where somebody else keeps it, as the page's own shop does. */
export interface SignedIn {
  readonly token: string | null;
}

/**
 * Accounts of customers. Calls that concern the customer act for whoever is signed in, and are `unauthorised` when that
 * is nobody (any more). A no of the shop is `rejected`, its sentences joined by commas (S8-16, S8-20) and apart in
 * `messages`. `proof` is that of being human, null where none is asked for (S5-10, S5-11).
 */
export interface Accounts {
  /** Wrong credentials and an account that is not confirmed yet are `rejected`. */
  signIn(credentials: Credentials, proof: string | null): Promise<Result<SignedIn, Failure>>;
  /** From then on the token is worth nothing. */
  signOut(): Promise<Result<void, Failure>>;
  /** Makes the account and signs nobody in. An address that has an account is `rejected` (S8-22). */
  register(registration: Registration, proof: string | null): Promise<Result<Customer, Failure>>;
  /** Opens an account with the key of its letter; the key serves once. Signs nobody in. */
  confirm(email: string, key: string): Promise<Result<void, Failure>>;
  customer(): Promise<Result<Customer, Failure>>;
  /** Changes what is given and nothing else. */
  changeProfile(change: ProfileChange): Promise<Result<Customer, Failure>>;
  /** A wrong password is `rejected`. */
  changeEmail(email: string, password: string): Promise<Result<Customer, Failure>>;
  /** A wrong current password is `rejected`. */
  changePassword(current: string, next: string): Promise<Result<void, Failure>>;
  /** Answers alike whether or not there is such an account. */
  requestPasswordReset(email: string, proof: string | null): Promise<Result<void, Failure>>;
  /** `key` is what the letter held; it serves once. */
  resetPassword(ask: PasswordReset, proof: string | null): Promise<Result<void, Failure>>;
}

export interface PasswordReset {
  readonly email: string;
  readonly password: string;
  readonly key: string;
}
