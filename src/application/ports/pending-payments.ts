/**
 * The cart whose order this browser was redirected to pay. It is not always the active cart, because another may be filled
 * meanwhile, and it outlives the tab, because shoppers close the bank's page and return another way.
 */
export interface PendingPayments {
  cartId(): string | null;
  /** Replaces an earlier cart, whose order the backend settles or cancels by itself. */
  remember(cartId: string): void;
  /** Any other id has no effect. */
  forget(cartId: string): void;
  /** For sign-out. */
  forgetAll(): void;
}
