import { wordDays } from '../cart/several-days';

const onDays = (days: readonly string[]) => wordDays(days, (few) => `on ${few.join(' and on ')}`, 'times, from');

/** Texts of the page after an order. */
export const thanksTexts = {
  title: 'Thank you for your order',
  orderNumber: 'Order number',
  numberByMail: 'You will find the order number in the e-mail that we send you.',
  collectOn: (shop: string, days: readonly string[]) =>
    `Collect your order from ${shop}${days.length === 0 ? '' : `, ${onDays(days)}`}.`,
  /** When this tab knows of no order, the page claims nothing about one. */
  someOrderTitle: 'Your order',
  someOrder:
    'When you order from us, we send you an e-mail with the details. If yours has not arrived within an hour, check your junk folder, then call us.',
  thanksNext: 'That e-mail is your record of the order, so please keep it.',
  contactTitle: 'Need to add or change anything?',
  contactMail: (address: string) => `Write to ${address}`,
  feedbackTitle: 'Tell us how it went',
  feedback: 'We read everything, praise and complaints alike, and we always reply.',
  backToShop: 'Back to the shop',
  accountTitle: 'Follow your order in an account',
  account: (email: string) =>
    `Create one with ${email}, and this order is in it as soon as you follow the link in our e-mail.`,
  createAccount: 'Create an account',
} as const;

const mailSent = (email: string) =>
  `We are sending an e-mail to ${email === '' ? 'you' : email} with everything you ordered. If it has not arrived within an hour, check your junk folder, then call us.`;

/** Where and when the order is brought. */
export function wordBringOn(
  { recipient, isFuneral }: { recipient: string; isFuneral: boolean },
  days: readonly string[],
): string {
  if (isFuneral)
    return `We will bring the flowers to the place you named, in time for the service on ${days.join(' and on ')}.`;
  return `Your order will ${recipient === '' ? 'arrive' : `reach ${recipient}`} ${onDays(days)}.`;
}

const STEPS_TO_FUNERAL = [
  'We will telephone the funeral director, or whoever receives the flowers, to agree the time.',
  'We will make them up as close to the service as we can. If anything about it changes, please call us.',
];
const STEPS_TO_RECIPIENT = [
  'We will make it up on the morning it leaves the shop.',
  'If nobody is in, it will be left somewhere safe or with a neighbour, with a card to say where.',
];

/** What happens after an order. */
export function thanksSteps(
  { email, isCollected, isFuneral }: { email: string; isCollected: boolean; isFuneral: boolean },
  hasDay: boolean,
): readonly string[] {
  const collected = 'We will make it up that morning. Please bring the order number with you.';
  if (isCollected) return [mailSent(email), collected];
  if (!hasDay) return [mailSent(email)];
  return [mailSent(email), ...(isFuneral ? STEPS_TO_FUNERAL : STEPS_TO_RECIPIENT)];
}
