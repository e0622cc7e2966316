import type { Result } from '../../domain/shared/result';

/** The actions that require a captcha token. */
export type CaptchaAction =
  'sign-in' | 'register' | 'request-reset' | 'reset-password' | 'write-review' | 'place-order';

/** Why no captcha token is available. */
export interface CaptchaFailure {
  readonly kind: 'no-captcha';
  readonly why: 'no-key' | 'no-version' | 'script-not-loaded' | 'not-executed';
}

/** Returns a token valid once for one action; null if the shop requires none. */
export interface Captcha {
  getToken(action: CaptchaAction): Promise<Result<string | null, CaptchaFailure>>;
}
