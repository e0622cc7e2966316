import { sharedTexts } from './shared';

/** Texts of the product page, except refusals (`refusals.ts`) and static texts (`product-words.ts`). */
export const productTexts = {
  gallery: 'Pictures',
  pictureOf: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  showPicture: (number: number) => `Show picture ${number}`,
  pictureCount: (number: number, count: number) => `${number} / ${count}`,
  noPicture: 'Its picture is still to be drawn.',
  priceNote: 'Price includes VAT. What delivery costs depends on where it goes; you see it before you order.',
  chooseFirst: (labels: readonly string[]) =>
    labels.length === 0 ? 'This combination cannot be had.' : `Please choose first: ${labels.join(', ')}.`,
  priceNoteAlone: 'Price includes VAT.',
  withSurcharges: (amount: string) => `${amount} of it for your choices`,
  inStock: 'In stock',
  onlyLeft: (count: number) => `Only ${count} left`,
  outOfStock: sharedTexts.outOfStock,
  showChoice: 'Show this choice',
  choosing: 'Looking that up…',
  choiceFailed: 'That choice did not come through.',
  tryAgain: 'Try again',
  pleaseChoose: 'Please choose',
  noneOfThese: 'No, thank you',
  required: '(required)',
  /** Without scripts the button would add the previously shown variant, so it is disabled. */
  showFirst: 'Press “Show this choice” before you add it to the cart.',
  charactersLeft: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
  charactersOver: (over: number) => `${over} ${over === 1 ? 'character' : 'characters'} too many`,
  upTo: (limit: number) => `Up to ${limit} characters`,
  nextDays: 'The next days we can bring it',
  allDays: 'All days',
  typeDay: 'Or type another day here.',
  dayChosen: (day: string) => `We bring it on ${day}.`,
  cardCaption: 'We write your words by hand, as they stand here.',
  notMade: 'Not made in this combination',
  from: (amount: string) => `From ${amount}`,
  extra: (amount: string) => `+${amount}`,
  extraUnknown: 'price shown in your cart',
  quantity: 'Quantity',
  /** After a form without scripts. The cached page cannot read the cart, so the text makes no claim about it. */
  addedByForm: 'Your cart shows what you have added.',
} as const;

/**
 * Texts of the backend's refusal codes, for pages without scripts. The URL carries only the code, so that nobody can
 * inject a text.
 */
export function rejectionByCode(code: string): string {
  switch (code) {
    case 'INSUFFICIENT_STOCK':
      return 'We have not enough of it left for that quantity.';
    case 'NOT_SALABLE':
      return 'It is not for sale at the moment.';
    case 'PRODUCT_NOT_FOUND':
      return 'It is no longer in the shop.';
    default:
      return 'The shop could not add it. Please check your choices, or call us.';
  }
}
