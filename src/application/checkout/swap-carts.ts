import type { PendingPayments } from '../ports/pending-payments';
import type { CartSession } from '../ports/cart-session';

export interface SwapCartsDeps {
  readonly paying: PendingPayments;
  readonly visitor: CartSession;
}

/** The cart `aside`, by its id, comes into the hand, and the one in hand is set aside: neither is lost. */
export type SwapCarts = (aside: string) => void;

/**
 * What was in hand goes behind all others, so that whoever goes on swapping gets to see each of them. A cart that is not aside
 * is not taken: another tab may have taken it.
 */
export function makeSwapCarts({ paying, visitor }: SwapCartsDeps): SwapCarts {
  return (aside) => {
    const activeId = visitor.cartId();
    if (aside === activeId || !paying.payingCarts().includes(aside)) return;
    visitor.rememberCart(aside);
    paying.forgetPaying(aside);
    if (activeId !== null) paying.setAside(activeId);
  };
}
