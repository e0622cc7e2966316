import { CHOICE_FIELDS, OFFER_FIELDS } from './choice-document';
import { CARD_FIELDS, OPTION_FIELDS } from './product-fields';

const NODE = 'uid name position level product_count url_path url_suffix include_in_menu';

function nested(levels: number): string {
  return levels === 0 ? NODE : `${NODE} children { ${nested(levels - 1)} }`;
}

/** S3-9. Four levels below the root. */
export const TREE = `query categoryTree { categories { items { ${nested(4)} } } }`;

export const PRODUCT = `query productPage($sku: String!, $chosen: [ID!]) {
  products(filter: { sku: { eq: $sku } }) {
    items {
      ${CARD_FIELDS}
      description { html }
      short_description { html }
      meta_title meta_description
      show_flower_care
      media_gallery { url label }
      categories { uid name url_path url_suffix breadcrumbs { category_name category_url_path } }
      ... on CustomizableProductInterface { ${OPTION_FIELDS} }
      ${CHOICE_FIELDS}
      ${OFFER_FIELDS}
    }
  }
}`;

export const PRODUCTS_BY_SKU = `query productsBySku($skus: [String], $pageSize: Int) {
  products(filter: { sku: { in: $skus } }, pageSize: $pageSize) { items { ${CARD_FIELDS} } }
}`;
