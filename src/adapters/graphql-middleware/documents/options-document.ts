import { OPTION_FIELDS } from './product-fields';

/** What may be answered to each of several products. Filtering by uid is our backend's own addition. */
export const OPTIONS_BY_UID = `query productOptions($uids: [String], $pageSize: Int) {
  products(filter: { uid: { in: $uids } }, pageSize: $pageSize) {
    items { uid ... on CustomizableProductInterface { ${OPTION_FIELDS} } }
  }
}`;
