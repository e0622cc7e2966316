/** What was written for an option, or the quantity of a part of a bundle. */
export interface EnteredAnswer {
  readonly uid: string;
  readonly value: string;
  /** The value is a day, `YYYY-MM-DD`; left out for anything else. */
  readonly isDay?: true;
}

/** A line to add to the cart, validated by `add-to-cart.ts`. */
export interface CartLine {
  readonly sku: string;
  /** The sku of the configurable product if `sku` is its variant's. */
  readonly parentSku: string | null;
  readonly quantity: number;
  readonly entered: readonly EnteredAnswer[];
  readonly selected: readonly string[];
}
