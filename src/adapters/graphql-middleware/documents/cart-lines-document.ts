const ANSWERS = `customizable_options {
  customizable_option_uid type values { customizable_option_value_uid value }
}`;

/**
 * A cart's lines with all that was chosen and written, as they have to be added to another cart. The options of a configurable
 * go by another name, because they may be null where those of other items may not.
 */
export const CART_LINES = `query posyCartLines($cartId: String!) {
  cart(cart_id: $cartId) {
    items {
      __typename uid quantity
      product { sku }
      ... on ConfigurableCartItem { configured_variant { sku } configurable_answers: ${ANSWERS} }
      ... on BundleCartItem { bundle_options { values { uid quantity } } ${ANSWERS} }
      ... on DownloadableCartItem { links { uid } ${ANSWERS} }
      ... on SimpleCartItem { ${ANSWERS} }
      ... on VirtualCartItem { ${ANSWERS} }
    }
  }
}`;
