/** Texts of the content pages, except the content itself. */
export const contentTexts = {
  askHeading: 'Would you rather talk it over?',
  ask: 'Call or write to us, Monday to Saturday. A florist will answer.',
} as const;
