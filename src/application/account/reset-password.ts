import { type Result } from '../../domain/shared/result';
import type { Accounts, PasswordReset } from '../ports/accounts';
import type { Failure } from '../ports/failures';
import type { Captcha, CaptchaFailure } from '../ports/captcha';

export interface ResetPasswordDeps {
  readonly accounts: Pick<Accounts, 'requestPasswordReset' | 'resetPassword'>;
  readonly captcha: Captcha;
}

/** Asks for the letter with the key. An address nobody knows is answered like one that somebody has. */
export type RequestPasswordReset = (email: string) => Promise<Result<void, Failure | CaptchaFailure>>;

/** Sets a new password with the key of the letter; nobody is signed in by it. */
export type ResetPassword = (ask: PasswordReset) => Promise<Result<void, Failure | CaptchaFailure>>;

export function makeRequestPasswordReset({ accounts, captcha }: ResetPasswordDeps): RequestPasswordReset {
  return async (email) => {
    const human = await captcha.getToken('request-reset');
    return human.ok ? accounts.requestPasswordReset(email.trim(), human.value) : human;
  };
}

export function makeResetPassword({ accounts, captcha }: ResetPasswordDeps): ResetPassword {
  return async (ask) => {
    const human = await captcha.getToken('reset-password');
    return human.ok ? accounts.resetPassword({ ...ask, email: ask.email.trim() }, human.value) : human;
  };
}
