const ownReviews = (more: string) => `query ownReviews($pageSize: Int, $currentPage: Int) {
  customer {
    reviews(pageSize: $pageSize, currentPage: $currentPage) {
      items {
        nickname created_at average_rating summary text ${more}
        ratings_breakdown { name value }
        product { uid name }
      }
      page_info { current_page page_size total_pages }
    }
  }
}`;

/** All pages, of which the API's own method returns the first ten reviews alone; and what is not approved yet. */
export const OWN_REVIEWS = ownReviews('is_pending');

/** Magento does not say what is approved. */
export const OWN_REVIEWS_STANDARD = ownReviews('').replace('ownReviews', 'ownReviewsOfMagento');
