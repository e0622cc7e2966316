import type { PendingPayments } from '../ports/pending-payments';
import type { CartSession } from '../ports/cart-session';

export interface SwapCartsDeps {
  readonly paying: PendingPayments;
  readonly visitor: CartSession;
}

/** Activates the cart `aside` and sets the active one aside. */
export type SwapCarts = (aside: string) => void;

/** Ignores a cart that is no longer aside, because another tab may have taken it. */
export function makeSwapCarts({ paying, visitor }: SwapCartsDeps): SwapCarts {
  return (aside) => {
    const activeId = visitor.cartId();
    if (aside === activeId || !paying.payingCarts().includes(aside)) return;
    visitor.rememberCart(aside);
    paying.forgetPaying(aside);
    if (activeId !== null) paying.setAside(activeId);
  };
}
