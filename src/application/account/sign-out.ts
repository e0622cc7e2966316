import type { Accounts } from '../ports/customer';
import { logFailure, type Log } from '../ports/system';
import type { PendingPayments, AuthSession, CartSession } from '../ports/session';

export interface SignOutDeps {
  readonly accounts: Pick<Accounts, 'signOut'>;
  readonly cartSession: Pick<CartSession, 'forgetCart'>;
  readonly authSession: AuthSession;
  readonly paying: Pick<PendingPayments, 'forgetAll'>;
  readonly log: Log;
}

/** Never fails. */
export type SignOut = () => Promise<void>;

/** Revokes the token, then forgets session, cart id and pending payments even if revoking failed. */
export function makeSignOut({ accounts, cartSession, authSession, paying, log }: SignOutDeps): SignOut {
  return async () => {
    const revoked = await accounts.signOut();
    if (!revoked.ok && revoked.reason.kind !== 'unauthorised') {
      logFailure(log, 'A token could not be revoked and stays valid until it expires', revoked.reason);
    }
    authSession.forgetSignIn();
    cartSession.forgetCart();
    paying.forgetAll();
  };
}
