/** Texts of the content pages, except the content itself. */
export const contentTexts = {
  index: 'Good to know',
  indexDescription: 'All that Posy has written down: who we are, caring for flowers, weddings, funerals and our terms.',
  nothingWritten: 'There is nothing to read here at the moment.',
  dayOnItsPage: 'The date is on its own page',
  priceOfPlace: (price: string) => `${price} a place`,
  somePlaces: 'places left',
  noWorkshops: 'There are no dates in the diary just now. To hear of the next ones, call us on',
  workshopsFailed: 'We cannot show the dates just now. Please look again in a few minutes, or call us on',
  askHeading: 'Would you rather talk it over?',
  ask: 'Call or write to us. A florist will answer.',
} as const;
