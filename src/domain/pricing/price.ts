import type { Money } from './money';

/**
 * What a shopper pays for one piece. `special` is set only when it is lower than `regular`; `maximum` is the dearest
 * way to buy the product when its price depends on choices.
 */
export interface Price {
  readonly regular: Money;
  readonly special: Money | null;
  readonly maximum: Money | null;
}
