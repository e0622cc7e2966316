import type { CaptchaAction, Captcha, CaptchaFailure } from '../../application/ports/system';
import { ok, refuse, type Result } from '../../domain/shared/result';

/** The used part of the provider's script. */
export interface RecaptchaApi {
  ready(whenReady: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
}

/** The parts of the page that this adapter needs. */
export interface RecaptchaPage {
  /** Rejects when the script cannot be loaded. */
  loadScript(address: string): Promise<void>;
  /** Null until the script has run. */
  api(): RecaptchaApi | null;
  /** Hides the provider's badge; the form has the required text instead. */
  hideBadge(): void;
}

export interface RecaptchaSettings {
  readonly siteKey: string | null;
  readonly version: number | null;
}

/** Names of the actions, as the middleware knows them. */
const ACTIONS: Readonly<Record<CaptchaAction, string>> = {
  'sign-in': 'sign_in',
  register: 'register',
  'request-reset': 'request_reset',
  'reset-password': 'reset_password',
  'write-review': 'write_review',
  'place-order': 'place_order',
  'subscribe-newsletter': 'subscribe_newsletter',
  'send-enquiry': 'send_enquiry',
};

/**
 * Tokens of the invisible captcha. The script is loaded at first use; a failed load is retried at the next. Each
 * token is new, because it is valid once.
 */
export function createRecaptcha({ siteKey, version }: RecaptchaSettings, page: RecaptchaPage): Captcha {
  let loading: Promise<RecaptchaApi | null> | null = null;
  const load = async (key: string): Promise<RecaptchaApi | null> => {
    try {
      await page.loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`);
      const api = page.api();
      if (api === null) return null;
      await new Promise<void>((resolve) => api.ready(resolve));
      page.hideBadge();
      return api;
    } catch {
      return null;
    }
  };
  return {
    getToken: async (act): Promise<Result<string | null, CaptchaFailure>> => {
      if (siteKey === null || siteKey === '') return noCaptcha('no-key');
      if (version === null) return noCaptcha('no-version');
      const api = await (loading ??= load(siteKey));
      if (api === null) {
        loading = null;
        return noCaptcha('script-not-loaded');
      }
      try {
        const token = await api.execute(siteKey, { action: ACTIONS[act] });
        return token === '' ? noCaptcha('not-executed') : ok(token);
      } catch {
        return noCaptcha('not-executed');
      }
    },
  };
}

/** For a shop without captcha. */
export const NO_CAPTCHA: Captcha = { getToken: async () => ok(null) };

function noCaptcha(why: CaptchaFailure['why']): Result<never, CaptchaFailure> {
  return refuse({ kind: 'no-captcha', why });
}
