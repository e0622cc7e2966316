import type { Customer } from '../../domain/customer/customer';
import { changesEmail, type ProfileChange } from '../../domain/customer/registration';
import { refuse, type Result } from '../../domain/shared/result';
import type { Accounts } from '../ports/accounts';
import type { Failure } from '../ports/failures';

export interface UpdateProfileDeps {
  readonly accounts: Pick<Accounts, 'changeProfile' | 'changeEmail'>;
}

export interface UpdateProfileAsk {
  readonly change: ProfileChange;
  /** Left out or the one there is: it stays, and no password is needed. */
  readonly email?: string;
  readonly password?: string;
}

export type ProfileRefusal =
  | { readonly kind: 'password-needed' }
  /** The new address stands already, the rest does not. */
  | { readonly kind: 'only-email-saved'; readonly customer: Customer; readonly failure: Failure };

/** `customer` is the one the page shows; the answer is the one the shop keeps now. */
export type UpdateProfile = (
  customer: Customer,
  ask: UpdateProfileAsk,
) => Promise<Result<Customer, ProfileRefusal | Failure>>;

/** S5-27, S5-28. Another e-mail goes first, by a call of its own with the password; when it is refused nothing is changed. */
export function makeUpdateProfile({ accounts }: UpdateProfileDeps): UpdateProfile {
  return async (customer, { change, email, password = '' }) => {
    if (email === undefined || !changesEmail(customer, email)) return accounts.changeProfile(change);
    if (password === '') return refuse({ kind: 'password-needed' });
    const moved = await accounts.changeEmail(email.trim(), password);
    if (!moved.ok) return moved;
    const changed = await accounts.changeProfile(change);
    if (changed.ok) return changed;
    return refuse({ kind: 'only-email-saved', customer: moved.value, failure: changed.reason });
  };
}
