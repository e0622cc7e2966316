/** Texts of a customer's own reviews. */
export const ownReviewTexts = {
  written: 'What you have written',
  emptyTitle: 'None yet',
  emptyHint: 'When you review something from our shop, you will find it here.',
  toOrders: 'See your orders',
  failed: 'We could not fetch your reviews just now.',
} as const;
