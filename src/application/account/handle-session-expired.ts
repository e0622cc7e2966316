import { forgetCart } from '../cart/active-cart';
import type { Carts } from '../ports/carts';
import type { FlashMessages } from '../ports/flash-messages';
import type { AuthSession } from '../ports/auth-session';
import type { CartSession } from '../ports/cart-session';

export interface HandleSessionExpiredDeps {
  readonly carts: Pick<Carts, 'totalQuantity'>;
  readonly visitor: CartSession;
  readonly signIn: AuthSession;
  readonly notices: Pick<FlashMessages, 'leave'>;
  /** Leads to the home page of the open store, which is loaded anew. */
  readonly goHome: () => void;
}

/** To be told of every answer that says `unauthorised`; it may be told of the same one twice, by the call and by whoever asked. */
export type HandleSessionExpired = () => Promise<void>;

/**
 * S4-17 to S4-20, S8-7. Forgets token and cart, leaves a warning for the next page and leads home; once, however many calls
 * fail together. A guest has no sign-in to lose, so their cart is forgotten only when it is the cart that is refused:
 * it belongs to an account whose sign-in ran out.
 */
export function makeHandleSessionExpired({
  carts,
  visitor,
  signIn,
  notices,
  goHome,
}: HandleSessionExpiredDeps): HandleSessionExpired {
  let isLost = false;
  const isRefused = async (cartId: string): Promise<boolean> => {
    const counted = await carts.totalQuantity(cartId);
    return !counted.ok && (counted.reason.kind === 'unauthorised' || counted.reason.kind === 'not-found');
  };
  return async () => {
    if (isLost) return;
    isLost = true;
    const cartId = visitor.cartId();
    if (signIn.isSignedIn()) visitor.forgetCart();
    else if (cartId !== null && (await isRefused(cartId))) forgetCart(visitor, cartId);
    signIn.forgetSignIn();
    notices.leave('not-authorised');
    goHome();
  };
}
