/** Fragments shared by product cards and the product page. */
export const PRODUCT_PARTS_FIELDS = `
  fragment PictureFields on MediaGalleryInterface {
    url
    position
    disabled
    label
  }
  fragment PriceFields on ProductPrice {
    final_price { currency value }
    regular_price { currency value }
  }
  fragment PriceRangeFields on PriceRange {
    minimum_price { ...PriceFields }
    maximum_price { ...PriceFields }
  }
  fragment CategoryTrailFields on CategoryInterface {
    uid
    name
    url_path
    url_suffix
    breadcrumbs { category_name category_url_path }
  }
  fragment RatingFields on ProductReviews {
    items {
      average_rating
      ratings_breakdown { name value }
    }
  }
`;

/** Fields of a product card in listings, carts, wishlists and related products. */
export const CARD_FIELDS = `
  fragment CardFields on ProductInterface {
    __typename
    uid
    sku
    name
    url_key
    url_rewrites { url }
    stock_status
    only_x_left_in_stock
    thumbnail { ...PictureFields }
    price_range { ...PriceRangeFields }
    categories { ...CategoryTrailFields }
    rating_summary
    review_count
    reviews { ...RatingFields }
  }
  ${PRODUCT_PARTS_FIELDS}
`;

/** Options of a configurable product, such as size or colour. */
export const CONFIGURABLE_FIELDS = `
  fragment ConfigurableFields on ConfigurableProduct {
    configurable_options {
      uid
      attribute_uid
      attribute_code
      label
      position
      use_default
      values {
        uid
        label
        swatch_data { value }
      }
    }
  }
`;
