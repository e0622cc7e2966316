const FIELDS = `
    available_sort_by: [String]
    breadcrumbs: [Breadcrumb]
    canonical_url: String
    children_count: String
    cms_block: CmsBlock
    default_sort_by: String
    description: String
    display_mode: String
    id: Int @deprecated(reason: "Use uid.")
    image: String
    include_in_menu: Int
    is_anchor: Int
    landing_page: Int
    level: Int
    meta_description: String
    meta_keywords: String
    meta_title: String
    name: String
    path: String
    path_in_store: String
    position: Int
    product_count: Int
    products(currentPage: Int = 1, pageSize: Int = 20, sort: ProductAttributeSortInput): CategoryProducts
    uid: ID!
    url_key: String
    url_path: String
    url_suffix: String
`;

/** The category tree and URL resolution. */
export const CATEGORY = /* GraphQL */ `
  extend type Query {
    categories(currentPage: Int = 1, filters: CategoryFilterInput, pageSize: Int = 20): CategoryResult
    categoryList(filters: CategoryFilterInput, currentPage: Int = 1, pageSize: Int = 20): [CategoryTree]
    route(url: String!): RoutableInterface
    urlResolver(url: String!): EntityUrl
  }

  interface CategoryInterface {${FIELDS}}

  type CategoryTree implements CategoryInterface & RoutableInterface {${FIELDS}
    children: [CategoryTree]
    redirect_code: Int!
    relative_url: String
    type: UrlRewriteEntityTypeEnum
  }

  type Breadcrumb {
    category_id: Int @deprecated(reason: "Use category_uid.")
    category_level: Int
    category_name: String
    category_uid: ID!
    category_url_key: String
    category_url_path: String
  }

  type CategoryProducts {
    items: [ProductInterface]
    page_info: SearchResultPageInfo
    total_count: Int
  }

  type CategoryResult {
    items: [CategoryTree]
    page_info: SearchResultPageInfo
    total_count: Int
  }

  input CategoryFilterInput {
    category_uid: FilterEqualTypeInput
    ids: FilterEqualTypeInput
    name: FilterMatchTypeInput
    parent_category_uid: FilterEqualTypeInput
    parent_id: FilterEqualTypeInput
    url_key: FilterEqualTypeInput
    url_path: FilterEqualTypeInput
  }

  enum UrlRewriteEntityTypeEnum {
    CATEGORY
    CMS_PAGE
    PRODUCT
  }

  interface RoutableInterface {
    redirect_code: Int!
    relative_url: String
    type: UrlRewriteEntityTypeEnum
  }

  type EntityUrl {
    canonical_url: String
    entity_uid: ID
    id: Int
    redirectCode: Int
    relative_url: String
    type: UrlRewriteEntityTypeEnum
  }
`;
