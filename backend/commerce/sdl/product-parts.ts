/** The parts of configurable, bundle and grouped products. */
export const PRODUCT_PARTS = /* GraphQL */ `
  type ConfigurableProductOptions {
    attribute_code: String
    attribute_id_v2: Int @deprecated(reason: "Use attribute_uid.")
    attribute_uid: ID!
    id: Int @deprecated(reason: "Use uid.")
    label: String
    position: Int
    uid: ID!
    use_default: Boolean
    values: [ConfigurableProductOptionsValues]
  }

  type ConfigurableProductOptionsValues {
    default_label: String
    label: String
    store_label: String
    swatch_data: SwatchDataInterface
    uid: ID
    use_default_value: Boolean
    value_index: Int @deprecated(reason: "Use uid.")
  }

  interface SwatchDataInterface {
    value: String
  }

  type ColorSwatchData implements SwatchDataInterface {
    value: String
  }

  type TextSwatchData implements SwatchDataInterface {
    value: String
  }

  type ConfigurableVariant {
    attributes: [ConfigurableAttributeOption]
    product: SimpleProduct
  }

  type ConfigurableAttributeOption {
    code: String
    label: String
    uid: ID!
    value_index: Int @deprecated(reason: "Use uid.")
  }

  type ConfigurableProductOptionsSelection {
    configurable_options: [ConfigurableProductOption!]
    media_gallery: [MediaGalleryInterface!]
    options_available_for_selection: [ConfigurableOptionAvailableForSelection!]
    variant: SimpleProduct
  }

  type ConfigurableProductOption {
    attribute_code: String!
    label: String!
    uid: ID!
    values: [ConfigurableProductOptionValue!]
  }

  type ConfigurableProductOptionValue {
    is_available: Boolean!
    is_use_default: Boolean!
    label: String!
    swatch: SwatchDataInterface
    uid: ID!
  }

  type ConfigurableOptionAvailableForSelection {
    attribute_code: String!
    option_value_uids: [ID!]!
  }

  type BundleItem {
    option_id: Int @deprecated(reason: "Use uid.")
    options: [BundleItemOption]
    position: Int
    price_range: PriceRange!
    required: Boolean
    sku: String
    title: String
    type: String
    uid: ID
  }

  type BundleItemOption {
    can_change_quantity: Boolean
    id: Int @deprecated(reason: "Use uid.")
    is_default: Boolean
    label: String
    position: Int
    price: Float
    price_type: PriceTypeEnum
    product: ProductInterface
    qty: Float @deprecated(reason: "Use quantity.")
    quantity: Float
    uid: ID!
  }

  type GroupedProductItem {
    position: Int
    product: ProductInterface
    qty: Float
  }

  type DownloadableProductLinks {
    id: Int @deprecated(reason: "Use uid.")
    price: Float
    sample_url: String
    sort_order: Int
    title: String
    uid: ID!
  }

  type DownloadableProductSamples {
    sample_url: String
    sort_order: Int
    title: String
  }
`;
