/** Caption of the card's preview, which is loaded when the card is written. */
export const cardCaption = 'We write your words by hand, exactly as they are here.';

/** Words of the product page that no script changes. */
export const productWords = {
  noPicture: 'There is no picture of it yet.',
  delivery: 'Where, when and how much',
  priceNote: 'Price includes VAT. The cost of delivery depends on where it is going; you will see it before you order.',
  priceNoteGiftCard: 'Good for 24 months from the day we send it. No VAT is charged on a gift card.',
  priceNoteAlone: 'Price includes VAT.',
  /** Without scripts the button would add the previously shown variant, so it is disabled. */
  showFirst: 'Press “Show this choice” before you add it to the cart.',
  broughtOnYourDay: 'Delivered on the day you choose',
  /** For a set whose parts are put into the cart without a day. */
  sentWithoutDay: 'Sent within two working days; no need to choose a day',
  notSentTo: (country: string) => `We cannot send this one to ${country}, only within the United Kingdom.`,
  personAnswers: 'A florist answers the phone',
  tributeTakes: (days: number, earliest: string) =>
    `We make each tribute to order, which takes ${days === 1 ? 'a working day' : `${days} working days`}: the earliest day is ${earliest}.`,
  tributeSooner: 'If the funeral is sooner, please call us on',
  orderByPhone: 'We put this together with you. To order it, please call us on',
  soldOut: 'To ask when there will be more, or for something similar, please call us on',
  fullyBooked: 'To be put on the list for a place, or to hear of the next date, please call us on',
  outOfSeason: 'For something that is in season now, please call us on',
  files: 'What you can download',
  filePrice: (amount: string) => `+${amount}`,
  filesNote: 'These are files to download, so nothing comes by post.',
  samples: 'Have a look first',
  description: 'Description',
  flowerCare: 'How to care for cut flowers',
  flowerCarePath: '/flower-care',
} as const;

/** Texts of the ideas for a card, which are loaded when it is written. */
export const cardIdeasTexts = {
  title: 'Ideas for the card',
  occasion: 'The occasion',
  choose: 'Please choose',
  loading: 'One moment…',
  failed: 'We could not load our ideas just now.',
  tryAgain: 'Try again',
} as const;
