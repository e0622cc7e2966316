import { availablePaymentMethods, type PaymentMethod } from '../../../domain/checkout/payment-method';
import { isVirtual, type StoredCart } from '../cart/stored-cart';
import { showDelivery } from '../cart/to-cart';
import type { InMemoryStore } from '../in-memory-store';
import type { Failure } from '../../../application/ports/failures';
import type { Payments } from '../../../application/ports/checkout';
import type { Payment } from '../../../domain/orders/payment';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { NO_TOKEN, NOT_AUTHORISED, type CurrentToken } from '../customer/customer-records';

/** The payment methods of a cart. */
export function waysToPay(shop: InMemoryStore, cart: StoredCart): readonly PaymentMethod[] {
  return availablePaymentMethods(shop.data.paymentMethods, {
    ...cart,
    isVirtual: isVirtual(cart),
    delivery: showDelivery(shop, cart),
  });
}

/** Payments of the in-memory store, as visible to the visitor. */
export class MemoryPayments implements Payments {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  ofCart(cartId: string): Promise<Result<Payment | null, Failure>> {
    return this.shop.wire.answer('payments.ofCart', () => {
      const payment = this.shop.awaitedOf(cartId) ?? this.shop.bank.paymentOf(cartId, this.shop.now());
      return payment === null || this.mayHear(cartId) ? ok(payment) : refuse(NOT_AUTHORISED);
    });
  }

  private mayHear(cartId: string): boolean {
    const owner = this.shop.carts.get(cartId)?.owner ?? null;
    if (owner === null) return true;
    const asker = this.shop.people.whoIs(this.who());
    return asker.ok && asker.value.id === owner;
  }
}
