import { randomBytes } from 'node:crypto';
import type { AccountEmail, AccountEmails } from '../commerce/customer/account-emails';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';
import {
  accountDeletedEmail,
  confirmationEmail,
  emailChangedEmail,
  emailChangeRequestedEmail,
  newEmailConfirmationEmail,
  newsletterEmail,
  passwordChangedEmail,
  resetEmail,
  welcomeEmail,
} from './account-emails';
import { type AddressedEmail, queueEmail } from './email';
import type { ShopContext } from '../commerce/graphql/shop-context';
import { enquiryEmails } from './enquiry-emails';
import { type MailSettings, orderEmails } from './queue-order-emails';

type Written = Pick<AddressedEmail, 'message' | 'isSecret'> & { readonly about: string };

function write(email: AccountEmail): Written {
  switch (email.kind) {
    case 'confirm-account':
      return { about: 'confirm', message: confirmationEmail(email.link), isSecret: true };
    case 'welcome':
      return { about: 'welcome', message: welcomeEmail(email.link), isSecret: false };
    case 'reset-password':
      return { about: 'reset', message: resetEmail(email.link), isSecret: true };
    case 'confirm-new-email':
      return { about: 'new-email', message: newEmailConfirmationEmail(email.link), isSecret: true };
    case 'confirm-newsletter':
      return { about: 'newsletter', message: newsletterEmail(email.link), isSecret: true };
    case 'password-changed':
      return { about: 'password', message: passwordChangedEmail(), isSecret: false };
    case 'email-change-requested':
      return { about: 'email', message: emailChangeRequestedEmail(), isSecret: false };
    case 'email-changed':
      return { about: 'changed-email', message: emailChangedEmail(), isSecret: false };
    case 'account-deleted':
      return { about: 'deleted', message: accountDeletedEmail(), isSecret: true };
  }
}

/** The emails about accounts. */
export const ACCOUNT_EMAILS: AccountEmails = {
  aboutAccount: async (transaction, recipient, email, now) => {
    const { about, ...written } = write(email);
    const reference = `account-${about}-${randomBytes(8).toString('hex')}`;
    const addressed = { ...written, reference, recipient, replyTo: SHOP_CONTACT.email, orderId: null };
    await queueEmail(transaction, addressed, now);
  },
};

/** Every email that a request can queue. */
export function shopEmails(settings: MailSettings): ShopContext['emails'] {
  return { ...orderEmails(settings), ...enquiryEmails(settings), ...ACCOUNT_EMAILS };
}
