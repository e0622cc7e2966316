import type { Email, EmailSection } from './email';
import { SHOP_CONTACT } from './shop-contact';

const section = (heading: string, ...paragraphs: readonly string[]): EmailSection => ({
  heading,
  paragraphs,
  rows: [],
});

const linkSection = (heading: string, paragraph: string, text: string, href: string): EmailSection => ({
  ...section(heading, paragraph),
  link: { text, href },
});

const NOT_YOU = section(
  'If this was not you',
  `Then somebody has typed your address by mistake, and you need do nothing. If it goes on, tell us: ${SHOP_CONTACT.phone} or ${SHOP_CONTACT.email}.`,
);

// No name of the customer: whoever typed it may not be the owner of the address.

/** Asks a new customer to confirm the address. */
export function confirmationEmail(href: string): Email {
  return {
    subject: 'Please confirm your Posy account',
    greeting: 'Hello, one more step and your account is open.',
    sections: [
      linkSection(
        'Confirm your address',
        'Follow the link, and you can sign in. It works for three days.',
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
        'What it is good for',
        'Addresses you send flowers to are kept for next time, your orders stay where you can look them up, and whatever takes your fancy can wait on your wishlist.',
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
        'The link works once, and for two hours. Your old password stays good until then.',
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
    greeting: 'Hello, the password of your account is a new one.',
    sections: [
      section('What that means', 'Wherever else you were signed in, you have to sign in again with it.'),
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
        'Follow the link, and from then on you sign in with this address. It works for one day.',
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
    greeting: 'Hello, somebody asked for another email address for your account.',
    sections: [
      section(
        'What that means',
        'We have asked the owner of the new address to confirm it. Until then you sign in as before.',
      ),
      CALL_US,
    ],
  };
}

/** Tells the old address that the account's email address was changed. */
export function emailChangedEmail(): Email {
  return {
    subject: 'The email address of your Posy account was changed',
    greeting: 'Hello, your account has another email address now.',
    sections: [section('What that means', 'You sign in with the new address, and emails go there.'), CALL_US],
  };
}

/** Asks to confirm a newsletter subscription. */
export function newsletterEmail(link: string): Email {
  return {
    subject: 'Please confirm: news from Posy',
    greeting: 'You asked for our news: what is in season, and what we are making of it.',
    sections: [
      linkSection('Say yes once more', 'Nothing is sent before you do.', 'Yes, send me your news', link),
      NOT_YOU,
    ],
  };
}
