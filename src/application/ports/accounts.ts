import type { Customer } from '../../domain/customer/customer';
import type { ProfileChange, Registration } from '../../domain/customer/registration';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** `email-sent`: the old address counts until the key of the letter to the new one has been given to `confirm`. */
export type EmailChange = { readonly kind: 'changed'; readonly customer: Customer } | { readonly kind: 'email-sent' };

/**
 * Accounts of customers. Calls that concern the customer act for whoever is signed in, and are `unauthorised` when that
 * is nobody (any more). A no of the shop is `rejected`, its sentences joined by commas (S8-16, S8-20) and apart in
 * `messages`. `proof` is that of being human, null where none is asked for (S5-10, S5-11).
 */
export interface Accounts {
  /**
   * From then on every call of this visitor's acts for the customer; how that is shown is the adapter's business. Wrong
   * credentials and an account that is not confirmed yet are `rejected`.
   */
  signIn(credentials: Credentials, captcha: string | null): Promise<Result<void, Failure>>;
  /** From then on the sign-in is worth nothing, wherever it is shown. A guest is let go, or is `unauthorised`. */
  signOut(): Promise<Result<void, Failure>>;
  /** Makes the account and signs nobody in. An address that has an account is `rejected` (S8-22). */
  register(registration: Registration, captcha: string | null): Promise<Result<void, Failure>>;
  /** Opens the account whose letter held the key, which serves once. Signs nobody in. */
  confirm(email: string, key: string): Promise<Result<void, Failure>>;
  customer(): Promise<Result<Customer, Failure>>;
  /** Changes what is given and nothing else. */
  changeProfile(change: ProfileChange): Promise<Result<Customer, Failure>>;
  /** A wrong password, and an address that somebody else has, are `rejected`. */
  changeEmail(email: string, password: string): Promise<Result<EmailChange, Failure>>;
  /** A wrong current password is `rejected`. */
  changePassword(current: string, next: string): Promise<Result<void, Failure>>;
  /** Answers alike whether or not there is such an account. */
  requestPasswordReset(email: string, captcha: string | null): Promise<Result<void, Failure>>;
  /** `key` is what the letter held; it serves once. */
  resetPassword(ask: PasswordReset, captcha: string | null): Promise<Result<void, Failure>>;
}

export interface PasswordReset {
  readonly email: string;
  readonly password: string;
  readonly key: string;
}
