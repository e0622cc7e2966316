import { YEARS_KEPT } from '../commerce/order/delete-orders';
import type { Email, EmailSection } from './email';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

const section = (heading: string, ...paragraphs: readonly string[]): EmailSection => ({
  heading,
  paragraphs,
  rows: [],
});

const linkSection = (
  heading: string,
  paragraphs: string | readonly string[],
  text: string,
  href: string,
): EmailSection => ({
  ...section(heading, ...[paragraphs].flat()),
  link: { text, href },
});

const NOT_YOU = section(
  'If this was not you',
  `Somebody has probably typed your address by mistake, and you need do nothing. If it happens again, please tell us: ${SHOP_CONTACT.phone} or ${SHOP_CONTACT.email}.`,
);

// No name of the customer: whoever typed it may not be the owner of the address.

/** Asks a new customer to confirm the address. */
export function confirmationEmail(href: string): Email {
  return {
    subject: 'Please confirm your Posy account',
    greeting: 'Hello, there is one more step before your account is open.',
    sections: [
      linkSection(
        'Confirm your address',
        [
          'Follow the link and choose a password; then you can sign in with it. The link works for three days.',
          'Anything you ordered as a guest with this email address will be in your account.',
        ],
        'Confirm my account',
        href,
      ),
      NOT_YOU,
    ],
  };
}

/** Welcomes a customer whose account is open. */
export function welcomeEmail(shop: string): Email {
  return {
    subject: 'Your Posy account',
    greeting: 'Hello, your account is open.',
    sections: [
      linkSection(
        'What you can do with it',
        'You can keep the addresses you send flowers to, look up your orders, and save anything you like to your wishlist.',
        'Go to the shop',
        shop,
      ),
      NOT_YOU,
    ],
  };
}

/** Contains the link to set a new password. */
export function resetEmail(link: string): Email {
  return {
    subject: 'A new password for your Posy account',
    greeting: 'Hello, somebody asked for a new password for your account.',
    sections: [
      linkSection(
        'Choose a new password',
        'The link works once, for two hours. Your old password works until you change it.',
        'Choose a new password',
        link,
      ),
      NOT_YOU,
    ],
  };
}

const CALL_US = section(
  'If this was not you',
  `Call us at once on ${SHOP_CONTACT.phone}, or write to ${SHOP_CONTACT.email}: somebody else may be in your account.`,
);

/** Reports that the password was changed. */
export function passwordChangedEmail(): Email {
  return {
    subject: 'Your Posy password was changed',
    greeting: 'Hello, the password for your account has been changed.',
    sections: [
      section('What that means', 'Anywhere else you were signed in, you will need to sign in again.'),
      CALL_US,
    ],
  };
}

/** Asks the owner of an account's future address to confirm it. */
export function newEmailConfirmationEmail(link: string): Email {
  return {
    subject: 'Please confirm the new email address of your Posy account',
    greeting: 'Hello, somebody asked to use this email address for a Posy account.',
    sections: [
      linkSection(
        'Confirm your address',
        [
          'Follow the link, and from then on that account is signed in to with this address. The link works for one day.',
          'If you are signed in to that account in the same browser, anything you ordered as a guest with this address will be in it. Otherwise those orders stay as they are.',
        ],
        'Confirm my new address',
        link,
      ),
      NOT_YOU,
    ],
  };
}

/** Notifies the old address that a change was requested. */
export function emailChangeRequestedEmail(): Email {
  return {
    subject: 'A new email address for your Posy account',
    greeting: 'Hello, somebody asked to change the email address of your account.',
    sections: [
      section(
        'What that means',
        'We have asked the owner of the new address to confirm it. Until then, sign in as before.',
      ),
      CALL_US,
    ],
  };
}

/** Tells the old address that the account's email address was changed. */
export function emailChangedEmail(): Email {
  return {
    subject: 'The email address of your Posy account was changed',
    greeting: 'Hello, the email address of your account has been changed.',
    sections: [
      section('What that means', 'Please sign in with the new address. We will send emails there too.'),
      CALL_US,
    ],
  };
}

/** The last email about an account. */
export function accountDeletedEmail(): Email {
  return {
    subject: 'Your Posy account was deleted',
    greeting: 'Hello, your account has been deleted, as you asked.',
    sections: [
      section(
        'What that means',
        `Your addresses, your wishlist, your newsletter, and the enquiries that you sent while signed in are gone. Tax law asks us to keep orders and invoices for ${YEARS_KEPT} years after the order; nobody uses them for anything else.`,
      ),
      CALL_US,
    ],
  };
}

/** Asks to confirm a newsletter subscription. */
export function newsletterEmail(link: string): Email {
  return {
    subject: 'Please confirm: news from Posy',
    greeting: 'You asked for our news: what is in season, and what we are making of it.',
    sections: [
      linkSection(
        'Confirm your subscription',
        'We will not send you anything until you do.',
        'Yes, send me your news',
        link,
      ),
      NOT_YOU,
    ],
  };
}
