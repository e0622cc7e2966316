/** Listings and search. The uid filter, productUrls and synonyms are our own additions; suggestions are Magento's own since 2.4.5. */
export const PRODUCT_SEARCH = /* GraphQL */ `
  extend type Query {
    products(
      currentPage: Int = 1
      filter: ProductAttributeFilterInput
      pageSize: Int = 20
      search: String
      sort: ProductAttributeSortInput
    ): Products
    productUrls(after: ID, pageSize: Int = 1000): ProductUrls!
  }

  "The pages of all products; next is the value of after for the following ones, null for the last."
  type ProductUrls {
    next: ID
    urls: [String!]!
  }

  input ProductAttributeFilterInput {
    category_id: FilterEqualTypeInput
    category_uid: FilterEqualTypeInput
    colour: FilterEqualTypeInput
    name: FilterMatchTypeInput
    occasion: FilterEqualTypeInput
    price: FilterRangeTypeInput
    season: FilterEqualTypeInput
    size: FilterEqualTypeInput
    sku: FilterEqualTypeInput
    uid: FilterEqualTypeInput
    url_key: FilterEqualTypeInput
  }

  input ProductAttributeSortInput {
    created_at: SortEnum
    name: SortEnum
    position: SortEnum
    price: SortEnum
    relevance: SortEnum
  }

  type Products {
    aggregations: [Aggregation]
    items: [ProductInterface]
    page_info: SearchResultPageInfo
    sort_fields: SortFields
    suggestions: [SearchSuggestion]
    synonyms: [String!]
    total_count: Int
  }

  type SearchSuggestion {
    search: String!
  }

  type Aggregation {
    attribute_code: String!
    count: Int
    label: String
    options: [AggregationOption]
    position: Int
  }

  interface AggregationOptionInterface {
    count: Int
    label: String
    value: String!
  }

  type AggregationOption implements AggregationOptionInterface {
    count: Int
    label: String
    value: String!
  }

  type SortFields {
    default: String
    options: [SortField]
  }

  type SortField {
    label: String
    value: String
  }
`;
