import { isPlainRecord } from '../plain-record';
import { rememberUsedTokens } from './used-tokens';
import { type VerifyCaptcha } from './verify-captcha';

export interface CaptchaGateSettings {
  readonly verify: VerifyCaptcha;
  /** 2 is the checkbox, which has neither action nor score; 3 is invisible. */
  readonly version: number;
  /** Hosts of the shop, with or without port. */
  readonly hosts: readonly string[];
  /** Epoch ms. */
  readonly now: () => number;
}

/** Whether a call may proceed: true when it needs no captcha or has a valid one. */
export type CaptchaGate = (
  rootFields: readonly string[],
  args: readonly unknown[],
  address: string,
) => Promise<boolean>;

/** By root field, like the rate limits, so that a custom document needs the same captcha. */
const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['generateCustomerToken', 'sign_in'],
  ['createCustomer', 'register'],
  ['createCustomerV2', 'register'],
  ['requestPasswordResetEmail', 'request_reset'],
  ['resetPassword', 'reset_password'],
  ['createProductReview', 'write_review'],
  ['placeOrder', 'place_order'],
  ['subscribeEmailToNewsletter', 'subscribe_newsletter'],
  ['sendEnquiry', 'send_enquiry'],
]);

const LEAST_SCORE = 0.5;
/** ms for which a captcha token is valid. */
const TOKEN_LIFETIME = 120_000;
/** ms that the verifier's clock may be ahead of ours. */
const MAX_CLOCK_SKEW = 10_000;
/** Characters; real tokens have some two thousand. */
const MAX_CAPTCHA_TOKEN = 4_096;

/**
 * A token is valid when the verifier confirms it, for this action, from a host of this shop, with a sufficient score,
 * recent and not used before. Without a response from the verifier it is invalid. A token that was accepted for a
 * registration is valid for one sign-in from the same address, so that a page can register and sign in with one captcha.
 */
export function createCaptchaGate({ verify, version, hosts, now }: CaptchaGateSettings): CaptchaGate {
  const names = new Set(hosts.map((host) => host.replace(/:\d+$/, '')));
  const used = rememberUsedTokens(now, TOKEN_LIFETIME + MAX_CLOCK_SKEW);
  const isValid = async (captcha: string, action: string, address: string): Promise<boolean> => {
    if (action === 'sign_in' && used.claimSignIn(captcha, address)) return true;
    // Claimed before it is verified, so that only one of two concurrent calls proceeds.
    if (!used.claim(captcha)) return false;
    const verdict = await verify(captcha, address);
    if (verdict === null || !verdict.success || verdict.at === null || verdict.host === null) return false;
    const age = now() - verdict.at;
    if (age > TOKEN_LIFETIME || age < -MAX_CLOCK_SKEW || !names.has(verdict.host)) return false;
    const isHuman = verdict.score !== null && verdict.score >= LEAST_SCORE;
    if (version >= 3 && (verdict.action !== action || !isHuman)) return false;
    if (action === 'register') used.allowSignIn(captcha, address, verdict.at + TOKEN_LIFETIME);
    return true;
  };
  return async (rootFields, args, address) => {
    const actions = rootFields.flatMap((field) => ACTIONS.get(field) ?? []);
    const [action] = actions;
    if (action === undefined) return true;
    const [given] = args;
    const captcha = isPlainRecord(given) ? given.recaptchaToken : null;
    if (typeof captcha !== 'string' || captcha === '' || captcha.length > MAX_CAPTCHA_TOKEN) return false;
    // One token is for one action.
    return actions.length === 1 && isValid(captcha, action, address);
  };
}
