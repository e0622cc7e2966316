import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { Result } from '../../domain/shared/result';
import { withCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface ShippingMethodsDeps {
  readonly checkout: Pick<Checkout, 'shippingMethods'>;
  readonly cartSession: CartSession;
}

/** Returns the shipping methods for the address on the cart; none without an address. */
export type ShippingMethods = () => Promise<Result<readonly ShippingMethod[], Failure>>;

export function makeShippingMethods({ checkout, cartSession }: ShippingMethodsDeps): ShippingMethods {
  return () => withCart(cartSession, (cartId) => checkout.shippingMethods(cartId));
}
