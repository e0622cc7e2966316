/**
 * When the money is taken: `online` at the moment of the order, on a page that the shop names then; `on-delivery` where
 * the flowers are brought; `offline` in any other way, such as by bank transfer.
 */
export type PaymentTiming = 'online' | 'on-delivery' | 'offline';

export interface PaymentMethod {
  readonly code: string;
  readonly label: string;
  readonly timing: PaymentTiming;
}

/** Removes the methods paid on delivery for a cart without a delivery. */
export function availablePaymentMethods(
  methods: readonly PaymentMethod[],
  isVirtual: boolean,
): readonly PaymentMethod[] {
  return isVirtual ? methods.filter(({ timing }) => timing !== 'on-delivery') : methods;
}
