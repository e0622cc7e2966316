const ANSWERS = `customizable_options {
  customizable_option_uid type values { customizable_option_value_uid value }
}`;

/**
 * A cart's lines with all options and texts, to add them to another cart. The options of a configurable have an
 * alias, because only they are nullable.
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
