const legacyAdd = (kind: string, itemFields: string): string => `
  extend type Mutation {
    add${kind}ProductsToCart(input: Add${kind}ProductsToCartInput): Add${kind}ProductsToCartOutput
  }

  input Add${kind}ProductsToCartInput {
    cart_id: String!
    cart_items: [${kind}ProductCartItemInput]!
  }

  input ${kind}ProductCartItemInput {
    customizable_options: [CustomizableOptionInput]
    data: CartItemInput!
    ${itemFields}
  }

  type Add${kind}ProductsToCartOutput {
    cart: Cart!
  }
`;

/** Mutations of a cart before its checkout. */
export const CART_CHANGES = /* GraphQL */ `
  extend type Mutation {
    addProductsToCart(cartId: String!, cartItems: [CartItemInput!]!): AddProductsToCartOutput
    applyCouponToCart(input: ApplyCouponToCartInput): ApplyCouponToCartOutput
    clearCart(input: ClearCartInput!): ClearCartOutput!
    createEmptyCart(input: createEmptyCartInput): String
    mergeCarts(destination_cart_id: String, source_cart_id: String!): Cart!
    removeCouponFromCart(input: RemoveCouponFromCartInput): RemoveCouponFromCartOutput
    removeItemFromCart(input: RemoveItemFromCartInput): RemoveItemFromCartOutput
    updateCartItems(input: UpdateCartItemsInput): UpdateCartItemsOutput
  }

  input ClearCartInput {
    uid: ID!
  }

  type ClearCartOutput {
    cart: Cart
    errors: [ClearCartError]
  }

  type ClearCartError {
    message: String!
  }

  input createEmptyCartInput {
    cart_id: String
  }

  input CartItemInput {
    entered_options: [EnteredOptionInput]
    parent_sku: String
    quantity: Float!
    selected_options: [ID]
    sku: String!
  }

  input EnteredOptionInput {
    uid: ID!
    value: String!
  }

  type AddProductsToCartOutput {
    cart: Cart!
    user_errors: [CartUserInputError]!
  }

  type CartUserInputError {
    code: CartUserInputErrorType!
    "The message is written for shoppers"
    is_notice: Boolean!
    message: String!
  }

  enum CartUserInputErrorType {
    INSUFFICIENT_STOCK
    NOT_SALABLE
    PRODUCT_NOT_FOUND
    UNDEFINED
  }

  input ApplyCouponToCartInput {
    cart_id: String!
    coupon_code: String!
  }

  type ApplyCouponToCartOutput {
    cart: Cart!
  }

  input RemoveCouponFromCartInput {
    cart_id: String!
  }

  type RemoveCouponFromCartOutput {
    cart: Cart
  }

  input RemoveItemFromCartInput {
    cart_id: String!
    cart_item_id: Int
    cart_item_uid: ID
  }

  type RemoveItemFromCartOutput {
    cart: Cart!
  }

  input UpdateCartItemsInput {
    cart_id: String!
    cart_items: [CartItemUpdateInput]!
  }

  input CartItemUpdateInput {
    cart_item_id: Int
    cart_item_uid: ID
    customizable_options: [CustomizableOptionInput]
    quantity: Float
  }

  type UpdateCartItemsOutput {
    cart: Cart!
  }

  input CustomizableOptionInput {
    id: Int
    uid: ID
    value_string: String!
  }

  input BundleOptionInput {
    id: Int!
    quantity: Float!
    value: [String]!
  }

  input DownloadableProductLinksInput {
    link_id: Int!
  }

  ${legacyAdd('Simple', '')}
  ${legacyAdd('Virtual', '')}
  ${legacyAdd('Downloadable', 'downloadable_product_links: [DownloadableProductLinksInput]')}
  ${legacyAdd('Bundle', 'bundle_options: [BundleOptionInput]!')}
  ${legacyAdd('Configurable', 'parent_sku: String variant_sku: String')}
`;
