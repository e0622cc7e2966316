import * as documents from '../documents/checkout-documents';
import { CartByCamelId, IgnoredCart } from '../inputs/cart-inputs';
import { BillingAddress, GuestEmail, PaymentMethod, PlacedCart, ShippingAddresses } from '../inputs/checkout-inputs';
import { input, optionalRecord, RECAPTCHA, record } from './argument';
import { method, type OwnMethod } from './method';

export const CHECKOUT_METHODS: readonly OwnMethod[] = [
  method('setGuestEmailOnCart', documents.SET_GUEST_EMAIL, input(GuestEmail)),
  method('setShippingAddressesOnCart', documents.SET_SHIPPING_ADDRESSES, input(ShippingAddresses)),
  method('setBillingAddressOnCart', documents.SET_BILLING_ADDRESS, input(BillingAddress)),
  method('getAvailableShippingMethods', documents.GUEST_SHIPPING_METHODS, record(CartByCamelId)),
  method('getAvailableCustomerShippingMethods', documents.CUSTOMER_SHIPPING_METHODS),
  method('getAvailablePaymentMethods', documents.GUEST_PAYMENT_METHODS, record(CartByCamelId)),
  method(
    'getAvailableCustomerPaymentMethods',
    documents.CUSTOMER_PAYMENT_METHODS,
    optionalRecord(IgnoredCart, () => ({})),
  ),
  method('setPaymentMethodOnCart', documents.SET_PAYMENT_METHOD, input(PaymentMethod)),
  method('placeOrder', documents.PLACE_ORDER, input(PlacedCart, RECAPTCHA)),
];
