import { availablePaymentMethods, type PaymentMethod } from '../../../domain/checkout/payment-method';
import { isVirtual, type StoredCart } from '../cart/stored-cart';
import { showDelivery } from '../cart/to-cart';
import type { InMemoryStore } from '../in-memory-store';

/** The payment methods of a cart. */
export function waysToPay(shop: InMemoryStore, cart: StoredCart): readonly PaymentMethod[] {
  return availablePaymentMethods(shop.data.paymentMethods, {
    ...cart,
    isVirtual: isVirtual(cart),
    delivery: showDelivery(shop, cart),
  });
}
