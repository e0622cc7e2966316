import type { PickupChoice } from '../../domain/delivery/delivery-method';
import type { AddressChoice } from '../../domain/address/saved-address';
import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { Result } from '../../domain/shared/result';
import { acceptPostcode } from '../address-book/accept-postcode';
import { withCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface SetDeliveryAddressDeps {
  readonly checkout: Pick<Checkout, 'setDeliveryAddress'>;
  readonly cartSession: CartSession;
}

/** Returns the shipping methods for the address; an empty list if the shop does not deliver there. */
export type SetDeliveryAddress = (
  address: AddressChoice | PickupChoice,
) => Promise<Result<readonly ShippingMethod[], Failure>>;

export function makeSetDeliveryAddress({ checkout, cartSession }: SetDeliveryAddressDeps): SetDeliveryAddress {
  return async (address) => {
    const accepted = acceptPostcode(address);
    if (!accepted.ok) return accepted;
    return withCart(cartSession, (cartId) => checkout.setDeliveryAddress(cartId, accepted.value));
  };
}
