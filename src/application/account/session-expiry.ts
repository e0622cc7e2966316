import { forgetCart } from '../cart/active-cart';
import type { Accounts } from '../ports/customer';
import type { AuthSession, CartSession, FlashMessages } from '../ports/session';
import type { Carts } from '../ports/cart';
import type { Failure } from '../ports/failures';
import type { Result } from '../../domain/shared/result';

export interface SessionExpiryDeps {
  readonly accounts: Pick<Accounts, 'customer'>;
  readonly carts: Pick<Carts, 'totalQuantity'>;
  readonly cartSession: CartSession;
  readonly authSession: AuthSession;
  readonly notices: Pick<FlashMessages, 'leave'>;
}

/** The session after an action. `expired`: the shop no longer accepts the sign-in that the request carried. */
export interface SessionState {
  readonly signedIn: boolean;
  readonly expired: boolean;
}

export interface SessionExpiry {
  /** Whether the shop refuses this visitor's sign-in, or their cart because its customer is no longer signed in. */
  isExpired(): Promise<boolean>;
  /** Ends an expired session and returns true; any other session stays as it is. */
  end(): Promise<boolean>;
}

/**
 * The one place that decides whether a session has expired. It asks about the customer, because a refusal on a cart may
 * be about the cart alone. A transient failure decides nothing.
 */
export function makeSessionExpiry({
  accounts,
  carts,
  cartSession,
  authSession,
  notices,
}: SessionExpiryDeps): SessionExpiry {
  const refusedCart = async (): Promise<string | null> => {
    const cartId = cartSession.cartId();
    return cartId !== null && isUnauthorised(await carts.totalQuantity(cartId)) ? cartId : null;
  };
  const isExpired = async (): Promise<boolean> =>
    authSession.isSignedIn() ? isUnauthorised(await accounts.customer()) : (await refusedCart()) !== null;
  return {
    isExpired,
    end: async () => {
      if (!(await isExpired())) return false;
      const left = cartSession.leftGuestCart();
      authSession.forgetSignIn();
      // Without the sign-in the shop distinguishes a guest's cart, which stays, from the customer's.
      const refused = await refusedCart();
      if (refused !== null) forgetCart(cartSession, refused);
      // Lines that the customer's cart has not taken are in the visitor's cart again.
      if (left !== null) {
        if (cartSession.cartId() === null) cartSession.rememberCart(left.cartId);
        cartSession.leaveGuestCart(left);
      }
      notices.leave('not-authorised');
      return true;
    },
  };
}

function isUnauthorised(result: Result<unknown, Failure>): boolean {
  return !result.ok && result.reason.kind === 'unauthorised';
}
