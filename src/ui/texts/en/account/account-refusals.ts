import type { CartChanged } from '../../../../application/cart/shown-cart';
import type { ProfileRefusal } from '../../../../application/account/profile';
import type { Failure } from '../../../../application/ports/failures';
import type { CaptchaFailure } from '../../../../application/ports/system';
import type { CurrencyRefusal, StoreRefusal } from '../../../../application/store/store-choice';
import type { PasswordRefusal } from '../../../../domain/customer/password-rule';
import { unreachable } from '../../../../domain/shared/result';
import { messageFrom, type RefusalTable, FAILURES, failureMessage } from '../refusals';
import { validationTexts } from '../validation';

type AccountRefusal = CaptchaFailure | ProfileRefusal | CurrencyRefusal | StoreRefusal | CartChanged | Failure;

/** Place and words of what an account, and the choice of a store, may be refused for. */
const ACCOUNT_REFUSALS: RefusalTable<AccountRefusal> = {
  ...FAILURES,
  'no-captcha': { place: 'form', words: wordProof },
  'password-needed': { place: 'form', words: () => 'Please enter your password to change your email address.' },
  'only-email-saved': {
    place: 'form',
    words: ({ failure }) => `Your email address was changed, but the rest was not: ${failureMessage(failure)}`,
  },
  'only-email-sent': {
    place: 'form',
    words: ({ emailTo, failure }) =>
      `Your email address will change when you follow the link in our email to ${emailTo}. The rest was not saved: ${failureMessage(failure)}`,
  },
  'currency-not-taken': { place: 'form', words: () => 'We do not take that currency.' },
  'store-not-known': { place: 'form', words: () => 'There is no such store.' },
};

/** Texts of all account refusals and failures. */
export function accountRefusalMessage(refusal: Exclude<AccountRefusal, CartChanged>): string {
  return messageFrom(ACCOUNT_REFUSALS, refusal);
}

/** Shown on the form when no email could be requested. */
export function resetRequestMessage(refusal: CaptchaFailure | Failure): string {
  if (refusal.kind === 'no-captcha' || refusal.kind === 'unreachable') return accountRefusalMessage(refusal);
  return 'It was not possible to request a new password, please check the entered email address.';
}

/** Texts of the password rules. */
export function passwordMessage(refusal: PasswordRefusal): string {
  switch (refusal.kind) {
    case 'password-too-short':
      return validationTexts.atLeast(8);
    case 'password-too-long':
      return validationTexts.atMost(refusal.most);
    case 'password-with-space':
      return 'A password cannot contain spaces.';
    case 'password-too-plain':
      return `A password needs a letter from A to Z, a digit and one of these symbols: ${refusal.signs}`;
    default:
      return unreachable(refusal);
  }
}

/** The messages of a refusal, one for each paragraph of a notice. */
export function linesOf(refusal: CaptchaFailure | Failure): readonly string[] {
  const apart = (refusal.kind === 'rejected' && refusal.messages) || [];
  return apart.length > 0 ? apart : [accountRefusalMessage(refusal)];
}

function wordProof({ why }: CaptchaFailure): string {
  switch (why) {
    case 'no-key':
      return 'ReCaptcha error: No key provided';
    case 'no-version':
      return 'ReCaptcha error: No version provided';
    case 'script-not-loaded':
      return 'ReCaptcha error: Failed to load script';
    case 'not-executed':
      return 'ReCaptcha error: Failed to execute';
    default:
      return unreachable(why);
  }
}
