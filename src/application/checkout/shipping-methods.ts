import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { Result } from '../../domain/shared/result';
import { withCart, withRememberedCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/session';
import type { Cart } from '../../domain/cart/cart';
import type { PickupChoice } from '../../domain/delivery/delivery-method';
import type { AddressChoice } from '../../domain/address/saved-address';
import { acceptAddress } from '../address-book/accept-address';

export interface ShippingMethodsDeps {
  readonly checkout: Pick<Checkout, 'shippingMethods'>;
  readonly cartSession: CartSession;
}

/** Returns the shipping methods for the address on the cart; none without an address. */
type ShippingMethods = () => Promise<Result<readonly ShippingMethod[], Failure>>;

export function makeShippingMethods({ checkout, cartSession }: ShippingMethodsDeps): ShippingMethods {
  return () => withCart(cartSession, (cartId) => checkout.shippingMethods(cartId));
}

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
    const accepted = acceptAddress(address);
    if (!accepted.ok) return accepted;
    return withCart(cartSession, (cartId) => checkout.setDeliveryAddress(cartId, accepted.value));
  };
}
