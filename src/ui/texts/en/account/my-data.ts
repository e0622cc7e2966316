import { YEARS_KEPT } from '../../../../domain/customer/account-data';
import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { contactTexts } from '../layout/contact';
import { nativeRefusalMessage } from './native-refusals';

/** Texts of the page from which a customer's data is downloaded or deleted. */
export const myDataTexts = {
  downloadTitle: 'Download my data',
  download:
    'Everything we keep about you: your details, addresses, orders, wishlist, reviews, and enquiries that you sent while signed in. One file is for you to read, the other for a computer.',
  asText: 'Download to read',
  asJson: 'Download as JSON',
  deleteTitle: 'Delete my account',
  deleted:
    'We delete your details, addresses, wishlist, newsletter, open cart, and the enquiries that you sent while signed in, at once, and sign you out on every device. Your published reviews stay, without your name.',
  kept: `Tax law asks us to keep orders and invoices, with the names and addresses on them, for ${YEARS_KEPT} years after the order. We use them for nothing else, and delete them after that.`,
  underway: `What you have ordered still arrives. Without an account, follow it with its number, your email address and a postcode, or call us on ${contactTexts.phone}.`,
  cannotUndo: 'This cannot be undone.',
  password: 'Current Password',
  signedInAs: (email: string) => `The account of ${email}.`,
  agree: 'Yes, delete my account for good',
  submit: 'Delete my account',
  refused: 'We did not delete your account. Please check your password.',
} as const;

export const deletionRefusalMessage = (refusal: RefusalInQuery): string =>
  nativeRefusalMessage(refusal, myDataTexts.refused);
