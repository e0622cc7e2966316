import type { Customer } from '../../domain/customer/customer';
import { changesEmail, type ProfileChange } from '../../domain/customer/registration';
import { ok, type Result, refuse } from '../../domain/shared/result';
import type { Accounts } from '../ports/customer';
import type { AuthSession } from '../ports/session';
import type { Failure } from '../ports/failures';
import { plainEmail } from '../../domain/text/email';
import { acceptPerson } from '../address-book/accept-address';

export interface LoadCustomerDeps {
  readonly accounts: Pick<Accounts, 'customer'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
}

/** Returns null for a guest, without a request. */
export type LoadCustomer = () => Promise<Result<Customer | null, Failure>>;

export function makeLoadCustomer({ accounts, authSession }: LoadCustomerDeps): LoadCustomer {
  return async () => (authSession.isSignedIn() ? accounts.customer() : ok(null));
}

export interface UpdateProfileDeps {
  readonly accounts: Pick<Accounts, 'changeProfile' | 'changeEmail'>;
}

export interface UpdateProfileRequest {
  readonly change: ProfileChange;
  /** A password is required only if this differs from the current address. */
  readonly email?: string;
  readonly password?: string;
}

export type ProfileRefusal =
  | { readonly kind: 'password-needed' }
  /** The new address was saved, the rest was not. */
  | { readonly kind: 'only-email-saved'; readonly customer: Customer; readonly failure: Failure }
  /** The confirmation email was sent, nothing else was saved. */
  | { readonly kind: 'only-email-sent'; readonly emailTo: string; readonly failure: Failure };

export interface SavedProfile {
  readonly customer: Customer;
  /** The address that awaits confirmation; null if no email was sent. */
  readonly emailTo: string | null;
}

/** `customer` is the one that the page shows. */
export type UpdateProfile = (
  customer: Customer,
  request: UpdateProfileRequest,
) => Promise<Result<SavedProfile, ProfileRefusal | Failure>>;

/** Changes the email address first, in a separate call with the password; a refusal changes nothing. */
export function makeUpdateProfile({ accounts }: UpdateProfileDeps): UpdateProfile {
  const save = async (change: ProfileChange, emailTo: string | null): Promise<Result<SavedProfile, Failure>> => {
    const changed = await accounts.changeProfile(change);
    return changed.ok ? ok({ customer: changed.value, emailTo }) : changed;
  };
  return async (customer, { change: typed, email, password = '' }) => {
    const accepted = acceptPerson(typed);
    if (!accepted.ok) return accepted;
    const change = accepted.value;
    if (email === undefined || !changesEmail(customer, email)) return save(change, null);
    if (password === '') return refuse({ kind: 'password-needed' });
    const next = plainEmail(email);
    const moved = await accounts.changeEmail(next, password);
    if (!moved.ok) return moved;
    const emailTo = moved.value.kind === 'email-sent' ? next : null;
    const saved = await save(change, emailTo);
    if (saved.ok) return saved;
    const failure = saved.reason;
    return moved.value.kind === 'email-sent'
      ? refuse({ kind: 'only-email-sent', emailTo: next, failure })
      : refuse({ kind: 'only-email-saved', customer: moved.value.customer, failure });
  };
}

/** The same for the signed-in customer. */
export type UpdateOwnProfile = (
  request: UpdateProfileRequest,
) => Promise<Result<SavedProfile, ProfileRefusal | Failure>>;

/** Reads first which email address the customer has. */
export function makeUpdateOwnProfile({
  accounts,
}: {
  readonly accounts: UpdateProfileDeps['accounts'] & Pick<Accounts, 'customer'>;
}): UpdateOwnProfile {
  const updateProfile = makeUpdateProfile({ accounts });
  return async (request) => {
    const customer = await accounts.customer();
    return customer.ok ? updateProfile(customer.value, request) : customer;
  };
}
