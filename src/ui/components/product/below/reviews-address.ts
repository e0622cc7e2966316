/** Id of the heading of the reviews. */
export const REVIEWS = 'reviews';

/** Query of a product page that shows a page of its reviews. */
export const REVIEWS_QUERY = 'reviews';

/** `back` is path and query of the product page. */
export function reviewsAddress(back: string, page: number): string {
  return `${back}${back.includes('?') ? '&' : '?'}${REVIEWS_QUERY}=${page}#${REVIEWS}`;
}
