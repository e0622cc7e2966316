/** What this browser holds between visits. */
export interface CartSession {
  /** As the shop named it last, see `Carts`; null when there is none in hand. */
  cartId(): string | null;
  rememberCart(cartId: string): void;
  /** S4-39, S4-41. */
  forgetCart(): void;
}
