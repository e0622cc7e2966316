import { isPaymentOpen, type Payment } from '../../domain/orders/payment';
import { ok, type Result } from '../../domain/shared/result';
import { forgetCart } from '../cart/active-cart';
import type { Failure } from '../ports/failures';
import type { Payments } from '../ports/payments';
import { paymentToTell, type KnownPayment } from './payment-to-tell';
import { makeReturnCart, type AsideCart, type ReturnCartDeps } from './return-cart';

export interface FollowPaymentDeps extends ReturnCartDeps {
  readonly payments: Payments;
}

/** What a visitor who was sent away to pay has to hear. */
export interface PaymentStatus {
  /** Id of the cart that was ordered; null when this browser sent nobody away. */
  readonly cartId: string | null;
  /** Null: this browser sent nobody away, or the shop knows of no payment. */
  readonly payment: Payment | null;
  /** True when that cart is the one in hand: while its order waits for its money, there is nothing in it to be shown. */
  readonly isActive: boolean;
  /** A full cart beside the one in hand, which holds goods of its own; null when there is none. */
  readonly aside: AsideCart | null;
}

/** Nobody was sent away to pay: there is nothing to tell. */
export const NO_PAYMENT_STATUS: PaymentStatus = { cartId: null, payment: null, isActive: false, aside: null };

/** Reads how the payments stand that this browser was sent away for, and puts the carts right by them. */
export type FollowPayment = () => Promise<Result<PaymentStatus, Failure>>;

/**
 * Paid: the cart of that order is forgotten. Given up: it is open again, and comes back into the hand unless that has been
 * filled meanwhile; then it stays aside, to be taken by choice. Nothing is forgotten while nobody knows, and a shop that
 * cannot be reached has lost nothing. While one payment is open the other carts wait.
 */
export function makeFollowPayment(deps: FollowPaymentDeps): FollowPayment {
  const { paying, visitor } = deps;
  const returnCart = makeReturnCart(deps);
  return async () => {
    const read = await readPayments(deps);
    if (!read.ok) return read;
    const told = paymentToTell(read.value);
    if (told === undefined) return ok(NO_PAYMENT_STATUS);
    const news = { ...told, isActive: visitor.cartId() === told.cartId, aside: null };
    for (const { cartId, payment } of read.value) {
      if (payment?.kind !== 'paid') continue;
      forgetCart(visitor, cartId);
      paying.forgetPaying(cartId);
    }
    if (told.payment !== null && isPaymentOpen(told.payment)) return ok(news);
    let aside: AsideCart | null = null;
    for (const { cartId, payment } of read.value) {
      // An order that nobody knows of may still be on its way to the shop: its cart is in hand then, and stays what it is.
      const stays = payment === null ? visitor.cartId() === cartId : payment.kind === 'paid';
      if (stays) continue;
      const returned = await returnCart(cartId);
      if (!returned.ok) return returned;
      aside ??= returned.value;
    }
    return ok({ ...news, aside });
  };
}

/** Without those that are somebody else's to hear. */
async function readPayments(deps: FollowPaymentDeps): Promise<Result<readonly KnownPayment[], Failure>> {
  const { payments, paying, customer } = deps;
  const known: KnownPayment[] = [];
  for (const cartId of paying.payingCarts()) {
    const read = await payments.ofCart(cartId);
    if (read.ok) known.push({ cartId, payment: read.value });
    else if (read.reason.kind !== 'unauthorised') return read;
    // A customer's, who is not signed in at the moment: it is theirs to hear once they are. Another customer's is nobody's here.
    else if ((await customer?.isSignedIn()) === true) paying.forgetPaying(cartId);
  }
  return ok(known);
}
