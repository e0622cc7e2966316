import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { wordNativeRefusal } from './native-refusals';

const used = 'This link has already been used, or it is too old.';

/** Texts of the pages that the links in our emails lead to. */
export const linkTexts = {
  resetTitle: 'Choose a new password',
  password: 'Password',
  repeated: 'Repeat Password',
  savePassword: 'Save Password',
  saving: 'Saving…',
  resetDone: 'Your password was changed. Please sign in with the new one.',
  used,
  another: 'Send me another e-mail',
  signIn: 'Sign in',
  toShop: 'Back to the shop',
  confirm: {
    title: 'Confirm your e-mail address',
    about: 'Press the button and your account is ready.',
    button: 'Confirm my address',
    done: 'Thank you. Your e-mail address is confirmed, and you can sign in.',
    refused: `${used} If you have confirmed your address before, simply sign in.`,
  },
  newsletter: {
    title: 'Confirm the newsletter',
    about: 'Press the button and you are on our list.',
    button: 'Yes, send me the newsletter',
    done: 'Thank you. You are on our list.',
    refused: `${used} You can sign up again below any of our pages.`,
  },
} as const;

/** Why no new password was saved by a form without scripts. */
export function wordResetRefusal(refusal: RefusalInQuery): string {
  if (refusal.kind === 'passwords-differ') return 'The two passwords are not the same';
  return wordNativeRefusal(refusal, used);
}
