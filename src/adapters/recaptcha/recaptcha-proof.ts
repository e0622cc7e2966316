import type { HumanAct, HumanProof, ProofFault } from '../../application/ports/human-proof';
import { ok, refuse, type Result } from '../../domain/shared/result';

/** The part of the provider's script that is used. */
export interface RecaptchaApi {
  ready(whenReady: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
}

/** The page as this adapter needs it. */
export interface RecaptchaPage {
  /** Rejects when the script does not come. */
  loadScript(address: string): Promise<void>;
  /** Null until the script has run. */
  api(): RecaptchaApi | null;
  /** S9-29. Takes the provider's badge out of sight; the form tells of it in words. */
  hideBadge(): void;
}

export interface RecaptchaSettings {
  readonly siteKey: string | null;
  readonly version: number | null;
}

/** By these names the middleware knows the acts. */
const ACTIONS: Readonly<Record<HumanAct, string>> = {
  'sign-in': 'sign_in',
  register: 'register',
  'request-reset': 'request_reset',
  'reset-password': 'reset_password',
  'write-review': 'write_review',
};

/**
 * S5-8, S5-9, S8-29 to S8-32. Proofs of the invisible captcha. The script comes with the first act, once; when it did not come
 * it is asked for again at the next. Each proof is made anew, for it serves once.
 */
export function recaptchaProof({ siteKey, version }: RecaptchaSettings, page: RecaptchaPage): HumanProof {
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
    prove: async (act): Promise<Result<string | null, ProofFault>> => {
      if (siteKey === null || siteKey === '') return noProof('no-key');
      if (version === null) return noProof('no-version');
      const api = await (loading ??= load(siteKey));
      if (api === null) {
        loading = null;
        return noProof('script-not-loaded');
      }
      try {
        const token = await api.execute(siteKey, { action: ACTIONS[act] });
        return token === '' ? noProof('not-executed') : ok(token);
      } catch {
        return noProof('not-executed');
      }
    },
  };
}

/** For a shop that asks nobody. */
export const NO_PROOF_NEEDED: HumanProof = { prove: async () => ok(null) };

function noProof(why: ProofFault['why']): Result<never, ProofFault> {
  return refuse({ kind: 'no-proof', why });
}
