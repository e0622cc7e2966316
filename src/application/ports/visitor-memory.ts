/** What the visitor's own browser remembers between visits. */
export interface VisitorMemory {
  cartId(): string | null;
  rememberCart(cartId: string): void;
  /** S4-39, S4-41. */
  forgetCart(): void;
}
