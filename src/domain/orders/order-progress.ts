/** A message from the shop to the customer about an order. */
export interface OrderComment {
  /** ms since 1970 */
  readonly at: number;
  readonly message: string;
}

/** A parcel of a shipment, as its carrier knows it. */
export interface Tracking {
  /** As shown: `Courier`. */
  readonly carrier: string;
  /** Null if the carrier has none. */
  readonly number: string | null;
}

/** Lines that left the shop together. */
export interface Shipment {
  readonly number: string;
  readonly tracking: readonly Tracking[];
}

/** A label and its value as the payment method words them: `Sort code`, `12-34-56`. */
export interface PaymentDetail {
  readonly label: string;
  readonly value: string;
}
