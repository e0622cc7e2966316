import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import { withRememberedCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface ChooseDeliveryDeps {
  readonly checkout: Pick<Checkout, 'chooseDelivery'>;
  readonly visitor: CartSession;
}

/** Answers the cart, whose total now holds the delivery. */
export type ChooseDelivery = (carrier: string, method: string) => Promise<Result<Cart, Failure>>;

export function makeChooseDelivery({ checkout, visitor }: ChooseDeliveryDeps): ChooseDelivery {
  return (carrier, method) => withRememberedCart(visitor, (cartId) => checkout.chooseDelivery(cartId, carrier, method));
}
