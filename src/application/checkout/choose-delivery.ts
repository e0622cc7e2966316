import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import { withCartAnswered } from '../cart/cart-in-hand';
import type { CheckoutDesk } from '../ports/checkout-desk';
import type { Failure } from '../ports/failures';
import type { VisitorMemory } from '../ports/visitor-memory';

export interface ChooseDeliveryDeps {
  readonly desk: Pick<CheckoutDesk, 'chooseDelivery'>;
  readonly visitor: VisitorMemory;
}

/** Answers the cart, whose total now holds the delivery. */
export type ChooseDelivery = (carrier: string, method: string) => Promise<Result<Cart, Failure>>;

export function makeChooseDelivery({ desk, visitor }: ChooseDeliveryDeps): ChooseDelivery {
  return (carrier, method) => withCartAnswered(visitor, (cartId) => desk.chooseDelivery(cartId, carrier, method));
}
