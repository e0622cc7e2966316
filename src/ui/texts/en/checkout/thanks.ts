import type { ProductKind } from '../../../../domain/catalogue/product-kind';
import type { DeliveryMethod } from '../../../../domain/delivery/delivery-method';
import { severalDaysText } from '../cart/several-days';
import { nextStepsText } from '../delivery/by-kind';

const onDays = (days: readonly string[]) => severalDaysText(days, (few) => `on ${few.join(' and on ')}`, 'times, from');

/** Texts of the page after an order. */
export const thanksTexts = {
  title: 'Thank you for your order',
  orderNumber: 'Order number',
  numberByMail: 'You will find the order number in the email that we send you.',
  collectOn: (shop: string, days: readonly string[]) =>
    `Collect your order from ${shop}${days.length === 0 ? '' : `, ${onDays(days)}`}.`,
  workshopOn: (name: string, when: string) => `${name} is on ${when}.`,
  /** When this tab knows of no order, the page claims nothing about one. */
  someOrderTitle: 'Your order',
  someOrder:
    'When you order from us, we send you an email with the details. If yours has not arrived within an hour, check your junk folder, then call us.',
  thanksNext: 'That email is your record of the order, so please keep it.',
  contactTitle: 'Need to add or change anything?',
  contactMail: (address: string) => `Write to ${address}`,
  feedbackTitle: 'Tell us how it went',
  feedback: 'We read everything, praise and complaints alike, and we always reply.',
  backToShop: 'Back to the shop',
  accountTitle: 'Follow your order in an account',
  account: (email: string) =>
    `Create one with ${email}, and this order is in it as soon as you follow the link in our email.`,
  createAccount: 'Create an account',
} as const;

const mailSent = (email: string) =>
  `We are sending an email to ${email === '' ? 'you' : email} with everything you ordered. If it has not arrived within an hour, check your junk folder, then call us.`;

interface Brought {
  /** First name; empty if it is not known. */
  readonly recipient: string;
  /** The kinds of its products, without repetition. */
  readonly kinds: readonly ProductKind[];
}

/** Where and when the order is brought. */
export function deliveryDayText({ recipient, kinds }: Brought, days: readonly string[]): string {
  if (kinds.includes('tribute'))
    return `We will bring the flowers to the place you named, in time for the service on ${days.join(' and on ')}.`;
  return `Your order will ${recipient === '' ? 'arrive' : `reach ${recipient}`} ${onDays(days)}.`;
}

const STEPS_TO_FUNERAL = [
  'We will telephone the funeral director, or whoever receives the flowers, to agree the time.',
  'We will make them up as close to the service as we can. If anything about it changes, please call us.',
];

interface Placed extends Pick<Brought, 'kinds'> {
  readonly email: string;
  /** Null where nothing is delivered, or the method is unknown. */
  readonly method: DeliveryMethod | null;
}

/** What happens after an order. */
export function thanksSteps({ email, method, kinds }: Placed): readonly string[] {
  const isBroughtToFuneral = kinds.includes('tribute') && method !== 'collection';
  return [mailSent(email), ...(isBroughtToFuneral ? STEPS_TO_FUNERAL : nextStepsText(kinds, method))];
}
