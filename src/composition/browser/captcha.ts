import type { ShopSettings } from '../../application/reads';
import type { Captcha } from '../../application/ports/system';
import { NO_CAPTCHA, createRecaptcha, type RecaptchaApi } from '../../adapters/recaptcha/create-recaptcha';
import { recaptchaPage } from '../../adapters/recaptcha/recaptcha-page';

/**
 * Whether the shop requires tokens is loaded with the first one; if that fails, none is sent and the server decides.
 */
export function createCaptcha(settings: () => Promise<ShopSettings | null>): Captcha {
  let captcha: Captcha | null = null;
  return {
    getToken: async (action) => {
      const recaptcha = (await settings())?.recaptcha ?? null;
      if (recaptcha === null) return NO_CAPTCHA.getToken(action);
      captcha ??= createRecaptcha(recaptcha, recaptchaPage(document, window as { readonly grecaptcha?: RecaptchaApi }));
      return captcha.getToken(action);
    },
  };
}
