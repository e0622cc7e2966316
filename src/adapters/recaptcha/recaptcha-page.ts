import type { RecaptchaApi, RecaptchaPage } from './create-recaptcha';

/** The real page, accessed only when a token is requested. */
export function recaptchaPage(document: Document, window: { readonly grecaptcha?: RecaptchaApi }): RecaptchaPage {
  return {
    loadScript: (address) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = address;
        script.async = true;
        script.addEventListener('load', () => resolve());
        script.addEventListener('error', () => {
          script.remove();
          reject(new Error('The script did not come'));
        });
        document.head.append(script);
      }),
    api: () => window.grecaptcha ?? null,
    hideBadge: () => {
      const badge = document.querySelector<HTMLElement>('.grecaptcha-badge');
      if (badge !== null) badge.style.visibility = 'hidden';
    },
  };
}
