/** Texts of a coupon that does not reduce the order at present. */
export const couponTexts = {
  kept: (code: string) => `Coupon not counted: ${code}`,
  waits: (minimum: string) =>
    `It is for orders of ${minimum} or more, without gift cards and delivery. We keep it, and it counts again as soon as your order comes to that.`,
  notForGiftCards: 'It is not for gift cards. We keep it, and it counts as soon as something else is in your cart.',
  lost: (code: string) =>
    `The coupon ${code} is no longer valid for your cart and was taken off. Please look at the new total.`,
} as const;

/** Texts about gift cards in the cart and the checkout. */
export const giftCardTexts = {
  label: 'Gift card code',
  another: 'Another gift card code',
  apply: 'Use it',
  remove: 'Remove',
  removeOf: (end: string) => `Remove the gift card ending ${end}`,
  /** The last group of a code, however much of it the backend shows. */
  endOf: (code: string) => code.replace(/[^A-Za-z0-9]/g, '').slice(-4),
  applied: (end: string, applied: string, balance: string) =>
    `Gift card ending ${end}: ${applied} of the ${balance} on it.`,
  keepsSome: 'We have left a little on it, because very small card payments are not possible.',
  goodUntil: (day: string) => `Good until ${day}.`,
  share: (end: string) => `Gift card ending ${end}`,
  leftToPay: 'Left to pay',
  vat: (amount: string) => `The order includes ${amount} VAT`,
  balanceQuestion: 'What is left on your gift card?',
  balanceCheck: 'Check',
  balance: (end: string, amount: string) => `There is ${amount} on the gift card ending ${end}.`,
  isOn: 'The gift card is applied to your cart.',
  isOff: 'The gift card was removed from your cart. Nothing on it was spent.',
  notHere: 'Gift cards cannot be used in this shop online. Please call us and we will help.',
  invalid:
    'We could not use this code. Please check it letter by letter; a card that is spent or has expired cannot be used.',
} as const;
