/** What an option adds to the price of one piece. Percentages are of the product's own price. */
export type OptionPrice =
  | { readonly kind: 'fixed'; readonly pence: number; readonly currency: string }
  | { readonly kind: 'percent'; readonly percent: number };

export interface OptionValue {
  readonly uid: string;
  readonly title: string;
  readonly sku: string | null;
  readonly price: OptionPrice;
  readonly sortOrder: number;
}

interface OptionBase {
  readonly uid: string;
  readonly title: string;
  readonly required: boolean;
  readonly sortOrder: number;
}

export interface WrittenOption extends OptionBase {
  /** `field` is one line, `area` several. */
  readonly kind: 'field' | 'area';
  readonly price: OptionPrice;
  readonly sku: string | null;
  /** Null when the text may be of any length. */
  readonly maxCharacters: number | null;
}

/** S3-28. A day the shopper names. On a florist's product it is the day of delivery. */
export interface DateOption extends OptionBase {
  readonly kind: 'date';
  readonly price: OptionPrice;
  readonly sku: string | null;
}

export interface PickedOption extends OptionBase {
  /** `dropdown` and `radio` take one value; `checkbox` and `multiple` take several. */
  readonly kind: 'dropdown' | 'radio' | 'checkbox' | 'multiple';
  readonly values: readonly OptionValue[];
}

/** Sorted by `sortOrder` wherever a product carries them. */
export type CustomizableOption = WrittenOption | DateOption | PickedOption;

/** What the shopper answered: option uid to text, `YYYY-MM-DD`, or value uids. Missing or empty means no answer. */
export type OptionAnswers = Readonly<Record<string, string | readonly string[]>>;
