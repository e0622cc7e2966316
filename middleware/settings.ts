import { type CookieProfile } from './caller';
import { type Limits } from './limits';
import { type LogEntry } from './log-entry';
import { type SendHttp } from './upstream/http-client';

export interface RecaptchaSettings {
  readonly secret: string;
  /** 2 or 3. */
  readonly version: number;
  /** Hosts of its pages, with or without port; `allowedHosts` when left out. */
  readonly hosts?: readonly string[];
  /** Another verifier than Google's, for tests. */
  readonly verifyUrl?: string;
}

export interface MiddlewareSettings {
  /** The first part of every path: `magento`. */
  readonly integration: string;
  readonly graphqlUrl: string;
  /** Another middleware of the same protocol that calls are forwarded to; null to call the backend. */
  readonly middlewareUrl: string | null;
  /** Hosts of this shop, with a non-default port: `localhost:3000`. */
  readonly allowedHosts: readonly string[];
  readonly cookieProfile: CookieProfile;
  /** The exact documents allowed for customQuery and customMutation, compared after normalising white space. */
  readonly allowedDocuments: readonly string[];
  /** For a trusted integrator: other valid documents are allowed too. */
  readonly openDocuments?: boolean;
  readonly limits?: Partial<Limits>;
  /** Milliseconds; only differences count. */
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
  /** Captcha verification; null or left out for none. */
  readonly recaptcha?: RecaptchaSettings | null;
  /** Epoch ms, for the age of a captcha token; the system clock when left out. */
  readonly wallClock?: () => number;
  /** How requests to the backend and the captcha's verifier are sent; `node:http` when left out. */
  readonly send?: SendHttp;
  /** 0 to 1; the pause before a retry. */
  readonly random?: () => number;
}
