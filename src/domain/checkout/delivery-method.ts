import type { Money } from '../pricing/money';

/** A way to have the flowers brought, as offered for the address on the cart. */
export interface DeliveryMethod {
  readonly carrier: string;
  readonly carrierTitle: string;
  readonly method: string;
  readonly methodTitle: string;
  /** Including VAT. */
  readonly price: Money;
}
