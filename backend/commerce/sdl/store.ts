/** Stores, currencies and countries. The delivery_* fields are our own addition. */
export const STORE = /* GraphQL */ `
  extend type Query {
    storeConfig: StoreConfig
    availableStores(useCurrentGroup: Boolean): [StoreConfig]
    currency: Currency
    countries: [Country]
    country(id: String): Country
  }

  enum FixedProductTaxDisplaySettings {
    EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS
    EXCLUDE_FPT_WITHOUT_DETAILS
    FPT_DISABLED
    INCLUDE_FPT_WITHOUT_DETAILS
    INCLUDE_FPT_WITH_DETAILS
  }

  type StoreConfig {
    absolute_footer: String
    allow_guests_to_write_product_reviews: String
    allow_items: String
    allow_order: String
    autocomplete_on_storefront: Boolean
    base_currency_code: String
    base_link_url: String
    base_media_url: String
    base_static_url: String
    base_url: String
    catalog_default_sort_by: String
    category_fixed_product_tax_display_setting: FixedProductTaxDisplaySettings
    category_url_suffix: String
    cms_home_page: String
    cms_no_cookies: String
    cms_no_route: String
    code: String @deprecated(reason: "Use store_code.")
    configurable_thumbnail_source: String
    copyright: String
    default_description: String
    default_display_currency_code: String
    default_keywords: String
    default_title: String
    front: String
    grid_per_page: Int
    grid_per_page_values: String
    head_includes: String
    head_shortcut_icon: String
    header_logo_src: String
    id: Int @deprecated(reason: "Use store_code.")
    is_default_store: Boolean
    is_default_store_group: Boolean
    list_mode: String
    list_per_page: Int
    list_per_page_values: String
    locale: String
    logo_alt: String
    logo_height: Int
    logo_width: Int
    magento_wishlist_general_is_enabled: String
    minimum_password_length: String
    no_route: String
    payment_payflowpro_cc_vault_active: String
    product_fixed_product_tax_display_setting: FixedProductTaxDisplaySettings
    product_reviews_enabled: String
    product_url_suffix: String
    required_character_classes_number: String
    root_category_id: Int @deprecated(reason: "Use root_category_uid.")
    root_category_uid: ID
    sales_fixed_product_tax_display_setting: FixedProductTaxDisplaySettings
    secure_base_link_url: String
    secure_base_media_url: String
    secure_base_static_url: String
    secure_base_url: String
    show_cms_breadcrumbs: Int
    store_code: ID
    store_group_code: ID
    store_group_name: String
    store_name: String
    store_sort_order: Int
    timezone: String
    title_prefix: String
    title_separator: String
    title_suffix: String
    use_store_in_url: Boolean
    website_code: ID
    website_id: Int @deprecated(reason: "The field should not be used on the storefront.")
    website_name: String
    weight_unit: String
    welcome: String
  }

  type Currency {
    available_currency_codes: [String]
    base_currency_code: String
    base_currency_symbol: String
    default_display_currecy_code: String @deprecated(reason: "Symbol was missed. Use default_display_currency_code.")
    default_display_currecy_symbol: String
      @deprecated(reason: "Symbol was missed. Use default_display_currency_symbol.")
    default_display_currency_code: String
    default_display_currency_symbol: String
    exchange_rates: [ExchangeRate]
  }

  type ExchangeRate {
    currency_to: String
    rate: Float
  }

  type Country {
    available_regions: [Region]
    full_name_english: String
    full_name_locale: String
    id: String
    three_letter_abbreviation: String
    two_letter_abbreviation: String
  }

  type Region {
    code: String
    id: Int
    name: String
  }
`;
