const REVIEW_FIELDS = 'average_rating ratings_breakdown { name value } nickname summary text created_at';

const PAGE_FIELDS = 'page_info { current_page page_size total_pages }';

/** The paging variables page the reviews, not the products. */
export const PRODUCT_REVIEW = `
  query productReview(
    $search: String = ""
    $filter: ProductAttributeFilterInput
    $sort: ProductAttributeSortInput
    $pageSize: Int = 10
    $currentPage: Int = 1
  ) {
    products(search: $search, filter: $filter, sort: $sort) {
      items {
        review_count
        reviews(pageSize: $pageSize, currentPage: $currentPage) {
          items { ${REVIEW_FIELDS} product { uid name } }
          ${PAGE_FIELDS}
        }
      }
    }
  }
`;

export const REVIEW_RATINGS = `
  query productReviewRatingsMetadata {
    productReviewRatingsMetadata {
      items { id name values { value_id value } }
    }
  }
`;

export const CUSTOMER_REVIEWS = `
  query customerProductReview($pageSize: Int = 10, $currentPage: Int = 1) {
    customer {
      reviews(pageSize: $pageSize, currentPage: $currentPage) {
        items { ${REVIEW_FIELDS} product { uid name } }
        ${PAGE_FIELDS}
      }
    }
  }
`;

export const CREATE_REVIEW = `
  mutation createProductReview($input: CreateProductReviewInput!) {
    createProductReview(input: $input) { review { ${REVIEW_FIELDS} } }
  }
`;
