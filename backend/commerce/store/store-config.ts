import { uidOf } from '../shared/uid';
import type { ShopContext } from '../graphql/shop-context';
import { BASE_CURRENCY, type Store } from './store-view';

/** The root of the category tree. */
export const ROOT_CATEGORY_ID = 2;
/** Suffix of product and category paths. */
export const URL_SUFFIX = '.html';
/** The password rule: at least eight characters of three kinds. */
export const PASSWORD_LENGTH = 8;
export const PASSWORD_KINDS = 3;

function addresses(context: ShopContext, store: Store): object {
  const { siteUrl, mediaUrl } = context.addresses;
  const link = new URL(store.link_path, siteUrl).href;
  return {
    base_link_url: link,
    base_media_url: mediaUrl,
    base_static_url: siteUrl,
    base_url: siteUrl,
    secure_base_link_url: link,
    secure_base_media_url: mediaUrl,
    secure_base_static_url: siteUrl,
    secure_base_url: siteUrl,
    header_logo_src: null,
    logo_alt: null,
    logo_height: null,
    logo_width: null,
    use_store_in_url: true,
  };
}

function words(store: Store): object {
  return {
    absolute_footer: null,
    copyright: store.name,
    default_description: null,
    default_keywords: null,
    default_title: store.name,
    head_includes: null,
    head_shortcut_icon: null,
    title_prefix: null,
    title_separator: '-',
    title_suffix: null,
    welcome: null,
    store_name: store.name,
    store_group_code: 'posy',
    store_group_name: 'Posy',
    website_code: 'base',
    website_id: 1,
    website_name: 'Posy',
    locale: store.locale,
    timezone: 'Europe/London',
    weight_unit: 'kgs',
  };
}

const LISTINGS = {
  catalog_default_sort_by: 'position',
  category_url_suffix: URL_SUFFIX,
  product_url_suffix: URL_SUFFIX,
  grid_per_page: 20,
  grid_per_page_values: '10,20,50',
  list_mode: 'grid-list',
  list_per_page: 20,
  list_per_page_values: '10,20,50',
  root_category_id: ROOT_CATEGORY_ID,
  root_category_uid: uidOf(ROOT_CATEGORY_ID),
  configurable_thumbnail_source: 'parent',
};

const RULES = {
  allow_guests_to_write_product_reviews: '1',
  allow_items: '0',
  allow_order: '0',
  autocomplete_on_storefront: false,
  category_fixed_product_tax_display_setting: 'FPT_DISABLED',
  product_fixed_product_tax_display_setting: 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
  cms_home_page: 'home',
  cms_no_cookies: 'enable-cookies',
  cms_no_route: 'no-route',
  front: 'cms',
  no_route: 'cms/noroute/index',
  show_cms_breadcrumbs: 1,
  magento_wishlist_general_is_enabled: '1',
  minimum_password_length: String(PASSWORD_LENGTH),
  required_character_classes_number: String(PASSWORD_KINDS),
  payment_payflowpro_cc_vault_active: null,
  product_reviews_enabled: '1',
};

/** The configuration of a store, with the florist's delivery days. */
export function storeConfig(context: ShopContext, store: Store): object {
  return {
    ...RULES,
    ...LISTINGS,
    ...words(store),
    ...addresses(context, store),
    id: store.id,
    code: store.code,
    store_code: store.code,
    store_sort_order: store.position,
    is_default_store: store.is_default === 1,
    is_default_store_group: true,
    base_currency_code: BASE_CURRENCY,
    default_display_currency_code: store.currency,
  };
}
