import type { Cart } from '../../domain/cart/cart';
import { isPaymentOpen, type Payment } from '../../domain/orders/payment';
import { ok, type Result } from '../../domain/shared/result';
import { forgetCart } from '../cart/cart-in-hand';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { PaymentMemory } from '../ports/payment-memory';
import type { Payments } from '../ports/payments';
import type { VisitorMemory } from '../ports/visitor-memory';

export interface FollowPaymentDeps {
  readonly payments: Payments;
  readonly carts: Pick<Carts, 'find'>;
  readonly paying: PaymentMemory;
  readonly visitor: VisitorMemory;
}

/** What a visitor who was sent away to pay has to hear. */
export interface PaymentNews {
  /** Id of the cart that was ordered; null when this browser sent nobody away. */
  readonly cartId: string | null;
  /** Null: this browser sent nobody away, or the shop knows of no payment. */
  readonly payment: Payment | null;
  /** True when that cart is the one in hand: while its order waits for its money, there is nothing in it to be shown. */
  readonly isInHand: boolean;
  /** Pieces in a full cart beside the one in hand, which holds goods of its own; 0 when there is none. */
  readonly setAside: number;
}

export const NO_NEWS: PaymentNews = { cartId: null, payment: null, isInHand: false, setAside: 0 };

/** Reads how the payment stands that this browser was sent away for, and puts the carts right by it. */
export type FollowPayment = () => Promise<Result<PaymentNews, Failure>>;

/**
 * Paid: the cart of that order is forgotten. Given up: it is open again, and comes back into the hand unless that has been
 * filled meanwhile; then it stays aside, to be taken by choice. Nothing is forgotten while nobody knows, and a shop that
 * cannot be reached has lost nothing.
 */
export function makeFollowPayment({ payments, carts, paying, visitor }: FollowPaymentDeps): FollowPayment {
  /** Pieces of a cart that is open and not the one in hand, so that nothing of it gets lost. */
  const returnCart = async (cartId: string): Promise<Result<number, Failure>> => {
    const inHand = visitor.cartId();
    const back = await open(carts, cartId);
    if (!back.ok) return back;
    const isGone = back.value === null || back.value.items.length === 0;
    if (isGone || inHand === cartId) {
      paying.forgetPaying();
      return ok(0);
    }
    const held = inHand === null ? ok(null) : await open(carts, inHand);
    if (!held.ok) return held;
    if ((held.value?.items.length ?? 0) > 0) return ok(back.value?.totalQuantity ?? 0);
    visitor.rememberCart(cartId);
    paying.forgetPaying();
    return ok(0);
  };
  return async () => {
    const cartId = paying.payingCart();
    if (cartId === null) return ok(NO_NEWS);
    const read = await payments.ofCart(cartId);
    // A customer's, who is not signed in at the moment: it is theirs to hear once they are.
    if (!read.ok) return read.reason.kind === 'unauthorised' ? ok(NO_NEWS) : read;
    const payment = read.value;
    const news = { cartId, payment, isInHand: visitor.cartId() === cartId, setAside: 0 };
    if (payment?.kind === 'paid') {
      forgetCart(visitor, cartId);
      paying.forgetPaying();
    }
    // An order that nobody knows of may still be on its way to the shop: its cart is in hand then, and stays what it is.
    const isOut = payment === null ? news.isInHand : payment.kind === 'paid' || isPaymentOpen(payment);
    if (isOut) return ok(news);
    const setAside = await returnCart(cartId);
    return setAside.ok ? ok({ ...news, setAside: setAside.value }) : setAside;
  };
}

/** Null for a cart that is closed, gone, or not this visitor's any more. */
async function open(carts: Pick<Carts, 'find'>, cartId: string): Promise<Result<Cart | null, Failure>> {
  const found = await carts.find(cartId);
  if (found.ok) return found;
  return found.reason.kind === 'not-found' || found.reason.kind === 'unauthorised' ? ok(null) : found;
}
