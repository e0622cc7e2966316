import { ok, type Result } from '../../domain/shared/result';
import type { Accounts } from '../ports/customer';
import type { AuthSession, CartSession, PendingPayments } from '../ports/session';
import type { Failure } from '../ports/failures';

export interface DeleteAccountDeps {
  readonly accounts: Pick<Accounts, 'deleteAccount'>;
  readonly cartSession: Pick<CartSession, 'forgetCart'>;
  readonly authSession: AuthSession;
  readonly paying: Pick<PendingPayments, 'forgetAll'>;
}

/** A wrong password is `rejected`. */
export type DeleteAccount = (password: string) => Promise<Result<void, Failure>>;

/** Deletes the customer's account for good, then forgets session, cart and pending payments here. */
export function makeDeleteAccount({ accounts, cartSession, authSession, paying }: DeleteAccountDeps): DeleteAccount {
  return async (password) => {
    const deleted = await accounts.deleteAccount(password);
    if (!deleted.ok) return deleted;
    authSession.forgetSignIn();
    cartSession.forgetCart();
    paying.forgetAll();
    return ok(undefined);
  };
}
