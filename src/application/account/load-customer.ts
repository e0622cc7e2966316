import type { Customer } from '../../domain/customer/customer';
import { ok, type Result } from '../../domain/shared/result';
import type { Accounts } from '../ports/accounts';
import type { AuthSession } from '../ports/auth-session';
import type { Failure } from '../ports/failures';

export interface LoadCustomerDeps {
  readonly accounts: Pick<Accounts, 'customer'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
}

/** Returns null for a guest, without a request. */
export type LoadCustomer = () => Promise<Result<Customer | null, Failure>>;

export function makeLoadCustomer({ accounts, authSession }: LoadCustomerDeps): LoadCustomer {
  return async () => (authSession.isSignedIn() ? accounts.customer() : ok(null));
}
