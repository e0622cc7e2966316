/** Fields shared by the store configuration and the list of stores. */
const STORE_FIELDS = `
  store_code store_name store_sort_order store_group_code store_group_name website_code website_name
  is_default_store is_default_store_group use_store_in_url root_category_uid locale timezone weight_unit
  base_currency_code default_display_currency_code base_media_url
  header_logo_src head_shortcut_icon logo_alt logo_width logo_height welcome copyright
  default_title default_description default_keywords title_prefix title_separator title_suffix
  cms_home_page cms_no_cookies cms_no_route no_route
  list_mode grid_per_page grid_per_page_values list_per_page list_per_page_values catalog_default_sort_by
  allow_items allow_order allow_guests_to_write_product_reviews product_reviews_enabled
  magento_wishlist_general_is_enabled configurable_thumbnail_source
  minimum_password_length required_character_classes_number
  category_fixed_product_tax_display_setting product_fixed_product_tax_display_setting
  sales_fixed_product_tax_display_setting
`;

export const STORE_CONFIG = `query storeConfig { storeConfig { ${STORE_FIELDS} } }`;

export const AVAILABLE_STORES = `
  query availableStores {
    availableStores {
      ${STORE_FIELDS}
      id code website_id root_category_id front head_includes absolute_footer autocomplete_on_storefront
      base_url base_link_url base_static_url
      secure_base_url secure_base_link_url secure_base_media_url secure_base_static_url
      category_url_suffix product_url_suffix show_cms_breadcrumbs payment_payflowpro_cc_vault_active
    }
  }
`;

/** Two field names are misspelt and deprecated in the schema itself; the protocol includes them. */
export const CURRENCY = `
  query currency {
    currency {
      available_currency_codes
      base_currency_code
      base_currency_symbol
      default_display_currency_code
      default_display_currency_symbol
      default_display_currecy_code
      default_display_currecy_symbol
      exchange_rates { currency_to rate }
    }
  }
`;

const COUNTRY_FIELDS = 'id two_letter_abbreviation full_name_english full_name_locale';

export const COUNTRIES = `query countriesList { countries { ${COUNTRY_FIELDS} } }`;

export const COUNTRY = `
  query countryInformation($id: String) {
    country(id: $id) { ${COUNTRY_FIELDS} available_regions { id code name } }
  }
`;

export const CMS_PAGE = `
  query cmsPage($identifier: String) {
    cmsPage(identifier: $identifier) {
      identifier content_heading content title meta_title meta_description meta_keywords
    }
  }
`;

export const CMS_BLOCKS = `
  query cmsBlock($identifiers: [String]) {
    cmsBlocks(identifiers: $identifiers) { items { identifier title content } }
  }
`;

export const ROUTE = `
  query route($url: String!) {
    route(url: $url) {
      type
      ... on ProductInterface { sku }
      ... on CategoryTree { uid }
      ... on CmsPage { identifier }
    }
  }
`;

export const URL_RESOLVER = `
  query urlResolver($url: String!) {
    urlResolver(url: $url) { id entity_uid type relative_url redirectCode }
  }
`;
