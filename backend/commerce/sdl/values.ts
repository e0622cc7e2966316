/** Shared types: the two roots, money, pages, filters. */
export const VALUES = /* GraphQL */ `
  type Query
  type Mutation

  type Money {
    value: Float
    currency: CurrencyEnum
  }

  type KeyValue {
    name: String
    value: String
  }

  type SearchResultPageInfo {
    current_page: Int
    page_size: Int
    total_pages: Int
  }

  enum SortEnum {
    ASC
    DESC
  }

  enum PriceTypeEnum {
    DYNAMIC
    FIXED
    PERCENT
  }

  input FilterEqualTypeInput {
    eq: String
    in: [String]
  }

  input FilterMatchTypeInput {
    match: String
  }

  input FilterRangeTypeInput {
    from: String
    to: String
  }

  input FilterStringTypeInput {
    eq: String
    in: [String]
    match: String
  }
`;
