import { composedFields, CARD_FIELDS, MONTHS, ONE_PRICE, OPTION_FIELDS, SUMMARY_FIELDS } from './product-fields';

const CHOICE_FIELDS = `
  ... on ConfigurableProduct {
    configurable_options { uid attribute_code label position values { uid label swatch_data { value } } }
    configurable_product_options_selection(configurableOptionValueUids: $chosen) {
      media_gallery { url label }
      variant {
        uid sku stock_status only_x_left_in_stock ${ONE_PRICE}
      }
    }
  }`;

/** The variants of a configurable, to compare before choosing. */
const VARIANT_FIELDS = `
  ... on ConfigurableProduct {
    variants {
      attributes { uid }
      product {
        stock_status only_x_left_in_stock short_description { html } ${ONE_PRICE}
      }
    }
  }`;

/** Only what depends on the selected values. */
export const CHOICE = `query productChoice($sku: String!, $chosen: [ID!]) {
  products(filter: { sku: { eq: $sku } }) {
    items { __typename uid ${CHOICE_FIELDS} }
  }
}`;

const NODE = 'uid name position level product_count url_path url_suffix include_in_menu';

function nested(levels: number): string {
  return levels === 0 ? NODE : `${NODE} children { ${nested(levels - 1)} }`;
}

/** Four levels below the root. */
export const TREE = `query categoryTree { categories(pageSize: 20) { items { ${nested(4)} } } }`;

/** Everything that a product page shows. Magento limits a query to 300 fields, including `__typename`. */
const productPage = (
  name: string,
  more: string,
  ofEach: string,
): string => `query ${name}($sku: String!, $chosen: [ID!]) {
  ${products('sku: { eq: $sku }', more, ofEach)}
}`;

/** The same of the product with a URL key. It has no room for the field `route`. */
const pathPage = (name: string, more: string, ofEach: string): string => `query ${name}($key: String!, $chosen: [ID!]) {
  ${products('url_key: { eq: $key }', more, ofEach)}
}`;

/** `ofEach`: fields of the product and of those it is composed of. */
const products = (filter: string, more: string, ofEach: string): string => `products(filter: { ${filter} }) {
    items {
      ${SUMMARY_FIELDS}
      description { html }
      short_description { html }
      meta_title meta_description meta_keyword
      ${more} ${ofEach}
      media_gallery { url label }
      categories { uid name url_path url_suffix breadcrumbs { category_name category_url_path } }
      ... on CustomizableProductInterface { ${OPTION_FIELDS} }
      ${CHOICE_FIELDS}
      ${VARIANT_FIELDS}
      ${composedFields(ofEach)}
    }
  }`;

/** The largest quantity exists in later versions of Magento. */
const MAXIMUM = 'max_sale_qty';

/** The attributes exist in Magento only if the shop has created them; what required options have in the price, nowhere. */
const ADDITIONS = `show_flower_care ${MAXIMUM} least_options_price`;

export const PRODUCT = productPage('productPage', ADDITIONS, MONTHS);

export const PRODUCT_WITH_MAXIMUM = productPage('productPageWithMaximum', MAXIMUM, '');

export const PRODUCT_STANDARD = productPage('productPagePlain', '', '');

export const PATH = pathPage('pathPage', ADDITIONS, MONTHS);

export const PATH_WITH_MAXIMUM = pathPage('pathPageWithMaximum', MAXIMUM, '');

export const PATH_STANDARD = pathPage('pathPagePlain', '', '');

/** Only on our own backend: Magento's lists end after 10,000 products. */
export const PRODUCT_URLS = `query posyProductUrls($after: ID) { productUrls(after: $after) { urls next } }`;

export const PRODUCT_URLS_STANDARD = `query productUrls($pageSize: Int!, $currentPage: Int!) {
  products(filter: {}, pageSize: $pageSize, currentPage: $currentPage) {
    total_count
    items { sku url_key url_rewrites { url } }
  }
}`;

const productsBySku = (name: string, more: string): string => `query ${name}($skus: [String], $pageSize: Int) {
  products(filter: { sku: { in: $skus } }, pageSize: $pageSize) { items { ${CARD_FIELDS} ${more} } }
}`;

export const PRODUCTS_BY_SKU = productsBySku('productsBySku', MONTHS);

export const PRODUCTS_BY_SKU_STANDARD = productsBySku('productsBySkuPlain', '');
