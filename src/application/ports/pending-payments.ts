import type { PayingCarts } from '../../domain/orders/paying-carts';

/**
 * The carts whose orders this browser was sent away to pay, and those that were set aside with goods in them; apart from the
 * cart in hand, for while the one is paid for, another may be filled. It outlives the tab, for people close the bank's page
 * and come back another way.
 */
export interface PendingPayments {
  payingCarts(): PayingCarts;
  /** Puts a cart first, and none of the others is forgotten, unless there are more than `MAX_CARTS`. */
  rememberPaying(cartId: string): void;
  /** Puts a cart last: it has goods in it, and nobody was sent away to pay for them. */
  setAside(cartId: string): void;
  /** The others stay. A cart that is not remembered is no mistake. */
  forgetPaying(cartId: string): void;
  /** Whoever was here has left. */
  forgetAll(): void;
}
