/** The wire's own way to a customer's reviews answers the first ten and no others; this one answers them all. */
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
