import { type CookieProfile } from './caller';
import { type Limits } from './limits';
import { type LogEntry } from './log-entry';

export interface RecaptchaSettings {
  readonly secret: string;
  /** 2 or 3. */
  readonly version: number;
  /** Where its pages make proofs, with or without port; `allowedHosts` when left out. */
  readonly hosts?: readonly string[];
  /** Another verifier than Google's, for tests. */
  readonly verifyUrl?: string;
}

export interface MiddlewareSettings {
  /** The first part of every path: `magento`. */
  readonly integration: string;
  readonly graphqlUrl: string;
  /** Another middleware of the same protocol that takes the calls instead; null to speak GraphQL ourselves. */
  readonly middlewareUrl: string | null;
  /** Hosts this shop answers under, with the port where it is not the scheme's own: `localhost:3000`. */
  readonly allowedHosts: readonly string[];
  readonly cookieProfile: CookieProfile;
  /** The exact documents customQuery and customMutation may carry; white space is levelled before comparing. */
  readonly allowedDocuments: readonly string[];
  /** For a trusted integrator: other well-formed documents pass too. */
  readonly openDocuments?: boolean;
  readonly limits?: Partial<Limits>;
  /** Milliseconds; only differences count. */
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
  /** S5-8. Proofs of being human are asked for and judged; null or left out: nobody is asked. */
  readonly recaptcha?: RecaptchaSettings | null;
  /** ms since 1970, by which the age of a proof is judged; the machine's clock when left out. */
  readonly wallClock?: () => number;
  readonly fetch?: typeof fetch;
  /** 0 to 1; the pause before a second try. */
  readonly random?: () => number;
}
