import type { AddressChoice } from '../../domain/address/saved-address';
import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { Result } from '../../domain/shared/result';
import { withCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface SetDeliveryAddressDeps {
  readonly checkout: Pick<Checkout, 'setDeliveryAddress'>;
  readonly visitor: CartSession;
}

/** Answers the ways of delivery offered there; an empty list when the shop does not go there (S8-24). */
export type SetDeliveryAddress = (address: AddressChoice) => Promise<Result<readonly ShippingMethod[], Failure>>;

/** S7-27. */
export function makeSetDeliveryAddress({ checkout, visitor }: SetDeliveryAddressDeps): SetDeliveryAddress {
  return (address) => withCart(visitor, (cartId) => checkout.setDeliveryAddress(cartId, address));
}
