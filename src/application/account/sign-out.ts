import type { Accounts } from '../ports/accounts';
import type { Log } from '../ports/log';
import type { PendingPayments } from '../ports/pending-payments';
import type { AuthSession } from '../ports/auth-session';
import type { CartSession } from '../ports/cart-session';

export interface SignOutDeps {
  readonly accounts: Pick<Accounts, 'signOut'>;
  readonly visitor: Pick<CartSession, 'forgetCart'>;
  readonly signIn: AuthSession;
  readonly paying: Pick<PendingPayments, 'forgetAll'>;
  readonly log: Log;
}

/** Never fails: whoever wants to leave leaves. */
export type SignOut = () => Promise<void>;

/**
 * S4-27 to S4-30. Revokes the token, and forgets it and the cart whether or not that could be done; the cart itself stays
 * with the customer. Nor does the next one at this computer ask for the carts that are being paid: they are told to their
 * customer by the letters. A token that counted no more is as good as revoked.
 */
export function makeSignOut({ accounts, visitor, signIn, paying, log }: SignOutDeps): SignOut {
  return async () => {
    const revoked = await accounts.signOut();
    if (!revoked.ok && revoked.reason.kind !== 'unauthorised') {
      log.error('A token could not be revoked; it runs out by itself', { failure: revoked.reason });
    }
    signIn.forgetSignIn();
    visitor.forgetCart();
    paying.forgetAll();
  };
}
