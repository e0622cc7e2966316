import type { AppliedGiftCard, Cart } from './cart';

/** Minor units; smaller payments may be refused, and no gift card that is sold costs as little. */
const SMALL_PAYMENT = 100;

/** True if a card pays less than it could, because the rest would be too small for a payment provider. */
export function keepsSome({ totals }: Pick<Cart, 'totals'>, { applied, balance }: AppliedGiftCard): boolean {
  const rest = totals?.total.pence ?? 0;
  return applied.pence > 0 && applied.pence < balance.pence && rest > 0 && rest < SMALL_PAYMENT;
}
