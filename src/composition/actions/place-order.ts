import type { CartChanged } from '../../application/actions/action';
import type { NotSent, PlaceOrderInput } from '../../application/actions/checkout-actions';
import type { PlacedOutcome } from '../../application/checkout/place-order';
import { cartDigest } from '../../domain/cart/cart-digest';
import { availablePaymentMethods } from '../../domain/checkout/payment-method';
import type { Cart } from '../../domain/cart/cart';
import { cartTexts } from '../../ui/texts/en/cart/cart';
import { checkoutTexts } from '../../ui/texts/en/checkout/checkout';
import { checkoutUseCases } from '../server/checkout-use-cases';
import type { ActionRequest } from './action';

/**
 * Places the order of the cart that the shopper saw, if it is still the active cart and its digest is still the same.
 * Otherwise, and when the cart has an item without a price or no total, nothing is sent.
 */
export async function placeOrder({
  scope,
  input,
}: ActionRequest<PlaceOrderInput>): Promise<PlacedOutcome | CartChanged | NotSent> {
  const { session, commerce } = scope;
  const cartId = session.cartOf(input.cart);
  const active = session.cart.cartId();
  if (cartId === null || cartId !== active) {
    const current = await scope.cart.loadCart();
    return current.ok ? { kind: 'cart-changed', cart: current.value } : { kind: 'not-sent', failure: current.reason };
  }
  const [cart, methods] = await Promise.all([commerce.carts.find(cartId), commerce.checkout.paymentMethods(cartId)]);
  if (!cart.ok) return { kind: 'not-sent', failure: cart.reason };
  if (!methods.ok) return { kind: 'not-sent', failure: methods.reason };
  if (cartDigest(session.forPage(cart.value)) !== input.digest) return { kind: 'cart-changed', cart: cart.value };
  const unpriced = unpricedReason(cart.value);
  if (unpriced !== null) return { kind: 'refused', message: unpriced };
  const method = availablePaymentMethods(methods.value, cart.value).find(({ code }) => code === input.payment);
  if (method === undefined) return { kind: 'refused', message: checkoutTexts.paymentGone };
  return checkoutUseCases(scope).placeOrder(cartId, method.timing, input.captchaToken);
}

/** Nobody may order at a price that was not shown. */
function unpricedReason({ items, totals }: Cart): string | null {
  if (items.some(({ rowTotal }) => rowTotal === null)) return cartTexts.unpricedOrder;
  return totals === null ? cartTexts.noTotalOrder : null;
}
