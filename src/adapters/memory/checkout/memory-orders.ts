import type { Failure } from '../../../application/ports/failures';
import type { Orders } from '../../../application/ports/checkout';
import type { OrderOutcome, OrderTrace } from '../../../domain/orders/order-attempt';
import { NO_TOKEN, type CurrentToken } from '../customer/customer-records';
import type { InMemoryStore } from '../in-memory-store';
import { rulesFor } from '../cart/change-lines';
import { refusalOfSeason } from '../cart/validate-line';
import { showCart } from '../cart/to-cart';
import { waysToPay } from './memory-payments';
import { isVirtual, soldSku, type StoredCart } from '../cart/stored-cart';

export class MemoryOrders implements Orders {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  /** An ordered cart returns its order number again and creates no second order. */
  async place(cartId: string, attemptKey: string): Promise<OrderOutcome> {
    const fault = this.shop.wire.take('orders.place');
    if (fault !== null) return outcomeOf(fault);
    const loss = this.shop.wire.takeLoss();
    if (loss === 'request') return { kind: 'unknown' };
    const outcome = this.settle(cartId, attemptKey);
    return loss === 'response' ? { kind: 'unknown' } : outcome;
  }

  /** A key says all; without one another visitor's cart is `unknown`, whether or not it is open. */
  async trace(cartId: string, attemptKey: string | null): Promise<OrderTrace> {
    if (this.shop.wire.take('orders.trace') !== null) return { kind: 'unknown' };
    if (attemptKey !== null) return this.traceAttempt(cartId, attemptKey);
    const cart = this.shop.carts.get(cartId);
    if (cart === undefined) return { kind: 'unknown' };
    const asker = this.shop.people.whoIs(this.who());
    const isTheirs = cart.owner === (asker.ok ? asker.value.id : null);
    if (cart.order !== null) return { kind: 'placed', number: isTheirs ? cart.order : null };
    return { kind: isTheirs ? 'not-yet' : 'unknown' };
  }

  private traceAttempt(cartId: string, attemptKey: string): OrderTrace {
    const { orderAttempts, carts } = this.shop;
    const number = orderAttempts.get(attemptKey) ?? carts.get(cartId)?.order ?? null;
    if (number !== null) return { kind: 'placed', number };
    orderAttempts.set(attemptKey, null);
    return { kind: 'never-arrived' };
  }

  private settle(cartId: string, attemptKey: string): OrderOutcome {
    const cart = this.shop.carts.get(cartId);
    if (cart === undefined) return { kind: 'refused', message: `Could not find a cart with ID "${cartId}"` };
    if (cart.order !== null) return { kind: 'placed', number: cart.order };
    const open = this.shop.openCart(cartId, this.who);
    if (!open.ok) return outcomeOf(open.reason);
    if (this.shop.orderAttempts.has(attemptKey)) return { kind: 'refused', message: 'This attempt is over.' };
    const refusal = refusalOfCart(this.shop, cart);
    if (refusal !== null) return { kind: 'refused', message: refusal };
    const number = this.shop.sell(cart);
    this.shop.orderAttempts.set(attemptKey, number);
    return { kind: 'placed', number };
  }
}

/** The first missing requirement of an order; null when it can be placed. */
function refusalOfCart(shop: InMemoryStore, cart: StoredCart): string | null {
  if (cart.lines.length === 0) return 'Unable to place order: the cart is empty.';
  if (cart.email === null && cart.owner === null) return 'Unable to place order: guest email for cart is missing.';
  if (!isVirtual(cart)) {
    if (cart.deliveryAddress === null) return 'Unable to place order: the delivery address is missing.';
    if (showCart(shop, cart).delivery === null) return 'Unable to place order: the way of delivery is missing.';
  }
  if (cart.billingAddress === null) return 'Unable to place order: the billing address is missing.';
  if (cart.payment === null) return 'Unable to place order: the way of payment is missing.';
  if (!waysToPay(shop, cart).some(({ code }) => code === cart.payment)) {
    return 'Unable to place order: Enter a valid payment method and try again.';
  }
  const outOfSeason = cart.lines
    .map(({ products }) => refusalOfSeason(products.product, (product) => rulesFor(shop, product)))
    .find((refusal) => refusal !== null);
  if (outOfSeason !== undefined) return `Unable to place order: ${outOfSeason}`;
  const wanted = new Map<string, number>();
  for (const line of cart.lines) wanted.set(soldSku(line), (wanted.get(soldSku(line)) ?? 0) + line.quantity);
  const isShort = [...wanted].some(([sku, quantity]) => quantity > (shop.stockLeft(sku) ?? Infinity));
  return isShort ? 'Unable to place order: some of the products are out of stock.' : null;
}

function outcomeOf(fault: Failure): OrderOutcome {
  return fault.kind === 'unreachable' ? { kind: 'unknown' } : { kind: 'refused', message: fault.message };
}
