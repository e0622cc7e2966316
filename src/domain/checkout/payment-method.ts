import { isSameDoor } from '../address/same-door';
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

/** What decides how a cart can be paid. */
export interface PayableCart extends Pick<Cart, 'isVirtual' | 'deliveryAddress' | 'billingAddress'> {
  readonly delivery: Pick<ChosenDelivery, 'deliveryMethod'> | null;
}

/**
 * Removes the methods paid on delivery unless our van comes and whoever pays is at the door: nobody pays for a present, and
 * no courier takes money. Until the way and both addresses are known they are possible; whoever collects pays at the counter.
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
  return isSameDoor(deliveryAddress, billingAddress);
}
