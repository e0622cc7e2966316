import type { CaptchaFailure } from '../../../../application/ports/system';
import type { Failure } from '../../../../application/ports/failures';
import { isPasswordRefusal } from '../../../../domain/customer/password-rule';
import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { accountRefusalMessage } from './account-refusals';
import { nativeRefusalMessage } from './native-refusals';

const used = 'This link has already been used, or it is too old.';
/** There is no link, or another one was opened in between. */
const openAgain = 'Please open the link in our email once more. This page is no longer up to date.';
/** Each backend has its own rule. */
export const otherPassword =
  'Please choose another password: that one is too short, too easy to guess, or the same as your email address.';
const differ = 'The two passwords are not the same';

/** Texts of the pages that the links in our emails open. */
export const linkTexts = {
  password: 'Password',
  repeated: 'Repeat Password',
  saving: 'Saving…',
  another: 'Send me another email',
  signIn: 'Sign in',
  signOut: 'Log out',
  myAccount: 'My account',
  toShop: 'Back to the shop',
  /** A new password has ended every session of its own account. */
  otherAccount: 'In this browser you are still signed in to another account. Please log out of that one first.',
  signedInAs: (email: string) => `In this browser you are signed in as ${email}.`,
  reset: {
    title: 'Choose a new password',
    about: [],
    button: 'Save Password',
    done: {
      'password-reset': 'Your password was changed. Please sign in with the new one.',
    },
    refused: used,
  },
  confirm: {
    title: 'Confirm your address',
    about: [
      'Choose a password, and your account is ready. If it was you who opened it, you can type the password you chose then.',
      'Anything you have ordered as a guest with this email address will be in the account. If you have not asked for an account, simply close this page.',
    ],
    button: 'Confirm my address',
    done: {
      confirmed:
        'Thank you. Your email address is confirmed, and you can sign in with the password you have just chosen.',
      'confirmed-as-registered':
        'Thank you. Your email address is confirmed, and you can sign in with the password you registered with.',
    },
    refused: `${used} If you have confirmed your address before, simply sign in.`,
  },
  email: {
    title: 'Confirm your new address',
    about: [
      'Press the button, and from then on you sign in with this address.',
      'If you are signed in to that account in this browser, anything you have ordered as a guest with this address will be in it. If you are not, those orders stay as they are. If you have not asked for this, simply close this page.',
    ],
    button: 'Confirm my new address',
    done: 'Thank you. This is the address of your account from now on.',
    refused: `${used} If you have confirmed your address before, simply sign in with it.`,
  },
  newsletter: {
    title: 'Confirm the newsletter',
    about: ['Press the button and you are on our list.'],
    button: 'Yes, send me the newsletter',
    done: 'Thank you. You are on our list.',
    refused: `${used} You can sign up again below any of our pages.`,
  },
} as const;

/** Why a link did nothing. The backend does not say whether the link or the address is wrong, and neither do we. */
export function linkRefusalMessage(reason: Failure | CaptchaFailure, refused: string): string {
  if (isPasswordRefusal(reason)) return otherPassword;
  if (reason.kind === 'not-found') return openAgain;
  return reason.kind === 'rejected' ? refused : accountRefusalMessage(reason);
}

/** The same for a form without scripts. */
export function nativeLinkRefusalMessage(refusal: RefusalInQuery, refused: string): string {
  switch (refusal.kind) {
    case 'passwords-differ':
      return differ;
    case 'password-refused':
      return otherPassword;
    case 'not-found':
      return openAgain;
    default:
      return nativeRefusalMessage(refusal, refused);
  }
}

/** Whether the form is worth another try on the same page. */
export function mayTryLinkAgain(reason: Failure | CaptchaFailure | RefusalInQuery): boolean {
  switch (reason.kind) {
    case 'not-found':
      return false;
    case 'rejected':
      return 'message' in reason && isPasswordRefusal(reason);
    default:
      return true;
  }
}
