const ITEM = `
    added_at: String!
    description: String
    id: ID!
    product: ProductInterface
    quantity: Float!
`;

/** Wishlists of a customer. */
export const WISHLIST = /* GraphQL */ `
  extend type Mutation {
    addProductsToWishlist(wishlistId: ID!, wishlistItems: [WishlistItemInput!]!): AddProductsToWishlistOutput
    removeProductsFromWishlist(wishlistId: ID!, wishlistItemsIds: [ID!]!): RemoveProductsFromWishlistOutput
  }

  type Wishlist {
    id: ID
    items_count: Int
    items_v2(currentPage: Int = 1, pageSize: Int = 20): WishlistItems
    name: String
    sharing_code: String
    updated_at: String
  }

  type WishlistItems {
    items: [WishlistItemInterface]!
    page_info: SearchResultPageInfo
  }

  interface WishlistItemInterface {${ITEM}}

  type WishlistItem implements WishlistItemInterface {${ITEM}}

  input WishlistItemInput {
    entered_options: [EnteredOptionInput]
    parent_sku: String
    quantity: Float!
    selected_options: [ID]
    sku: String!
  }

  type AddProductsToWishlistOutput {
    user_errors: [WishListUserInputError!]!
    wishlist: Wishlist!
  }

  type RemoveProductsFromWishlistOutput {
    user_errors: [WishListUserInputError!]!
    wishlist: Wishlist!
  }

  type WishListUserInputError {
    code: WishListUserInputErrorType!
    message: String!
  }

  enum WishListUserInputErrorType {
    PRODUCT_NOT_FOUND
    UNDEFINED
  }
`;
