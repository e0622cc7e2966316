import { OPTION_FIELDS } from './product-fields';

const FIELDS = `uid ... on CustomizableProductInterface { ${OPTION_FIELDS} }`;

/** What may be answered to each of several products. Filtering by uid is our backend's own addition. */
export const OPTIONS_BY_UID = `query productOptions($uids: [String], $pageSize: Int) {
  products(filter: { uid: { in: $uids } }, pageSize: $pageSize) {
    items { ${FIELDS} }
  }
}`;

/** The same in words that Magento has. */
export const OPTIONS_BY_SKU = `query productOptionsBySku($skus: [String], $pageSize: Int) {
  products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
    items { ${FIELDS} }
  }
}`;
