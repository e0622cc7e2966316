/** Words round the pages that the florist writes herself. */
export const contentTexts = {
  askHeading: 'Rather talk it over?',
  ask: 'Telephone or write to us, Monday to Saturday. A florist answers.',
} as const;
