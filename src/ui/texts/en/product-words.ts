/** Of the card's preview, which is fetched when the card is written. */
export const cardCaption = 'We write your words by hand, as they stand here.';

/** Words of the product page that no script changes. */
export const productWords = {
  noPicture: 'Its picture is still to be drawn.',
  priceNote: 'Price includes VAT. What delivery costs depends on where it goes; you see it before you order.',
  priceNoteAlone: 'Price includes VAT.',
  /** Without scripts the button would add the previously shown variant, so it is disabled. */
  showFirst: 'Press “Show this choice” before you add it to the cart.',
  tiedByHand: 'Tied by hand in our own shop, that morning',
  broughtOnYourDay: 'Brought on the day you choose',
  broughtToTheDoor: 'Brought to the door, packed by hand',
  personAnswers: 'A person answers our telephone',
  orderByPhone: 'We put this together with you. To order it, please call us on',
  description: 'Description',
  flowerCare: 'How to care for cut flowers',
  flowerCarePath: '/flower-care',
} as const;
