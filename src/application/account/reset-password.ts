import type { Result } from '../../domain/shared/result';
import { plainEmail } from '../../domain/text/email';
import type { CarriesCaptcha } from '../ports/system';
import type { Accounts, NewPassword } from '../ports/customer';
import type { Failure } from '../ports/failures';

export interface ResetPasswordDeps {
  readonly accounts: Pick<Accounts, 'requestPasswordReset' | 'resetPassword'>;
}

/** Requests the reset email; returns the same result for unknown addresses. */
export type RequestPasswordReset = (
  request: { readonly email: string } & CarriesCaptcha,
) => Promise<Result<void, Failure>>;

/** Sets a new password with the key from the email; does not sign in. */
export type ResetPassword = (reset: NewPassword & CarriesCaptcha) => Promise<Result<void, Failure>>;

export function makeRequestPasswordReset({ accounts }: ResetPasswordDeps): RequestPasswordReset {
  return ({ email, captchaToken }) => accounts.requestPasswordReset(plainEmail(email), captchaToken);
}

export function makeResetPassword({ accounts }: ResetPasswordDeps): ResetPassword {
  return ({ captchaToken, ...reset }) =>
    accounts.resetPassword({ ...reset, email: plainEmail(reset.email) }, captchaToken);
}
