import type { PickupChoice } from '../../domain/delivery/delivery-method';
import type { AddressChoice } from '../../domain/address/saved-address';
import type { Cart } from '../../domain/cart/cart';
import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { PaymentMethod } from '../../domain/checkout/payment-method';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';
import type { OrderOutcome, OrderTrace } from '../../domain/orders/order-attempt';
import type { Payment } from '../../domain/orders/payment';

/** Addresses, shipping method and payment method of a cart. */
export interface Checkout {
  /** Returns the shipping methods for the address, unavailable ones with a reason; another customer's saved address is `not-found`. */
  setDeliveryAddress(
    cartId: string,
    address: AddressChoice | PickupChoice,
  ): Promise<Result<readonly ShippingMethod[], Failure>>;
  shippingMethods(cartId: string): Promise<Result<readonly ShippingMethod[], Failure>>;
  chooseShippingMethod(cartId: string, carrier: string, method: string): Promise<Result<Cart, Failure>>;
  /** Returns the changed cart, whose shipping method the backend may have dropped. */
  setBillingAddress(cartId: string, address: AddressChoice, sameAsDelivery: boolean): Promise<Result<Cart, Failure>>;
  paymentMethods(cartId: string): Promise<Result<readonly PaymentMethod[], Failure>>;
  choosePayment(cartId: string, code: string): Promise<Result<readonly PaymentMethod[], Failure>>;
}

export interface Orders {
  /**
   * Sends the order once without retries; a lost response is `unknown`, and an ordered cart returns its order number.
   * `attemptKey` names this attempt to `trace`; a backend that does not know keys ignores it.
   */
  place(cartId: string, attemptKey: string, captchaToken?: string | null): Promise<OrderOutcome>;
  /**
   * The outcome of an attempt. If it never arrived, a backend that knows keys refuses this one from then on and returns
   * `never-arrived`. Without a key, and on other backends, the cart is only read.
   */
  trace(cartId: string, attemptKey: string | null): Promise<OrderTrace>;
}

/** Payments on an external payment page. */
export interface Payments {
  /** Reads the payment of a cart's latest order, null if there is none; `unauthorised` for another customer's cart. */
  ofCart(cartId: string): Promise<Result<Payment | null, Failure>>;
}
