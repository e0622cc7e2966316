import type { OptionPrice } from '../catalogue/options/customizable-option';

/** A customizable option of a cart item with its chosen or entered values. */
export interface CartItemOption {
  readonly optionUid: string;
  readonly label: string;
  readonly values: readonly CartItemOptionValue[];
}

/** One chosen value, or the entered text. */
export interface CartItemOptionValue {
  readonly uid: string;
  /** The entered text, or the uid or id of the chosen value. */
  readonly value: string;
  /** The title of the chosen value, or the entered text; dates as `YYYY-MM-DD HH:MM:SS`. */
  readonly label: string;
  /** Surcharge for one item. */
  readonly price: OptionPrice;
}
