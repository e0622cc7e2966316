/** Words of a product's reviews that the server writes too. */
export const reviewWords = {
  readAll: 'Read all reviews',
  readCount: (count: number) => (count === 1 ? 'Read the review' : `Read all ${count} reviews`),
  newer: 'Newer reviews',
  older: 'Older reviews',
  add: 'Add a review',
  pending: 'Waiting to be read by us',
  none: 'No reviews yet.',
  by: (name: string, day: string) => `${name}, ${day}`,
  rated: (stars: number) => `Rated ${stars} out of 5`,
  failed: 'We could not load the reviews just now.',
  tryAgain: 'Try again',
  needsScripts: 'To write a review here, please switch on JavaScript in your browser.',
} as const;
