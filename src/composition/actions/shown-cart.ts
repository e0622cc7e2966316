import type { CartChanged } from '../../application/actions/action';
import type { Failure } from '../../application/ports/failures';
import type { Cart } from '../../domain/cart/cart';
import { refuse, type Result } from '../../domain/shared/result';
import type { RequestScope } from '../server/request-scope';

/** What results of all actions on a cart have in common. */
type Reason = { readonly kind: string };

/**
 * Runs `work` on the cart that the page shows. If the visitor's active cart is a different one, nothing is changed
 * and the active cart is returned; this includes a customer whose active cart is still a guest's, which is merged
 * first.
 */
export async function onShownCart<Value, Refusal extends Reason>(
  scope: RequestScope,
  shown: string | null,
  work: () => Promise<Result<Value, Refusal | Failure>>,
): Promise<Result<Value, Refusal | CartChanged | Failure>> {
  const active = scope.session.cart.cartId();
  const named = shown === null ? null : scope.session.cartOf(shown);
  if (active !== named) return cartChanged(await scope.cart.loadCart());
  const result = await work();
  if (result.ok || result.reason.kind !== 'unauthorised' || !scope.session.auth.isSignedIn()) return result;
  const merged = await scope.openCustomerCart();
  return merged.ok ? cartChanged(merged) : result;
}

function cartChanged(cart: Result<Cart, Failure>): Result<never, CartChanged | Failure> {
  return cart.ok ? refuse({ kind: 'cart-changed', cart: cart.value }) : cart;
}
