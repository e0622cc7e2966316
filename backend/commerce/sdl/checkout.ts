const ADDRESS = `
    city: String!
    company: String
    country: CartAddressCountry!
    firstname: String!
    lastname: String!
    postcode: String
    region: CartAddressRegion
    street: [String]!
    telephone: String!
`;

const step = (field: string, input: string): string => `
  extend type Mutation {
    ${field}(input: ${input}Input): ${input}Output
  }

  type ${input}Output {
    cart: Cart!
  }
`;

/**
 * From a cart to an order: email, addresses, shipping, payment, and the order itself. `attempt_key` and `settleOrderAttempt`
 * are our own additions.
 */
export const CHECKOUT = /* GraphQL */ `
  extend type Mutation {
    placeOrder(input: PlaceOrderInput): PlaceOrderOutput
    settleOrderAttempt(input: SettleOrderAttemptInput): SettleOrderAttemptOutput
  }

  ${step('setBillingAddressOnCart', 'SetBillingAddressOnCart')}
  ${step('setGuestEmailOnCart', 'SetGuestEmailOnCart')}
  ${step('setPaymentMethodOnCart', 'SetPaymentMethodOnCart')}
  ${step('setShippingAddressesOnCart', 'SetShippingAddressesOnCart')}
  ${step('setShippingMethodsOnCart', 'SetShippingMethodsOnCart')}

  interface CartAddressInterface {${ADDRESS}}

  type BillingCartAddress implements CartAddressInterface {${ADDRESS}}

  type ShippingCartAddress implements CartAddressInterface {${ADDRESS}
    available_shipping_methods: [AvailableShippingMethod]
    selected_shipping_method: SelectedShippingMethod
  }

  type CartAddressCountry {
    code: String!
    label: String!
  }

  type CartAddressRegion {
    code: String
    label: String
    region_id: Int
  }

  type AvailableShippingMethod {
    amount: Money!
    available: Boolean!
    carrier_code: String!
    carrier_title: String!
    error_message: String
    method_code: String
    method_title: String
    price_excl_tax: Money!
    price_incl_tax: Money!
  }

  type SelectedShippingMethod {
    amount: Money!
    carrier_code: String!
    carrier_title: String!
    method_code: String!
    method_title: String!
    price_excl_tax: Money!
    price_incl_tax: Money!
  }

  type AvailablePaymentMethod {
    code: String!
    title: String!
  }

  type SelectedPaymentMethod {
    code: String!
    purchase_order_number: String
    title: String!
  }

  input SetGuestEmailOnCartInput {
    cart_id: String!
    email: String!
  }

  input SetShippingAddressesOnCartInput {
    cart_id: String!
    shipping_addresses: [ShippingAddressInput]!
  }

  input ShippingAddressInput {
    address: CartAddressInput
    customer_address_id: Int
    customer_notes: String
    pickup_location_code: String
  }

  input CartAddressInput {
    city: String!
    company: String
    country_code: String!
    firstname: String!
    lastname: String!
    postcode: String
    region: String
    region_id: Int
    save_in_address_book: Boolean
    street: [String]!
    telephone: String
  }

  input SetBillingAddressOnCartInput {
    billing_address: BillingAddressInput!
    cart_id: String!
  }

  input BillingAddressInput {
    address: CartAddressInput
    customer_address_id: Int
    same_as_shipping: Boolean
    use_for_shipping: Boolean
  }

  input SetShippingMethodsOnCartInput {
    cart_id: String!
    shipping_methods: [ShippingMethodInput]!
  }

  input ShippingMethodInput {
    carrier_code: String!
    method_code: String!
  }

  input SetPaymentMethodOnCartInput {
    cart_id: String!
    payment_method: PaymentMethodInput!
  }

  input PaymentMethodInput {
    code: String!
    purchase_order_number: String
  }

  input PlaceOrderInput {
    attempt_key: String
    cart_id: String!
  }

  input SettleOrderAttemptInput {
    attempt_key: String!
    cart_id: String!
  }

  type SettleOrderAttemptOutput {
    order_number: String
  }

  type PlaceOrderOutput {
    order: Order!
  }

  type Order {
    order_id: String @deprecated(reason: "Use order_number.")
    order_number: String!
  }
`;
