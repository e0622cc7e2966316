import type { Money } from './money';

/** `special` is set only if lower than `regular`; `maximum` is the highest price if it depends on choices. */
export interface Price {
  readonly regular: Money;
  readonly special: Money | null;
  readonly maximum: Money | null;
}
