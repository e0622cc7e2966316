import type { Customer } from '../../domain/customer/customer';
import { changesEmail, type ProfileChange } from '../../domain/customer/registration';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { Accounts } from '../ports/accounts';
import type { Failure } from '../ports/failures';

export interface UpdateProfileDeps {
  readonly accounts: Pick<Accounts, 'changeProfile' | 'changeEmail'>;
}

export interface UpdateProfileRequest {
  readonly change: ProfileChange;
  /** Left out or the one there is: it stays, and no password is needed. */
  readonly email?: string;
  readonly password?: string;
}

export type ProfileRefusal =
  | { readonly kind: 'password-needed' }
  /** The new address stands already, the rest does not. */
  | { readonly kind: 'only-email-saved'; readonly customer: Customer; readonly failure: Failure }
  /** The new address has its letter, and nothing else was saved. */
  | { readonly kind: 'only-email-sent'; readonly emailTo: string; readonly failure: Failure };

export interface SavedProfile {
  /** As the shop keeps them now. */
  readonly customer: Customer;
  /** The address that counts once a letter to it has been followed; null when none was sent. */
  readonly emailTo: string | null;
}

/** `customer` is the one the page shows. */
export type UpdateProfile = (
  customer: Customer,
  ask: UpdateProfileRequest,
) => Promise<Result<SavedProfile, ProfileRefusal | Failure>>;

/** S5-27, S5-28. Another e-mail goes first, by a call of its own with the password; when it is refused nothing is changed. */
export function makeUpdateProfile({ accounts }: UpdateProfileDeps): UpdateProfile {
  const save = async (change: ProfileChange, emailTo: string | null): Promise<Result<SavedProfile, Failure>> => {
    const changed = await accounts.changeProfile(change);
    return changed.ok ? ok({ customer: changed.value, emailTo }) : changed;
  };
  return async (customer, { change, email, password = '' }) => {
    if (email === undefined || !changesEmail(customer, email)) return save(change, null);
    if (password === '') return refuse({ kind: 'password-needed' });
    const next = email.trim();
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
