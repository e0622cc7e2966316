import { CART_ADDRESS_FIELDS } from './cart-fragments';

const SHIPPING_METHOD_FIELDS = `
  available error_message carrier_code carrier_title method_code method_title
  amount { currency value } price_excl_tax { currency value } price_incl_tax { currency value }
`;

const PAYMENT_METHOD_FIELDS = 'code title';

export const SET_GUEST_EMAIL = `
  mutation setGuestEmailOnCart($input: SetGuestEmailOnCartInput) {
    setGuestEmailOnCart(input: $input) { cart { email } }
  }
`;

export const SET_SHIPPING_ADDRESSES = `
  mutation setShippingAddressesOnCart($input: SetShippingAddressesOnCartInput) {
    setShippingAddressesOnCart(input: $input) {
      cart {
        shipping_addresses {
          ...CartAddressFields
          available_shipping_methods { ${SHIPPING_METHOD_FIELDS} }
        }
      }
    }
  }
  ${CART_ADDRESS_FIELDS}
`;

export const SET_BILLING_ADDRESS = `
  mutation setBillingAddressOnCart($input: SetBillingAddressOnCartInput) {
    setBillingAddressOnCart(input: $input) { cart { billing_address { ...CartAddressFields } } }
  }
  ${CART_ADDRESS_FIELDS}
`;

export const GUEST_SHIPPING_METHODS = `
  query GuestAvailableShippingMethods($cartId: String!) {
    cart(cart_id: $cartId) { shipping_addresses { available_shipping_methods { ${SHIPPING_METHOD_FIELDS} } } }
  }
`;

export const CUSTOMER_SHIPPING_METHODS = `
  query CustomerAvailableShippingMethods {
    customerCart { shipping_addresses { available_shipping_methods { ${SHIPPING_METHOD_FIELDS} } } }
  }
`;

export const GUEST_PAYMENT_METHODS = `
  query GuestAvailablePaymentMethods($cartId: String!) {
    cart(cart_id: $cartId) { available_payment_methods { ${PAYMENT_METHOD_FIELDS} } }
  }
`;

export const CUSTOMER_PAYMENT_METHODS = `
  query CustomerAvailablePaymentMethods {
    customerCart { available_payment_methods { ${PAYMENT_METHOD_FIELDS} } }
  }
`;

export const SET_PAYMENT_METHOD = `
  mutation setPaymentMethodOnCart($input: SetPaymentMethodOnCartInput) {
    setPaymentMethodOnCart(input: $input) {
      cart {
        available_payment_methods { ${PAYMENT_METHOD_FIELDS} }
        selected_payment_method { ${PAYMENT_METHOD_FIELDS} }
      }
    }
  }
`;

/** Returns only the order number. */
export const PLACE_ORDER = `
  mutation placeOrder($input: PlaceOrderInput) {
    placeOrder(input: $input) { order { order_number } }
  }
`;

/** For a call with the key of its attempt: Magento since 2.4.7 says there why an order was refused. */
export const PLACE_ORDER_WITH_ERRORS = `
  mutation placeOrder($input: PlaceOrderInput) {
    placeOrder(input: $input) { order { order_number } errors { code message } }
  }
`;
