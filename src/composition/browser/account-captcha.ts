import type { Captcha } from '../../application/ports/system';
import { refuse } from '../../domain/shared/result';
import type { FeatureDeps } from './feature-deps';

/**
 * Shares the account's captcha, so that the provider's script is loaded once; without the account script there is no
 * token.
 */
export function captchaOf(loadAccount: FeatureDeps['loadAccount']): Captcha {
  return {
    getToken: async (action) => {
      const account = await loadAccount().catch(() => null);
      return account === null
        ? refuse({ kind: 'no-captcha', why: 'script-not-loaded' })
        : account.captcha.getToken(action);
    },
  };
}
