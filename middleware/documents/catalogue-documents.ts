import { CARD_FIELDS, CONFIGURABLE_FIELDS, PRODUCT_PARTS_FIELDS } from './product-fragments';

/** Variables of every product listing; `$search` needs a default, because the schema requires a search or a filter. */
const LISTING_VARIABLES = `
  $search: String = ""
  $filter: ProductAttributeFilterInput
  $sort: ProductAttributeSortInput
  $pageSize: Int = 10
  $currentPage: Int = 1
`;

const LISTING_ARGUMENTS =
  'search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage';

export const PRODUCTS = `
  query productsList(${LISTING_VARIABLES}) {
    products(${LISTING_ARGUMENTS}) {
      total_count
      page_info { current_page page_size total_pages }
      aggregations {
        attribute_code
        label
        options { label value count }
      }
      items {
        ...CardFields
        ... on GroupedProduct { items { product { sku } } }
      }
    }
  }
  ${CARD_FIELDS}
`;

export const PRODUCT_DETAIL = `
  query productDetails(${LISTING_VARIABLES}) {
    products(${LISTING_ARGUMENTS}) {
      items {
        uid
        sku
        name
        url_key
        url_rewrites { url }
        stock_status
        only_x_left_in_stock
        options_container
        special_to_date
        description { html }
        short_description { html }
        meta_title
        meta_description
        meta_keyword
        thumbnail { ...PictureFields }
        small_image { ...PictureFields }
        image { ...PictureFields }
        media_gallery { ...PictureFields }
        categories { ...CategoryTrailFields }
        rating_summary
        review_count
        reviews { ...RatingFields }
        ...ConfigurableFields
        ... on DownloadableProduct {
          downloadable_product_samples { title sample_url }
          downloadable_product_links { id uid title price }
        }
        ... on VirtualProduct {
          gift_message_available
          product_links { position sku link_type linked_product_sku linked_product_type }
        }
        ... on GroupedProduct {
          items {
            position
            qty
            product {
              uid
              sku
              name
              stock_status
              only_x_left_in_stock
              thumbnail { ...PictureFields }
              price_range { ...PriceRangeFields }
            }
          }
        }
      }
    }
  }
  ${PRODUCT_PARTS_FIELDS}
  ${CONFIGURABLE_FIELDS}
`;

export const RELATED_PRODUCT = `
  query relatedProduct(${LISTING_VARIABLES}) {
    products(${LISTING_ARGUMENTS}) {
      items { uid related_products { ...CardFields } }
    }
  }
  ${CARD_FIELDS}
`;

export const UPSELL_PRODUCT = `
  query upsellProducts(${LISTING_VARIABLES}) {
    products(${LISTING_ARGUMENTS}) {
      items { uid upsell_products { ...CardFields } }
    }
  }
  ${CARD_FIELDS}
`;

const CATEGORY_FIELDS = 'uid name level position product_count include_in_menu is_anchor url_path url_suffix';

/** Three levels below the roots, without variables, as the protocol specifies. */
export const CATEGORY_LIST = `
  query categoryList {
    categories {
      items {
        uid
        name
        product_count
        children {
          ${CATEGORY_FIELDS}
          children {
            ${CATEGORY_FIELDS}
            children { ${CATEGORY_FIELDS} }
          }
        }
      }
    }
  }
`;

export const CATEGORY_SEARCH = `
  query categorySearch($filters: CategoryFilterInput) {
    categoryList(filters: $filters) { ${CATEGORY_FIELDS} }
  }
`;
