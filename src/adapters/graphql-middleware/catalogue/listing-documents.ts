import { CARD_FIELDS, MONTHS } from './product-fields';

const FILTER_FIELDS = 'total_count aggregations { attribute_code label options { label value count } }';

const onePage = (more: string): string => `products(
    search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage
  ) {
    items { ${CARD_FIELDS} ${more} }
    page_info { current_page page_size total_pages }
    ${FILTER_FIELDS}
  }`;

const VARIABLES = `$search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput,
  $pageSize: Int, $currentPage: Int`;

/** A category, one page of its products and its filters in one request. */
const categoryPage = (name: string, more: string): string => `query ${name}($uid: String!, ${VARIABLES}) {
  categoryList(filters: { category_uid: { eq: $uid } }) {
    uid name description meta_title meta_description meta_keywords
  }
  ${onePage(more)}
}`;

export const CATEGORY = categoryPage('categoryPage', MONTHS);

export const CATEGORY_STANDARD = categoryPage('categoryPagePlain', '');

const searchPage = (name: string, more: string): string => `query ${name}(${VARIABLES}) {
  ${onePage(more)}
}`;

export const SEARCH = searchPage('searchPage', MONTHS);

export const SEARCH_STANDARD = searchPage('searchPagePlain', '');

/** All that the search box requests. */
const suggestions = (name: string, more: string): string => `query ${name}($search: String, $pageSize: Int) {
  products(search: $search, pageSize: $pageSize) { items { ${CARD_FIELDS} ${more} } }
}`;

export const SUGGESTIONS = suggestions('suggestions', MONTHS);

export const SUGGESTIONS_STANDARD = suggestions('suggestionsPlain', '');

/** Page size 1 is the minimum when only filters are needed. */
export const FILTERS = `query listingFilters($search: String, $filter: ProductAttributeFilterInput) {
  products(search: $search, filter: $filter, pageSize: 1) { ${FILTER_FIELDS} }
}`;

const meanings = (name: string, more: string): string => `query ${name}($search: String!) {
  products(search: $search, pageSize: 1) { suggestions { search } ${more} }
}`;

/** Synonyms and suggestions for a search term. Suggestions are Magento's own since 2.4.5, synonyms are an addition. */
export const MEANINGS = meanings('searchMeanings', 'synonyms');

export const MEANINGS_STANDARD = meanings('searchSuggestions', '');
