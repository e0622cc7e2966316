import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  now(): number;
}

type Details = Readonly<Record<string, unknown>>;

/** The log; adapters mask secrets. */
export interface Log {
  error(message: string, details?: Details): void;
  /** For expected refusals; not logged in production. */
  warn(message: string, details?: Details): void;
}

/** Logs a failure as an error; that a visitor asks for too much is an expected refusal. */
export function logFailure(log: Log, message: string, failure: Failure | null): void {
  if (failure?.kind === 'busy') log.warn(message, { failure });
  else log.error(message, { failure });
}

/** The actions that require a captcha token. */
export type CaptchaAction =
  | 'sign-in'
  | 'register'
  | 'request-reset'
  | 'reset-password'
  | 'write-review'
  | 'place-order'
  | 'subscribe-newsletter'
  | 'send-enquiry';

/** Why no captcha token is available. */
export interface CaptchaFailure {
  readonly kind: 'no-captcha';
  readonly why: 'no-key' | 'no-version' | 'script-not-loaded' | 'not-executed';
}

export type CaptchaOrFailure = CaptchaFailure | Failure;

/** Carries the token of a captcha; null where the shop asks for none. */
export interface CarriesCaptcha {
  readonly captchaToken: string | null;
}

/** Returns a token valid once for one action; null if the shop requires none. */
export interface Captcha {
  getToken(action: CaptchaAction): Promise<Result<string | null, CaptchaFailure>>;
}
