import type { PaymentMemory } from '../ports/payment-memory';
import type { VisitorMemory } from '../ports/visitor-memory';

export interface SwapCartsDeps {
  readonly paying: PaymentMemory;
  readonly visitor: VisitorMemory;
}

/** The cart that was set aside comes into the hand, and the one in hand is set aside: neither is lost. */
export type SwapCarts = () => void;

export function makeSwapCarts({ paying, visitor }: SwapCartsDeps): SwapCarts {
  return () => {
    const aside = paying.payingCart();
    const inHand = visitor.cartId();
    if (aside === null || aside === inHand) return;
    visitor.rememberCart(aside);
    if (inHand === null) paying.forgetPaying();
    else paying.rememberPaying(inHand);
  };
}
