/** What is asked to be put into the cart: already proven by the rules of `add-to-cart.ts`. */
export interface CartLine {
  readonly sku: string;
  /** S5-14. Set for a configurable: its own sku, while `sku` is the variant's. */
  readonly parentSku: string | null;
  readonly quantity: number;
  readonly entered: readonly { readonly uid: string; readonly value: string }[];
  readonly selected: readonly string[];
}
