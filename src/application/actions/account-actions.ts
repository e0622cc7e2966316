import type { Customer, NewsletterStatus } from '../../domain/customer/customer';
import type { Registration } from '../../domain/customer/registration';
import type { Result } from '../../domain/shared/result';
import type { Registered } from '../account/register';
import type { SignInResult } from '../account/sign-in';
import type { ProfileRefusal, SavedProfile, UpdateProfileRequest } from '../account/profile';
import type { Credentials, OrderInformation } from '../ports/customer';
import type { Failure } from '../ports/failures';
import type { Action, CarriesCaptcha } from './actions';

export interface ChangePasswordInput {
  readonly current: string;
  readonly next: string;
}

export interface AccountActions {
  readonly 'sign-in': Action<Credentials & CarriesCaptcha, Result<SignInResult, Failure>>;
  readonly 'sign-out': Action<Record<never, never>, Result<void, Failure>>;
  /** Checks the sign-in that the request carries and, when the shop refuses it, forgets it. `value`: it was forgotten. */
  readonly 'end-session': Action<Record<never, never>, Result<boolean, Failure>>;
  readonly register: Action<Registration & CarriesCaptcha, Result<Registered, Failure>>;
  readonly 'request-password-reset': Action<{ readonly email: string } & CarriesCaptcha, Result<void, Failure>>;
  /** Null for a guest. */
  readonly 'load-customer': Action<Record<never, never>, Result<Customer | null, Failure>>;
  readonly 'update-profile': Action<UpdateProfileRequest, Result<SavedProfile, ProfileRefusal | Failure>>;
  /** The newsletter of a customer. */
  readonly 'save-newsletter': Action<{ readonly isSubscribed: boolean }, Result<Customer, Failure>>;
  readonly 'change-password': Action<ChangePasswordInput, Result<void, Failure>>;
  /** Deletes the account for good, and signs out. */
  readonly 'delete-account': Action<{ readonly password: string }, Result<void, Failure>>;
  /** Keeps what a guest typed about an order for the page that shows it. */
  readonly 'ask-order-status': Action<OrderInformation, Result<void, Failure>>;
  readonly 'subscribe-newsletter': Action<{ readonly email: string }, Result<NewsletterStatus, Failure>>;
}
