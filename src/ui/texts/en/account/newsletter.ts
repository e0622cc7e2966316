import type { NewsletterStatus } from '../../../../domain/customer/customer';
import { contactTexts } from '../layout/contact';

/** Texts of the newsletter modal and page. */
export const newsletterTexts = {
  title: 'Newsletter',
  about: 'What is in season, and when the next workshop is: one email a month, at most.',
  agree: 'Yes, please send me the newsletter. I can unsubscribe at any time.',
  privacy: 'How we use your email address',
  newTab: '(opens in a new tab)',
  refused: 'We could not put this address on our list. Perhaps it is there already.',
  busy: 'You are not on our list yet: too many have signed up from here within the hour, or we are very busy. Please try again later.',
  subscribe: 'Sign up',
  subscribing: 'Signing up…',
  close: 'Close',
} as const;

/** The result of a subscription. */
export function newsletterStatusMessage(status: NewsletterStatus): string {
  switch (status) {
    case 'subscribed':
      return 'Thank you. You are on our list.';
    case 'unconfirmed':
    case 'not-active':
      return 'Nearly there. Please look in your inbox: unless you are on our list already, there is a link to follow.';
    case 'unsubscribed':
      return `This address was taken off our list before. To get the newsletter again, write to ${contactTexts.email}.`;
  }
}
