import type { Money } from '../pricing/money';
import type { Cart } from './cart';

/** The balance of a gift card. */
export type GiftCardBalance = Omit<AppliedGiftCard, 'applied'>;

/** A gift card on a cart. Backends may mask its code. */
export interface AppliedGiftCard {
  readonly code: string;
  /** The amount that it pays of this cart. */
  readonly applied: Money;
  /** Its balance before this order. */
  readonly balance: Money;
  /** `YYYY-MM-DD`, or null if it does not expire. */
  readonly expiresOn: string | null;
}

/** Minor units; smaller payments may be refused, and no gift card that is sold costs as little. */
const SMALL_PAYMENT = 100;

/** True if a card pays less than it could, because the rest would be too small for a payment provider. */
export function keepsSome({ totals }: Pick<Cart, 'totals'>, { applied, balance }: AppliedGiftCard): boolean {
  const rest = totals?.total.pence ?? 0;
  return applied.pence > 0 && applied.pence < balance.pence && rest > 0 && rest < SMALL_PAYMENT;
}
