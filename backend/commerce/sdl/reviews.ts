/** Product reviews. */
export const REVIEWS = /* GraphQL */ `
  extend type Query {
    productReviewRatingsMetadata: ProductReviewRatingsMetadata!
  }

  extend type Mutation {
    createProductReview(input: CreateProductReviewInput!): CreateProductReviewOutput!
  }

  type ProductReviews {
    items: [ProductReview]!
    page_info: SearchResultPageInfo!
  }

  type ProductReview {
    average_rating: Float!
    created_at: String!
    is_pending: Boolean!
    nickname: String!
    product: ProductInterface!
    ratings_breakdown: [ProductReviewRating]!
    summary: String!
    text: String!
  }

  type ProductReviewRating {
    name: String!
    value: String!
  }

  type ProductReviewRatingsMetadata {
    items: [ProductReviewRatingMetadata]!
  }

  type ProductReviewRatingMetadata {
    id: String!
    name: String!
    values: [ProductReviewRatingValueMetadata]!
  }

  type ProductReviewRatingValueMetadata {
    value: String!
    value_id: String!
  }

  input CreateProductReviewInput {
    nickname: String!
    ratings: [ProductReviewRatingInput]!
    sku: String!
    summary: String!
    text: String!
  }

  input ProductReviewRatingInput {
    id: String!
    value_id: String!
  }

  type CreateProductReviewOutput {
    review: ProductReview!
  }
`;
