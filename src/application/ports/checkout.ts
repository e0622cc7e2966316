import type { PickupChoice } from '../../domain/delivery/delivery-method';
import type { CartAddress } from '../../domain/address/address';
import type { AddressChoice } from '../../domain/address/saved-address';
import type { Cart } from '../../domain/cart/cart';
import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { PaymentMethod } from '../../domain/checkout/payment-method';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** Addresses, shipping method and payment method of a cart. */
export interface Checkout {
  /** Returns the shipping methods for the address, unavailable ones with a reason; another customer's saved address is `not-found`. */
  setDeliveryAddress(
    cartId: string,
    address: AddressChoice | PickupChoice,
  ): Promise<Result<readonly ShippingMethod[], Failure>>;
  shippingMethods(cartId: string): Promise<Result<readonly ShippingMethod[], Failure>>;
  chooseShippingMethod(cartId: string, carrier: string, method: string): Promise<Result<Cart, Failure>>;
  setBillingAddress(
    cartId: string,
    address: AddressChoice,
    sameAsDelivery: boolean,
  ): Promise<Result<CartAddress, Failure>>;
  paymentMethods(cartId: string): Promise<Result<readonly PaymentMethod[], Failure>>;
  choosePayment(cartId: string, code: string): Promise<Result<readonly PaymentMethod[], Failure>>;
}
