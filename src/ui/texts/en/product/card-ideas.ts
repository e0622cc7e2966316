/** Texts of the ideas for a card, which are loaded when it is written. */
export const cardIdeasTexts = {
  title: 'Ideas for the card',
  occasion: 'The occasion',
  choose: 'Please choose',
  loading: 'One moment…',
  failed: 'We could not load our ideas just now.',
  tryAgain: 'Try again',
} as const;
