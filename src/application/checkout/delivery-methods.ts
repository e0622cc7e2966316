import type { DeliveryMethod } from '../../domain/checkout/delivery-method';
import type { Result } from '../../domain/shared/result';
import { withCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface DeliveryMethodsDeps {
  readonly checkout: Pick<Checkout, 'deliveryMethods'>;
  readonly visitor: CartSession;
}

/** The ways of delivery offered for the address that is on the cart; none without an address. */
export type DeliveryMethods = () => Promise<Result<readonly DeliveryMethod[], Failure>>;

export function makeDeliveryMethods({ checkout, visitor }: DeliveryMethodsDeps): DeliveryMethods {
  return () => withCart(visitor, (cartId) => checkout.deliveryMethods(cartId));
}
