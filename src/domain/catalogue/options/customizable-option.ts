/** The surcharge of an option for one item; percentages are of the product price. An `unknown` one appears in the cart only. */
export type OptionPrice =
  | { readonly kind: 'fixed'; readonly pence: number; readonly currency: string }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'unknown' };

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

export interface TextOption extends OptionBase {
  /** `field` is one line, `area` several. */
  readonly kind: 'field' | 'area';
  readonly price: OptionPrice;
  readonly sku: string | null;
  /** Null if unlimited. */
  readonly maxCharacters: number | null;
}

/** A date; on a florist's product it is the delivery day. */
export interface DateOption extends OptionBase {
  readonly kind: 'date';
  readonly price: OptionPrice;
  readonly sku: string | null;
}

export interface SelectOption extends OptionBase {
  /** `dropdown` and `radio` take one value; `checkbox` and `multiple` take several. */
  readonly kind: 'dropdown' | 'radio' | 'checkbox' | 'multiple';
  readonly values: readonly OptionValue[];
}

/** A product's options are sorted by `sortOrder`. */
export type CustomizableOption = TextOption | DateOption | SelectOption;

/** Option uid to text, `YYYY-MM-DD` or value uids; missing or empty means no answer. */
export type OptionAnswers = Readonly<Record<string, string | readonly string[]>>;
