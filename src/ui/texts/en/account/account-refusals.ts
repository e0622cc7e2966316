import type { ProfileRefusal } from '../../../../application/account/update-profile';
import type { Failure } from '../../../../application/ports/failures';
import type { CaptchaFailure } from '../../../../application/ports/captcha';
import type { CurrencyRefusal } from '../../../../application/store/change-currency';
import type { StoreRefusal } from '../../../../application/store/change-store';
import type { PasswordRefusal } from '../../../../domain/customer/password-rule';
import { unreachable } from '../../../../domain/shared/result';
import { wordFailure } from '../refusals';
import { validationTexts } from '../validation';

/** Texts of all account refusals and failures. The backend's messages are shown unchanged. */
export function wordAccountRefusal(
  refusal: CaptchaFailure | ProfileRefusal | CurrencyRefusal | StoreRefusal | Failure,
): string {
  switch (refusal.kind) {
    case 'no-captcha':
      return wordProof(refusal);
    case 'password-needed':
      return 'Please enter your password to change your e-mail address.';
    case 'only-email-saved':
      return `Your e-mail address was changed, but the rest was not: ${wordFailure(refusal.failure)}`;
    case 'only-email-sent':
      return `Your e-mail address will change when you follow the link in our e-mail to ${refusal.emailTo}. The rest was not saved: ${wordFailure(refusal.failure)}`;
    case 'currency-not-taken':
      return 'We do not take that currency.';
    case 'store-not-known':
      return 'There is no such store.';
    case 'unauthorised':
    case 'not-found':
    case 'rejected':
    case 'busy':
    case 'unreachable':
      return wordFailure(refusal);
    default:
      return unreachable(refusal);
  }
}

/** Shown on the form when no email could be requested. */
export function wordForgotten(refusal: CaptchaFailure | Failure): string {
  if (refusal.kind === 'no-captcha' || refusal.kind === 'unreachable') return wordAccountRefusal(refusal);
  return 'It was not possible to request a new password, please check the entered email address.';
}

/** Texts of the password rules. */
export function wordPassword(refusal: PasswordRefusal): string {
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
  const apart = refusal.kind === 'rejected' ? (refusal.messages ?? []).filter((message) => message !== '') : [];
  return apart.length > 0 ? apart : [wordAccountRefusal(refusal)];
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
