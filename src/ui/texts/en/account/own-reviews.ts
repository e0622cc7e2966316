/** Texts of a customer's own reviews. */
export const ownReviewTexts = {
  written: 'What you have written',
  emptyTitle: 'None yet',
  emptyHint: 'What you write about our flowers, on the page of a bouquet, is kept here.',
  toOrders: 'See your orders',
  failed: 'We could not fetch your reviews just now.',
} as const;
