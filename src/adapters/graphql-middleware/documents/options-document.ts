import { MONTHS, OPTION_FIELDS } from './product-fields';

const FIELDS = `uid ... on CustomizableProductInterface { ${OPTION_FIELDS} }`;

/** Options and months of several products. The months, and filtering by uid, are additions of our backend. */
export const OPTIONS_BY_UID = `query productOptions($uids: [String], $pageSize: Int) {
  products(filter: { uid: { in: $uids } }, pageSize: $pageSize) {
    items { ${FIELDS} ${MONTHS} }
  }
}`;

/** The same in Magento's schema. */
export const OPTIONS_BY_SKU = `query productOptionsBySku($skus: [String], $pageSize: Int) {
  products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
    items { ${FIELDS} }
  }
}`;
