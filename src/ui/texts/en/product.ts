import { sharedTexts } from './shared';

/** Words of the product page that are not refusals; those stand in `refusals.ts`. */
export const productTexts = {
  gallery: 'Pictures',
  pictureOf: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  showPicture: (number: number) => `Show picture ${number}`,
  priceNote: 'Price includes VAT. What delivery costs depends on where it goes; you see it before you order.',
  chooseFirst: (labels: readonly string[]) =>
    labels.length === 0 ? 'This combination cannot be had.' : `Please choose first: ${labels.join(', ')}.`,
  orderByPhone: 'We put this together with you. To order it, please call us on',
  priceNoteAlone: 'Price includes VAT.',
  withExtras: (amount: string) => `${amount} of it for your choices`,
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
  /** Without scripts the button would add what was shown before, so it waits. */
  showFirst: 'Press “Show this choice” before you add it to the cart.',
  charactersLeft: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
  charactersOver: (over: number) => `${over} ${over === 1 ? 'character' : 'characters'} too many`,
  upTo: (limit: number) => `Up to ${limit} characters`,
  earliestDay: (day: string) => `The earliest day we can bring it is ${day}.`,
  closedDays: (last: string) =>
    `We do not deliver on Sundays or bank holidays. Orders after 2 pm count as the next day’s. The last day you can choose is ${last}.`,
  extra: (amount: string) => `+${amount}`,
  quantity: 'Quantity',
  description: 'Description',
  flowerCare: 'How to care for cut flowers',
  flowerCarePath: '/flower-care',
} as const;

/**
 * What the shop's other side said, when only its code came back (a page without scripts): the code is S4-43, and the
 * sentence is ours, because an address must not be able to put words into our mouth.
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
