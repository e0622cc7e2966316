const FIELDS = `
    canonical_url: String
    categories: [CategoryInterface]
    created_at: String
    crosssell_products: [ProductInterface]
    description: ComplexTextValue
    gift_message_available: String
    held_at: String
    held_in: String
    held_on: String
    id: Int @deprecated(reason: "Use uid.")
    image: ProductImage
    least_options_price: Float
    max_sale_qty: Float
    media_gallery: [MediaGalleryInterface]
    meta_description: String
    meta_keyword: String
    meta_title: String
    months_of_sale: String
    name: String
    only_x_left_in_stock: Float
    options_container: String
    price_range: PriceRange!
    price_tiers: [TierPrice]
    product_links: [ProductLinksInterface]
    rating_summary: Float!
    related_products: [ProductInterface]
    review_count: Int!
    reviews(currentPage: Int = 1, pageSize: Int = 20): ProductReviews!
    short_description: ComplexTextValue
    show_flower_care: Boolean
    sku: String
    small_image: ProductImage
    special_from_date: String
    special_price: Float
    special_to_date: String
    stock_status: ProductStockStatus
    swatch_image: String
    thumbnail: ProductImage
    type_id: String @deprecated(reason: "Use __typename.")
    uid: ID!
    upsell_products: [ProductInterface]
    url_key: String
    url_rewrites: [UrlRewrite]
    url_suffix: String
`;

const ROUTED = `
    redirect_code: Int!
    relative_url: String
    type: UrlRewriteEntityTypeEnum
`;

const OPTIONS = `
    options: [CustomizableOptionInterface]
`;

const WEIGHT = `
    weight: Float
`;

/** The product types. least_options_price, months_of_sale, show_flower_care and GiftCard are our own additions. */
export const PRODUCT = /* GraphQL */ `
  interface ProductInterface {${FIELDS}}

  interface CustomizableProductInterface {${OPTIONS}}

  interface PhysicalProductInterface {${WEIGHT}}

  type SimpleProduct implements ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface {${FIELDS}${ROUTED}${OPTIONS}${WEIGHT}}

  type VirtualProduct implements ProductInterface & RoutableInterface & CustomizableProductInterface {${FIELDS}${ROUTED}${OPTIONS}}

  type GiftCard implements ProductInterface & RoutableInterface & CustomizableProductInterface {${FIELDS}${ROUTED}${OPTIONS}}

  type DownloadableProduct implements ProductInterface & RoutableInterface & CustomizableProductInterface {${FIELDS}${ROUTED}${OPTIONS}
    downloadable_product_links: [DownloadableProductLinks]
    downloadable_product_samples: [DownloadableProductSamples]
    links_purchased_separately: Int
    links_title: String
  }

  type GroupedProduct implements ProductInterface & RoutableInterface & PhysicalProductInterface {${FIELDS}${ROUTED}${WEIGHT}
    items: [GroupedProductItem]
  }

  type BundleProduct implements ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface {${FIELDS}${ROUTED}${OPTIONS}${WEIGHT}
    dynamic_price: Boolean
    dynamic_sku: Boolean
    items: [BundleItem]
  }

  type ConfigurableProduct implements ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface {${FIELDS}${ROUTED}${OPTIONS}${WEIGHT}
    configurable_options: [ConfigurableProductOptions]
    configurable_product_options_selection(configurableOptionValueUids: [ID!]): ConfigurableProductOptionsSelection
    variants: [ConfigurableVariant]
  }

  enum ProductStockStatus {
    IN_STOCK
    OUT_OF_STOCK
  }

  type ComplexTextValue {
    html: String!
  }

  type UrlRewrite {
    url: String
  }

  interface MediaGalleryInterface {
    disabled: Boolean
    label: String
    position: Int
    url: String
  }

  type ProductImage implements MediaGalleryInterface {
    disabled: Boolean
    label: String
    position: Int
    url: String
  }

  type PriceRange {
    maximum_price: ProductPrice
    minimum_price: ProductPrice!
  }

  type ProductPrice {
    discount: ProductDiscount
    final_price: Money!
    regular_price: Money!
  }

  type TierPrice {
    discount: ProductDiscount
    final_price: Money
    quantity: Float
  }

  type ProductDiscount {
    amount_off: Float
    percent_off: Float
  }

  interface ProductLinksInterface {
    link_type: String
    linked_product_sku: String
    linked_product_type: String
    position: Int
    sku: String
  }

  type ProductLinks implements ProductLinksInterface {
    link_type: String
    linked_product_sku: String
    linked_product_type: String
    position: Int
    sku: String
  }
`;
