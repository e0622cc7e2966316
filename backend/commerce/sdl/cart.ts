const ITEM = `
    errors: [CartItemError]
    id: String! @deprecated(reason: "Use uid.")
    prices: CartItemPrices
    product: ProductInterface!
    quantity: Float!
    uid: ID!
`;

const CUSTOMIZED = `
    customizable_options: [SelectedCustomizableOption]!
`;

/** A cart and its contents. waiting_coupon is our own addition. */
export const CART = /* GraphQL */ `
  extend type Query {
    cart(cart_id: String!): Cart
    customerCart: Cart!
  }

  type Cart {
    applied_coupon: AppliedCoupon @deprecated(reason: "Use applied_coupons.")
    applied_coupons: [AppliedCoupon]
    available_payment_methods: [AvailablePaymentMethod]
    billing_address: BillingCartAddress
    email: String
    id: ID!
    is_virtual: Boolean!
    items: [CartItemInterface]
    prices: CartPrices
    selected_payment_method: SelectedPaymentMethod
    shipping_addresses: [ShippingCartAddress]!
    total_quantity: Float!
    waiting_coupon: WaitingCoupon
  }

  type WaitingCoupon {
    code: String!
    minimum: Money!
  }

  type AppliedCoupon {
    code: String!
  }

  type CartPrices {
    applied_taxes: [CartTaxItem]
    discounts: [Discount]
    grand_total: Money
    subtotal_excluding_tax: Money
    subtotal_including_tax: Money
    subtotal_with_discount_excluding_tax: Money
  }

  type CartTaxItem {
    amount: Money!
    label: String!
  }

  type Discount {
    amount: Money!
    label: String!
  }

  interface CartItemInterface {${ITEM}}

  type SimpleCartItem implements CartItemInterface {${ITEM}${CUSTOMIZED}}

  type VirtualCartItem implements CartItemInterface {${ITEM}${CUSTOMIZED}}

  type DownloadableCartItem implements CartItemInterface {${ITEM}${CUSTOMIZED}
    links: [DownloadableProductLinks]
    samples: [DownloadableProductSamples]
  }

  type BundleCartItem implements CartItemInterface {${ITEM}${CUSTOMIZED}
    bundle_options: [SelectedBundleOption]!
  }

  type ConfigurableCartItem implements CartItemInterface {${ITEM}${CUSTOMIZED}
    configurable_options: [SelectedConfigurableOption]!
    configured_variant: ProductInterface!
  }

  type CartItemError {
    code: CartItemErrorType!
    message: String!
  }

  enum CartItemErrorType {
    ITEM_INCREMENTS
    ITEM_QTY
    UNDEFINED
  }

  type CartItemPrices {
    discounts: [Discount]
    price: Money!
    price_including_tax: Money!
    row_total: Money!
    row_total_including_tax: Money!
    total_item_discount: Money
  }

  type SelectedConfigurableOption {
    configurable_product_option_uid: ID!
    configurable_product_option_value_uid: ID!
    id: Int! @deprecated(reason: "Use configurable_product_option_uid.")
    option_label: String!
    value_id: Int! @deprecated(reason: "Use configurable_product_option_value_uid.")
    value_label: String!
  }

  type SelectedBundleOption {
    id: Int! @deprecated(reason: "Use uid.")
    label: String!
    type: String!
    uid: ID!
    values: [SelectedBundleOptionValue]!
  }

  type SelectedBundleOptionValue {
    id: Int! @deprecated(reason: "Use uid.")
    label: String!
    price: Float!
    quantity: Float!
    uid: ID!
  }

  type SelectedCustomizableOption {
    customizable_option_uid: ID!
    id: Int! @deprecated(reason: "Use customizable_option_uid.")
    is_required: Boolean!
    label: String!
    sort_order: Int!
    type: String!
    values: [SelectedCustomizableOptionValue]!
  }

  type SelectedCustomizableOptionValue {
    customizable_option_value_uid: ID!
    id: Int! @deprecated(reason: "Use customizable_option_value_uid.")
    label: String!
    price: CartItemSelectedOptionValuePrice!
    value: String!
  }

  type CartItemSelectedOptionValuePrice {
    type: PriceTypeEnum!
    units: String!
    value: Float!
  }
`;
