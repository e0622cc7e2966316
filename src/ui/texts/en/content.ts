/** Texts of the content pages, except the content itself. */
export const contentTexts = {
  askHeading: 'Rather talk it over?',
  ask: 'Telephone or write to us, Monday to Saturday. A florist answers.',
} as const;
