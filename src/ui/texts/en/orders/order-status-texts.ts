import { contactTexts } from '../layout/contact';

/** Why no order is shown. `unknown`: at least one of the three answers is wrong, and it is not said which. */
export type OrderStatusRefusal = 'unknown' | 'busy' | 'unreachable' | 'not-offered';

/** Texts of the page where anybody can follow an order. */
export const orderStatusTexts = {
  title: 'Where is my order?',
  about: {
    postcode:
      'You will find the order number in our email. Use the postcode of the invoice: your own, not that of the delivery.',
    surname:
      'You will find the order number in our email. Use the surname on the invoice: your own, not that of the person we deliver to.',
  },
  account: 'Did you order with an account, or open one since?',
  signIn: 'Sign in to see your orders',
  number: 'Order number',
  email: 'Email address of the order',
  postcode: 'Postcode of the invoice',
  surname: 'Surname on the invoice',
  submit: 'Show my order',
  another: 'Look for another order',
} as const;

const refusals: Readonly<Record<Exclude<OrderStatusRefusal, 'unknown'>, string>> = {
  busy: `You have tried too many times in a row. Please wait a few minutes, or call us on ${contactTexts.phone}.`,
  unreachable: `We could not look for your order just now. Please try again in a moment, or call us on ${contactTexts.phone}.`,
  'not-offered': `Please call us on ${contactTexts.phone}, and we will tell you where your order is.`,
};

/** `asks` is what the form asked for besides number and email; null without a form. */
export function orderStatusRefusalMessage(refusal: OrderStatusRefusal, asks: 'postcode' | 'surname' | null): string {
  if (refusal !== 'unknown') return refusals[refusal];
  const last = asks === 'surname' ? 'surname' : 'postcode';
  return `We have no order with this number, email address and ${last}. Please check them against our email, or call us on ${contactTexts.phone}.`;
}
