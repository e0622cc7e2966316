import { isSameAddress } from '../address/address';
import type { Cart, ChosenDelivery } from '../cart/cart';

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

/** The parts of a cart that decide its payment methods. */
export interface PayableCart extends Pick<Cart, 'isVirtual' | 'deliveryAddress' | 'billingAddress'> {
  readonly delivery: Pick<ChosenDelivery, 'deliveryMethod'> | null;
}

/**
 * Removes the methods paid on delivery unless our van delivers to the payer: recipients do not pay for presents, and
 * couriers take no money. They stay until the shipping method and both addresses are known; with collection the
 * customer pays at the counter.
 */
export function availablePaymentMethods(
  methods: readonly PaymentMethod[],
  cart: PayableCart,
): readonly PaymentMethod[] {
  return mayPayOnDelivery(cart) ? methods : methods.filter(({ timing }) => timing !== 'on-delivery');
}

function mayPayOnDelivery({ isVirtual, delivery, deliveryAddress, billingAddress }: PayableCart): boolean {
  if (isVirtual) return false;
  const method = delivery?.deliveryMethod;
  if (method === 'courier') return false;
  if (method === 'collection' || deliveryAddress === null || billingAddress === null) return true;
  return isSameAddress(deliveryAddress, billingAddress);
}
