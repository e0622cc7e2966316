import type { DeliveryMethod } from '../../domain/checkout/delivery-method';
import type { Result } from '../../domain/shared/result';
import { withCart } from '../cart/cart-in-hand';
import type { CheckoutDesk } from '../ports/checkout-desk';
import type { Failure } from '../ports/failures';
import type { VisitorMemory } from '../ports/visitor-memory';

export interface DeliveryMethodsDeps {
  readonly desk: Pick<CheckoutDesk, 'deliveryMethods'>;
  readonly visitor: VisitorMemory;
}

/** The ways of delivery offered for the address that is on the cart; none without an address. */
export type DeliveryMethods = () => Promise<Result<readonly DeliveryMethod[], Failure>>;

export function makeDeliveryMethods({ desk, visitor }: DeliveryMethodsDeps): DeliveryMethods {
  return () => withCart(visitor, (cartId) => desk.deliveryMethods(cartId));
}
