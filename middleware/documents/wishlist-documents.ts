import { CARD_FIELDS, CONFIGURABLE_FIELDS } from './product-fragments';

const ITEM_FIELDS = `
  fragment WishlistPageFields on WishlistItems {
    page_info { current_page page_size total_pages }
    items {
      id
      quantity
      description
      added_at
      product {
        ...CardFields
        ...ConfigurableFields
        ... on BundleProduct {
          items {
            sku
            title
            options {
              uid
              quantity
              product { uid sku name price_range { ...PriceRangeFields } }
            }
          }
        }
        ... on GroupedProduct { items { product { sku } } }
      }
    }
  }
  ${CARD_FIELDS}
  ${CONFIGURABLE_FIELDS}
`;

const WISHLIST_FIELDS = 'id items_count sharing_code';

export const WISHLIST = `
  query wishlist($currentPage: Int = 1, $pageSize: Int = 10) {
    customer {
      wishlists {
        ${WISHLIST_FIELDS}
        items_v2(currentPage: $currentPage, pageSize: $pageSize) { ...WishlistPageFields }
      }
    }
  }
  ${ITEM_FIELDS}
`;

/**
 * Has the operation name of the full wishlist, as the protocol specifies: distinguish the two by method, not by name.
 */
export const WISHLIST_COUNT = 'query wishlist { customer { wishlists { items_count } } }';

export const ADD_TO_WISHLIST = `
  mutation addProductsToWishlist($id: ID!, $items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
      wishlist { ${WISHLIST_FIELDS} items_v2 { ...WishlistPageFields } }
    }
  }
  ${ITEM_FIELDS}
`;

export const REMOVE_FROM_WISHLIST = `
  mutation removeProductsFromWishlist($id: ID!, $items: [ID!]!) {
    removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) {
      wishlist { ${WISHLIST_FIELDS} items_v2 { ...WishlistPageFields } }
    }
  }
  ${ITEM_FIELDS}
`;
