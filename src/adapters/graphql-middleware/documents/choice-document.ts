export const CHOICE_FIELDS = `
  ... on ConfigurableProduct {
    configurable_options { uid attribute_code label position values { uid label swatch_data { value } } }
    configurable_product_options_selection(configurableOptionValueUids: $chosen) {
      media_gallery { url label }
      variant {
        uid sku stock_status only_x_left_in_stock
        price_range {
          minimum_price { regular_price { value currency } final_price { value currency } }
          maximum_price { final_price { value currency } }
        }
      }
    }
  }`;

/** The variants of a configurable, to compare before choosing. */
export const OFFER_FIELDS = `
  ... on ConfigurableProduct {
    variants {
      attributes { uid }
      product {
        stock_status only_x_left_in_stock short_description { html }
        price_range { minimum_price { regular_price { value currency } final_price { value currency } } }
      }
    }
  }`;

/** Only what depends on the selected values. */
export const CHOICE = `query productChoice($sku: String!, $chosen: [ID!]) {
  products(filter: { sku: { eq: $sku } }) {
    items { __typename uid ${CHOICE_FIELDS} }
  }
}`;
