import type { Money } from './money';

/** `special` is set only if lower than `regular`; `maximum` is the highest price if it depends on choices. */
export interface Price {
  readonly regular: Money;
  readonly special: Money | null;
  readonly maximum: Money | null;
  /** True if the backend sent no price: `regular` is 0 and is not shown, and the product cannot be bought. */
  readonly isUnknown?: boolean;
}
