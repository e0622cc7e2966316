import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { accountNotices } from './account';
import { nativeRefusalMessage } from './native-refusals';

/** Texts of the customer's own data. */
export const profileTexts = {
  greeting: (name: string) => `Hello ${name}.`,
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  dataTitle: 'Personal data',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  save: 'Update personal data',
  saving: 'Saving…',
  currentForEmail: 'Current Password',
  currentForEmailHint: 'To change your email address, please type your password.',
  passwordTitle: 'Password change',
  current: 'Current Password',
  next: 'New Password',
  repeated: 'Repeat Password',
  change: 'Change password',
  changing: 'Changing…',
  myData: 'Download my data or delete my account',
} as const;

/** The profile page's message after a saved form without scripts, or null. */
export function profileSavedMessage(saved: string | null): string | null {
  switch (saved) {
    case 'profile-saved':
      return accountNotices.profileSaved;
    case 'email-sent':
      return 'Your details were saved. Please follow the link in our email to your new address; until then you sign in with the old one.';
    case 'password-saved':
      return accountNotices.passwordSaved;
    default:
      return null;
  }
}

/** Why a form of the profile page was refused that was sent without scripts. */
export function profileRefusalMessage(refusal: RefusalInQuery): string {
  switch (refusal.kind) {
    case 'password-needed':
      return 'Please enter your password to change your email address.';
    case 'only-email-saved':
      return 'Your email address was changed, but the rest was not. Please try again.';
    case 'only-email-sent':
      return 'Your email address will change when you follow the link in our email. The rest was not saved: please try again.';
    case 'passwords-differ':
      return 'The two passwords are not the same';
    default:
      return nativeRefusalMessage(
        refusal,
        refusal.subject === 'password'
          ? 'We could not change your password. Please check the current one, and that the new one has at least 8 characters with a letter, a digit and a symbol.'
          : 'We could not save this. Please check your details, and your password if you changed the email address.',
      );
  }
}
