/** Texts of the content pages, except the content itself. */
export const contentTexts = {
  index: 'From the shop',
  indexDescription: 'Every page that the shop has written: about us, flower care, weddings, funerals and terms.',
  nothingWritten: 'There is nothing to read here at the moment.',
  askHeading: 'Would you rather talk it over?',
  ask: 'Call or write to us, Monday to Saturday. A florist will answer.',
} as const;
