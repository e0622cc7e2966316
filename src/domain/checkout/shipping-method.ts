import type { Money } from '../pricing/money';

/** A way to have the flowers brought, as it stands for the address on the cart. */
export interface ShippingMethod {
  readonly carrier: string;
  readonly carrierTitle: string;
  readonly method: string;
  readonly methodTitle: string;
  /** Including VAT. */
  readonly price: Money;
  /** Why it cannot be chosen for this address, as the shopper reads it, empty when nobody says; null when it can. */
  readonly refusal: string | null;
}

/** Those that can be chosen, and those that cannot. */
export function sortedByRefusal(methods: readonly ShippingMethod[]): {
  readonly offered: readonly ShippingMethod[];
  readonly refused: readonly ShippingMethod[];
} {
  return {
    offered: methods.filter(({ refusal }) => refusal === null),
    refused: methods.filter(({ refusal }) => refusal !== null),
  };
}
