import { CARD_FIELDS } from './product-fields';

const FILTER_FIELDS = 'total_count aggregations { attribute_code label options { label value count } }';

const ONE_PAGE = `products(
    search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage
  ) {
    items { ${CARD_FIELDS} }
    page_info { current_page page_size total_pages }
    ${FILTER_FIELDS}
  }`;

const VARIABLES = `$search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput,
  $pageSize: Int, $currentPage: Int`;

/** A category, one page of its products and its filters in one request. */
export const CATEGORY = `query categoryPage($uid: String!, ${VARIABLES}) {
  categoryList(filters: { category_uid: { eq: $uid } }) {
    uid name description meta_title meta_description meta_keywords
  }
  ${ONE_PAGE}
}`;

export const SEARCH = `query searchPage(${VARIABLES}) {
  ${ONE_PAGE}
}`;

/** Page size 1 is the minimum when only filters are needed. */
export const FILTERS = `query listingFilters($search: String, $filter: ProductAttributeFilterInput) {
  products(search: $search, filter: $filter, pageSize: 1) { ${FILTER_FIELDS} }
}`;
