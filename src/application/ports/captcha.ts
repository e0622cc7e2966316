import type { Result } from '../../domain/shared/result';

/** What a visitor is about to do when they are asked to prove that they are human. */
export type CaptchaAction = 'sign-in' | 'register' | 'request-reset' | 'reset-password' | 'write-review';

/** S8-29 to S8-32. Why no proof could be had. */
export interface CaptchaFailure {
  readonly kind: 'no-captcha';
  readonly why: 'no-key' | 'no-version' | 'script-not-loaded' | 'not-executed';
}

/** A proof that a human acts, for one act and once; null where the shop asks for none. */
export interface Captcha {
  getToken(act: CaptchaAction): Promise<Result<string | null, CaptchaFailure>>;
}
