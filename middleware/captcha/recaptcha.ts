import { isPlainRecord } from '../plain-record';
import { type SendHttp } from '../upstream/http-client';
import { type VerifyCaptcha } from './verify-captcha';

const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify';
/** ms to wait for the verifier; the visitor waits too. */
export const CAPTCHA_TIMEOUT_MS = 2_000;
/** Bytes of its response. */
const MAX_RESPONSE = 64 * 1024;

/** Google's verifier. The secret is sent in the body, so that no URL log contains it. */
export function recaptchaVerifier(secret: string, send: SendHttp, url: string = SITEVERIFY): VerifyCaptcha {
  return async (captcha, address) => {
    try {
      const { status, text } = await send({
        url,
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          secret,
          response: captcha,
          ...(address === '' ? {} : { remoteip: address }),
        }).toString(),
        signal: AbortSignal.timeout(CAPTCHA_TIMEOUT_MS),
        maxBytes: MAX_RESPONSE,
      });
      const body: unknown = JSON.parse(text ?? 'null');
      if (status !== 200 || !isPlainRecord(body)) return null;
      const at = typeof body.challenge_ts === 'string' ? Date.parse(body.challenge_ts) : Number.NaN;
      return {
        success: body.success === true,
        action: typeof body.action === 'string' ? body.action : null,
        host: typeof body.hostname === 'string' ? body.hostname : null,
        score: typeof body.score === 'number' ? body.score : null,
        at: Number.isNaN(at) ? null : at,
      };
    } catch {
      return null;
    }
  };
}
