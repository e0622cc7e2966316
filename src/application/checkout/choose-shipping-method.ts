import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import { withRememberedCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface ChooseShippingMethodDeps {
  readonly checkout: Pick<Checkout, 'chooseShippingMethod'>;
  readonly cartSession: CartSession;
}

/** Returns the cart with the shipping cost in its total. */
export type ChooseShippingMethod = (carrier: string, method: string) => Promise<Result<Cart, Failure>>;

export function makeChooseShippingMethod({ checkout, cartSession }: ChooseShippingMethodDeps): ChooseShippingMethod {
  return (carrier, method) =>
    withRememberedCart(cartSession, (cartId) => checkout.chooseShippingMethod(cartId, carrier, method));
}
