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

/** Returns null for a guest, without a request. */
export type LoadCustomer = () => Promise<Result<Customer | null, Failure>>;

/** Loads the customer; a refusal signs the visitor out, a transient failure keeps the session. */
export function makeLoadCustomer({ accounts, signIn, signOut }: LoadCustomerDeps): LoadCustomer {
  return async () => {
    if (!signIn.isSignedIn()) return ok(null);
    const customer = await accounts.customer();
    if (!customer.ok && !isTransientFailure(customer.reason)) await signOut();
    return customer;
  };
}
