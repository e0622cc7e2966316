/**
 * The cart whose order this browser was sent away to pay, apart from the cart in hand: while the one is paid for, another
 * may be filled. It outlives the tab, for people close the bank's page and come back another way.
 */
export interface PaymentMemory {
  payingCart(): string | null;
  rememberPaying(cartId: string): void;
  forgetPaying(): void;
}
