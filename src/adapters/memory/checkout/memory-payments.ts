import { availablePaymentMethods, type PaymentMethod } from '../../../domain/checkout/payment-method';
import { mostHeld, unpaidHold, type PaidBy } from '../../../domain/checkout/unpaid-hold';
import { isWorkshop } from '../../../domain/catalogue/departments';
import { isVirtual, soldSku, type StoredCart } from '../cart/stored-cart';
import { showDelivery } from '../cart/to-cart';
import type { InMemoryStore } from '../in-memory-store';
import type { Failure } from '../../../application/ports/failures';
import type { Payments } from '../../../application/ports/checkout';
import type { Payment } from '../../../domain/orders/payment';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { NO_TOKEN, NOT_AUTHORISED, type CurrentToken } from '../customer/customer-records';

/** Pieces of one product that an unpaid order may hold. */
export const HELD_PIECES = 4;

/** The payment methods of a cart. */
export function waysToPay(shop: InMemoryStore, cart: StoredCart): readonly PaymentMethod[] {
  const methods = shop.data.paymentMethods.filter((method) => mayHold(shop, cart, method));
  return availablePaymentMethods(methods, {
    ...cart,
    isVirtual: isVirtual(cart),
    delivery: showDelivery(shop, cart),
  });
}

function paidBy({ data }: InMemoryStore, { code, timing }: PaymentMethod): PaidBy {
  if (timing === 'online') return 'payment-page';
  const kind = data.payTo[code]?.kind;
  if (timing === 'on-delivery' || kind === undefined) return 'on-delivery';
  return kind === 'cheque' ? 'cheque' : 'transfer';
}

/** Whether an order of this cart may be paid by a method. */
function mayHold(shop: InMemoryStore, { lines }: StoredCart, method: PaymentMethod): boolean {
  const hasOnlineMethod = shop.data.paymentMethods.some(({ timing }) => timing === 'online');
  return lines.every((line) => {
    const isPlaces = isWorkshop(line.products.product) || line.products.held !== undefined;
    const hold = unpaidHold(paidBy(shop, method), isPlaces ? 'places' : 'goods', hasOnlineMethod);
    if (hold === null) return false;
    const wanted = lines
      .filter((other) => soldSku(other) === soldSku(line))
      .reduce((sum, one) => sum + one.quantity, 0);
    return !hold.limitsOneOrder || wanted <= mostHeld(hold, HELD_PIECES, shop.stockLeft(soldSku(line)));
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
