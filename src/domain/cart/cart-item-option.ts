import type { OptionPrice } from '../catalogue/customizable-option';

/** S3-40. What was answered to one of a product's own questions, as the cart keeps it. */
export interface CartItemOption {
  readonly optionUid: string;
  readonly label: string;
  readonly values: readonly CartItemOptionValue[];
}

/** S3-41. One thing that was picked, or the one text that was written. */
export interface CartItemOptionValue {
  readonly uid: string;
  /** What was written; of something picked its uid or number. */
  readonly value: string;
  /** What was picked, in words; of something written the words themselves. A day stands as `YYYY-MM-DD HH:MM:SS`. */
  readonly label: string;
  /** What it adds to one piece. */
  readonly price: OptionPrice;
}
