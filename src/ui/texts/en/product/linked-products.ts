/** Texts of the rows of other products below a product. */
export const linkedTexts = {
  titles: { related: 'Match it with', upsells: 'Other products you might like' },
  failed: {
    related: 'We could not load what goes with it.',
    upsells: 'We could not load other products you might like.',
  },
  tryAgain: 'Try again',
} as const;
