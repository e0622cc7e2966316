import type { DeliveryMethod } from '../delivery/delivery-method';
import type { Money } from '../pricing/money';

/** A shipping method for the address on the cart. */
export interface ShippingMethod {
  readonly carrier: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly carrierTitle: string;
  readonly method: string;
  readonly methodTitle: string;
  /** Including VAT. */
  readonly price: Money;
  /** The message why it is unavailable for the address, possibly empty; null if available. */
  readonly refusal: string | null;
}

/** Separates available from unavailable methods. */
export function splitByAvailability(methods: readonly ShippingMethod[]): {
  readonly offered: readonly ShippingMethod[];
  readonly refused: readonly ShippingMethod[];
} {
  return {
    offered: methods.filter(({ refusal }) => refusal === null),
    refused: methods.filter(({ refusal }) => refusal !== null),
  };
}
