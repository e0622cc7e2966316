import type { Customer } from '../../domain/customer/customer';
import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure } from '../is-transient-failure';
import type { Accounts } from '../ports/accounts';
import type { Failure } from '../ports/failures';
import type { AuthSession } from '../ports/auth-session';
import type { SignOut } from './sign-out';

export interface LoadCustomerDeps {
  readonly accounts: Pick<Accounts, 'customer'>;
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
  readonly signOut: SignOut;
}

/** Null for a guest, and nobody is asked. */
export type LoadCustomer = () => Promise<Result<Customer | null, Failure>>;

/**
 * S4-34, S4-35. An answer that holds no customer signs the visitor out. Silence is no answer, and neither is being asked
 * to come later: a shop that cannot be reached has taken nobody's sign-in away.
 */
export function makeLoadCustomer({ accounts, signIn, signOut }: LoadCustomerDeps): LoadCustomer {
  return async () => {
    if (!signIn.isSignedIn()) return ok(null);
    const customer = await accounts.customer();
    if (!customer.ok && !isTransientFailure(customer.reason)) await signOut();
    return customer;
  };
}
