import { createHash } from 'node:crypto';
import { isPlainRecord } from '../plain-record';
import { type VerifyCaptcha } from './verify-captcha';

export interface CaptchaGateSettings {
  readonly verify: VerifyCaptcha;
  /** 2: a ticked box, which knows neither act nor score. 3: the invisible one (S9-29). */
  readonly version: number;
  /** Hosts of the shop, with or without port. */
  readonly hosts: readonly string[];
  /** ms since 1970. */
  readonly now: () => number;
}

/** Whether a call may go on: true when it needs no proof, or brings a good one. */
export type CaptchaGate = (
  rootFields: readonly string[],
  args: readonly unknown[],
  address: string,
) => Promise<boolean>;

/** By root field, as rates are: a document of the caller's own that asks the same needs the same. */
const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['generateCustomerToken', 'sign_in'],
  ['createCustomer', 'register'],
  ['createCustomerV2', 'register'],
  ['requestPasswordResetEmail', 'request_reset'],
  ['resetPassword', 'reset_password'],
  ['createProductReview', 'write_review'],
]);

const LEAST_SCORE = 0.5;
/** ms from making a proof until it is too old. */
const LIFE = 120_000;
/** ms that the verifier's clock may be ahead of ours. */
const AHEAD = 10_000;
/** Characters; real proofs have some two thousand. */
const MAX_CAPTCHA_TOKEN = 4_096;
/** Used proofs that are remembered at once; each is too old after two minutes. */
const REMEMBERED = 50_000;

/**
 * A proof is good when the verifier says so, for this very act, made on a host of this shop, by a human rather than a machine,
 * lately, and never used before. Silence of the verifier is no proof.
 */
export function createCaptchaGate({ verify, version, hosts, now }: CaptchaGateSettings): CaptchaGate {
  const names = new Set(hosts.map((host) => host.replace(/:\d+$/, '')));
  const claim = usedOnce(now);
  const isGood = async (captcha: string, action: string, address: string): Promise<boolean> => {
    // Claimed before it is asked for, so that of two calls at once only one goes on.
    if (!claim(captcha)) return false;
    const verdict = await verify(captcha, address);
    if (verdict === null || !verdict.success || verdict.at === null || verdict.host === null) return false;
    const age = now() - verdict.at;
    if (age > LIFE || age < -AHEAD || !names.has(verdict.host)) return false;
    return version < 3 || (verdict.action === action && verdict.score !== null && verdict.score >= LEAST_SCORE);
  };
  return async (rootFields, args, address) => {
    const actions = rootFields.flatMap((field) => ACTIONS.get(field) ?? []);
    const [action] = actions;
    if (action === undefined) return true;
    const [given] = args;
    const captcha = isPlainRecord(given) ? given.recaptchaToken : null;
    if (typeof captcha !== 'string' || captcha === '' || captcha.length > MAX_CAPTCHA_TOKEN) return false;
    // One proof is for one act.
    return actions.length === 1 && isGood(captcha, action, address);
  };
}

/** Answers true the first time a proof is seen, as long as it could still be good. */
function usedOnce(now: () => number): (captcha: string) => boolean {
  const used = new Map<string, number>();
  return (captcha) => {
    const key = createHash('sha256').update(captcha).digest('base64');
    const at = now();
    for (const [old, since] of used) {
      if (at - since <= LIFE + AHEAD && used.size < REMEMBERED) break;
      used.delete(old);
    }
    if (used.has(key)) return false;
    used.set(key, at);
    return true;
  };
}
