/** An attribute that exists in Magento only if the shop has created it: the months in which a product is sold. */
export const MONTHS = 'months_of_sale';

/** The price of one, in the currency of the product that it belongs to. */
export const ONE_PRICE = 'price_range { minimum_price { regular_price { value } final_price { value } } }';

/** Fields of every product. */
export const SUMMARY_FIELDS = `
  __typename uid sku name stock_status only_x_left_in_stock rating_summary review_count
  small_image { url label }
  url_key url_rewrites { url }
  price_range {
    minimum_price { regular_price { value currency } final_price { value } }
    maximum_price { final_price { value } }
  }`;

/** The sku of a date option has the lead time of its product and how far a courier takes it. */
const DATE_SKU = '... on CustomizableDateOption { date: value { sku } }';

/** Fields of a product card, including whether the product has options, and how it is delivered. */
export const CARD_FIELDS = `${SUMMARY_FIELDS}
  ... on CustomizableProductInterface { options { uid required ${DATE_SKU} } }
  ... on GroupedProduct {
    group_items: items { product { ... on CustomizableProductInterface { options { __typename ${DATE_SKU} } } } }
  }`;

/** A product of a group: what its row shows, whether it has options, and the question for its delivery day. */
const groupProductFields = (more: string): string => `
  __typename uid sku name stock_status only_x_left_in_stock ${more}
  small_image { url label }
  url_key url_rewrites { url }
  ${ONE_PRICE}
  ... on CustomizableProductInterface {
    options {
      __typename uid title required sort_order
      ... on CustomizableDateOption { date: value { sku price price_type } }
    }
  }`;

/** Single-value options have an object, multiple-value ones a list, so each needs an alias. */
export const OPTION_FIELDS = `
  options {
    __typename uid title required sort_order
    ... on CustomizableFieldOption { field: value { sku price price_type max_characters } }
    ... on CustomizableAreaOption { area: value { sku price price_type max_characters } }
    ... on CustomizableDateOption { date: value { sku price price_type } }
    ... on CustomizableDropDownOption { dropdown: value { uid title price price_type sort_order } }
    ... on CustomizableRadioOption { radio: value { uid title price price_type sort_order } }
    ... on CustomizableCheckboxOption { checkbox: value { uid title price price_type sort_order } }
    ... on CustomizableMultipleOption { multiple: value { uid title price price_type sort_order } }
  }`;

/** Fields of composed products; links and samples come in the florist's order. `items` differs by type, so each has an alias. `more` of every product. */
export const composedFields = (more: string): string => `
  ... on BundleProduct {
    dynamic_price
    bundle_items: items {
      uid title type required position
      options {
        uid quantity is_default can_change_quantity position price price_type
        product { name stock_status only_x_left_in_stock ${more} ${ONE_PRICE} }
      }
    }
  }
  ... on GroupedProduct { group_items: items { position qty product { ${groupProductFields(more)} } } }
  ... on DownloadableProduct {
    links_title links_purchased_separately
    downloadable_product_links { uid title price sort_order }
    downloadable_product_samples { title sample_url }
  }
  ... on VirtualProduct { gift_message_available product_links { linked_product_sku } }`;
