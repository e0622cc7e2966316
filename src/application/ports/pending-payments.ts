/**
 * The cart whose order this browser was sent away to pay, or null. It is apart from the active cart, for another cart may be
 * filled while this one is being paid, and it outlives the tab: people close the bank's page and come back another way.
 */
export interface PendingPayments {
  cartId(): string | null;
  /** Replaces an earlier one: that order ends by itself, paid or cancelled by the shop. */
  remember(cartId: string): void;
  /** Has no effect when another cart, or none, is remembered. */
  forget(cartId: string): void;
  /** For sign-out. */
  forgetAll(): void;
}
