import { fullyBooked } from '../stock';
import { sharedTexts } from '../shared';

/** Texts of the product page, except refusals (`refusals.ts`) and static texts (`product-words.ts`). */
export const productTexts = {
  gallery: 'Pictures',
  showPicture: (number: number) => `Show picture ${number}`,
  enlarge: 'Enlarge the picture',
  chooseFirst: (labels: readonly string[]) =>
    labels.length === 0 ? 'This combination is not available.' : `Please choose first: ${labels.join(', ')}.`,
  reviews: 'Reviews',
  checkParts: 'Please check your choices first.',
  withSurcharges: (amount: string) => `including ${amount} for your choices`,
  inStock: 'In stock',
  onlyLeft: (count: number) => `Only ${count} left`,
  outOfStock: sharedTexts.outOfStock,
  orderAhead: (backIn: string) => `${backIn}: you can order it now`,
  placesLeft: (count: number) => `${count} ${count === 1 ? 'place' : 'places'} left`,
  fullyBooked,
  showChoice: 'Show this choice',
  choosing: 'Checking…',
  choiceFailed: 'We could not load that choice.',
  tryAgain: 'Try again',
  pleaseChoose: 'Please choose',
  noneOfThese: 'No, thank you',
  required: '(required)',
  charactersLeft: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
  charactersOver: (over: number) => `${over} ${over === 1 ? 'character' : 'characters'} too many`,
  upTo: (limit: number) => `Up to ${limit} characters`,
  perLetter: 'for each letter or sign after the first; spaces are free',
  anonymous: 'Leave it empty to send it anonymously.',
  nextDays: 'The next days we can deliver',
  allDays: 'All days',
  emailDay: 'We send the email on this day, Sundays and holidays included.',
  typeDay: 'Or enter another day here.',
  dayChosen: (day: string) => `For ${day}.`,
  notMade: 'Not available in this combination',
  from: (amount: string) => `From ${amount}`,
  extra: (amount: string) => `+${amount}`,
  extraUnknown: 'price shown in your cart',
  quantity: 'Quantity',
  /** After a form without scripts. The cached page cannot read the cart, so the text makes no claim about it. */
  addedByForm: 'Your cart shows what you have added.',
} as const;
