import type { AccountOverview } from '../../domain/customer/account-data';
import type { Customer, ProfileChange, Registration } from '../../domain/customer/customer';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** `email-sent`: the old address stays valid until `confirm` receives the key from the email to the new one. */
export type EmailChange = { readonly kind: 'changed'; readonly customer: Customer } | { readonly kind: 'email-sent' };

/** `password-kept`: the backend knows no new password here, so that the one of the registration stays (Magento). */
export type Confirmed = { readonly kind: 'password-set' } | { readonly kind: 'password-kept' };

/** Customer accounts; calls about the customer are `unauthorised` without a session, and `captcha` is null if none is required. */
export interface Accounts {
  /** Wrong credentials and unconfirmed accounts are `rejected`. */
  signIn(credentials: Credentials, captcha: string | null): Promise<Result<void, Failure>>;
  /** Revokes the token; succeeds or is `unauthorised` for a guest. */
  signOut(): Promise<Result<void, Failure>>;
  /** Does not sign in; an address that already has an account is `rejected`. */
  register(registration: Registration, captcha: string | null): Promise<Result<void, Failure>>;
  /**
   * Confirms an account with the key from the email, which is valid once; does not sign in, and ends every session. What was
   * ordered as a guest with this email is in the account from then on if the password was set, but never before.
   */
  confirm(confirmation: NewPassword): Promise<Result<Confirmed, Failure>>;
  /**
   * Makes a new email that of its account, with the key from the email to it. What was ordered as a guest with that email comes
   * into the account only if this is the account's own session.
   */
  confirmNewEmail(email: string, key: string): Promise<Result<void, Failure>>;
  customer(): Promise<Result<Customer, Failure>>;
  /** In one request. */
  overview(): Promise<Result<AccountOverview, Failure>>;
  /** Changes only the given fields. */
  changeProfile(change: ProfileChange): Promise<Result<Customer, Failure>>;
  /** A wrong password is `rejected`, and so is an address in use unless the backend hides that by `email-sent`. */
  changeEmail(email: string, password: string): Promise<Result<EmailChange, Failure>>;
  /** A wrong current password is `rejected`. */
  changePassword(current: string, next: string): Promise<Result<void, Failure>>;
  /** Deletes the account for good and signs out; orders stay with the shop. A wrong password is `rejected`. */
  deleteAccount(password: string): Promise<Result<void, Failure>>;
  /** Returns the same result for unknown addresses. */
  requestPasswordReset(email: string, captcha: string | null): Promise<Result<void, Failure>>;
  /** `key` comes from the email and is valid once. */
  resetPassword(reset: NewPassword, captcha: string | null): Promise<Result<void, Failure>>;
}

/** A password chosen with the key from an email. */
export interface NewPassword {
  readonly email: string;
  readonly password: string;
  readonly key: string;
}
