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
  /** Loads the home page of the current store. */
  readonly goHome: () => void;
}

/** Called for every `unauthorised` response; calls after the first do nothing. */
export type HandleSessionExpired = () => Promise<void>;

/** Forgets session and cart, leaves a flash message and goes home; a guest loses the cart only if the cart is refused. */
export function makeHandleSessionExpired({
  carts,
  visitor,
  signIn,
  notices,
  goHome,
}: HandleSessionExpiredDeps): HandleSessionExpired {
  let isHandled = false;
  const isRefused = async (cartId: string): Promise<boolean> => {
    const counted = await carts.totalQuantity(cartId);
    return !counted.ok && (counted.reason.kind === 'unauthorised' || counted.reason.kind === 'not-found');
  };
  return async () => {
    if (isHandled) return;
    isHandled = true;
    const cartId = visitor.cartId();
    if (signIn.isSignedIn()) visitor.forgetCart();
    else if (cartId !== null && (await isRefused(cartId))) forgetCart(visitor, cartId);
    signIn.forgetSignIn();
    notices.leave('not-authorised');
    goHome();
  };
}
