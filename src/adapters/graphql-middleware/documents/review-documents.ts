/** The API's own method returns only the first ten reviews of a customer; this document returns all pages. */
export const OWN_REVIEWS = `query ownReviews($pageSize: Int, $currentPage: Int) {
  customer {
    reviews(pageSize: $pageSize, currentPage: $currentPage) {
      items {
        nickname created_at average_rating summary text
        ratings_breakdown { name value }
        product { uid name }
      }
      page_info { current_page page_size total_pages }
    }
  }
}`;
