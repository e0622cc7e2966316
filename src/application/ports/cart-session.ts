/** The cart id that the browser stores between visits. */
export interface CartSession {
  /** The id most recently returned by `Carts`; null without a cart. */
  cartId(): string | null;
  rememberCart(cartId: string): void;
  forgetCart(): void;
}
