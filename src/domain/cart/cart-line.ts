/** A line to add to the cart, validated by `add-to-cart.ts`. */
export interface CartLine {
  readonly sku: string;
  /** The sku of the configurable product if `sku` is its variant's. */
  readonly parentSku: string | null;
  readonly quantity: number;
  readonly entered: readonly { readonly uid: string; readonly value: string }[];
  readonly selected: readonly string[];
}
