import { randomBytes } from 'node:crypto';
import type { CartChanged } from '../../application/actions/action';
import type { NotSent, PlaceOrderInput } from '../../application/actions/checkout-actions';
import type { PlacedOutcome } from '../../application/checkout/place-order';
import { forgetCart } from '../../application/cart/active-cart';
import type { Failure } from '../../application/ports/failures';
import { cartDigest } from '../../domain/cart/cart-digest';
import { availablePaymentMethods } from '../../domain/checkout/payment-method';
import type { Cart } from '../../domain/cart/cart';
import { newAttemptKey } from '../../domain/orders/order-attempt';
import { cartTexts } from '../../ui/texts/en/cart/cart';
import { checkoutTexts } from '../../ui/texts/en/checkout/checkout';
import { checkoutUseCases } from '../server/checkout-use-cases';
import type { RequestScope } from '../server/request-scope';
import type { ActionRequest } from './action';

type Outcome = PlacedOutcome | CartChanged | NotSent;

/**
 * Places the order of the cart that the shopper saw, if it is still the active cart and its digest is still the same.
 * Otherwise, and when the cart has an item without a price or no total, nothing is sent. A cart that another press has
 * ordered meanwhile returns that order.
 */
export async function placeOrder({ scope, input }: ActionRequest<PlaceOrderInput>): Promise<Outcome> {
  const { session, commerce } = scope;
  const attemptKey = input.attempt ?? newAttemptKey(randomBytes);
  const cartId = session.cartOf(input.cart);
  if (cartId === null || cartId !== session.cart.cartId()) {
    const ordered = cartId === null ? null : await orderedMeanwhile(scope, cartId, attemptKey);
    if (ordered !== null) return ordered;
    const current = await scope.cart.loadCart();
    return current.ok ? { kind: 'cart-changed', cart: current.value } : { kind: 'not-sent', failure: current.reason };
  }
  const [cart, methods] = await Promise.all([commerce.carts.find(cartId), commerce.checkout.paymentMethods(cartId)]);
  if (!cart.ok) return notSent(scope, cartId, attemptKey, cart.reason);
  if (!methods.ok) return notSent(scope, cartId, attemptKey, methods.reason);
  if (cartDigest(session.forPage(cart.value)) !== input.digest) return { kind: 'cart-changed', cart: cart.value };
  const unpriced = unpricedReason(cart.value);
  if (unpriced !== null) return { kind: 'refused', message: unpriced };
  const method = availablePaymentMethods(methods.value, cart.value).find(({ code }) => code === input.payment);
  if (method === undefined) return { kind: 'refused', message: checkoutTexts.paymentGone };
  const { captchaToken } = input;
  return checkoutUseCases(scope).placeOrder({ cartId, timing: method.timing, attemptKey, captchaToken });
}

/** A cart that is gone may be ordered. */
async function notSent(scope: RequestScope, cartId: string, attemptKey: string, failure: Failure): Promise<Outcome> {
  const ordered = failure.kind === 'not-found' ? await orderedMeanwhile(scope, cartId, attemptKey) : null;
  return ordered ?? { kind: 'not-sent', failure };
}

/** The order of the cart, if another attempt has placed one; this attempt is over then. */
async function orderedMeanwhile(scope: RequestScope, cartId: string, attemptKey: string): Promise<Outcome | null> {
  const trace = await checkoutUseCases(scope).traceOrder(cartId, { key: attemptKey, ageMs: 0 });
  if (trace.kind === 'placed') forgetCart(scope.session.cart, cartId);
  return trace.kind === 'placed' || trace.kind === 'to-pay' ? trace : null;
}

/** Nobody may order at a price that was not shown. */
function unpricedReason({ items, totals }: Cart): string | null {
  if (items.some(({ rowTotal }) => rowTotal === null)) return cartTexts.unpricedOrder;
  return totals === null ? cartTexts.noTotalOrder : null;
}
