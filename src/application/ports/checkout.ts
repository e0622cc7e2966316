import type { CartAddress } from '../../domain/address/address';
import type { AddressChoice } from '../../domain/address/saved-address';
import type { Cart } from '../../domain/cart/cart';
import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { PaymentMethod } from '../../domain/checkout/payment-method';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** Where an order is made ready: addresses, the way of delivery, the way of payment. */
export interface Checkout {
  /**
   * Answers the delivery methods for that address, those that cannot be chosen with their reason; none is an empty list. S7-27: a typed address, or one of the
   * customer's book; one that is not theirs is `not-found`.
   */
  setDeliveryAddress(cartId: string, address: AddressChoice): Promise<Result<readonly ShippingMethod[], Failure>>;
  shippingMethods(cartId: string): Promise<Result<readonly ShippingMethod[], Failure>>;
  chooseShippingMethod(cartId: string, carrier: string, method: string): Promise<Result<Cart, Failure>>;
  /** `sameAsDelivery` tells the shop to send the invoice where the flowers go. */
  setBillingAddress(
    cartId: string,
    address: AddressChoice,
    sameAsDelivery: boolean,
  ): Promise<Result<CartAddress, Failure>>;
  paymentMethods(cartId: string): Promise<Result<readonly PaymentMethod[], Failure>>;
  choosePayment(cartId: string, code: string): Promise<Result<readonly PaymentMethod[], Failure>>;
}
