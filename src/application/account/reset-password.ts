import { type Result } from '../../domain/shared/result';
import type { Accounts, NewPassword } from '../ports/accounts';
import type { Failure } from '../ports/failures';
import type { Captcha, CaptchaFailure } from '../ports/captcha';
import { trimText } from '../../domain/shared/trim-text';

export interface ResetPasswordDeps {
  readonly accounts: Pick<Accounts, 'requestPasswordReset' | 'resetPassword'>;
  readonly captcha: Captcha;
}

/** Requests the reset email; returns the same result for unknown addresses. */
export type RequestPasswordReset = (email: string) => Promise<Result<void, Failure | CaptchaFailure>>;

/** Sets a new password with the key from the email; does not sign in. */
export type ResetPassword = (reset: NewPassword) => Promise<Result<void, Failure | CaptchaFailure>>;

export function makeRequestPasswordReset({ accounts, captcha }: ResetPasswordDeps): RequestPasswordReset {
  return async (email) => {
    const token = await captcha.getToken('request-reset');
    return token.ok ? accounts.requestPasswordReset(trimText(email), token.value) : token;
  };
}

export function makeResetPassword({ accounts, captcha }: ResetPasswordDeps): ResetPassword {
  return async (reset) => {
    const token = await captcha.getToken('reset-password');
    return token.ok ? accounts.resetPassword({ ...reset, email: trimText(reset.email) }, token.value) : token;
  };
}
