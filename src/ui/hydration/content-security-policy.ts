/** Full paths, so that no other script of those hosts may run. */
const CAPTCHA_SCRIPTS = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
const CAPTCHA_FRAMES = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';

/**
 * Allows only our own origin; no inline scripts but `scripts`, the sources of our own, and no
 * inline styles, plug-ins or framing. `assets` is the origin of pictures if it is a different one, otherwise empty. Captcha scripts
 * and frames are allowed only if the shop uses a captcha. Styles, fonts and connections are those of `default-src`: naming them again
 * would say nothing in 60 bytes of every page.
 */
export const pagePolicy = (scripts: string, assets: string, asksForCaptcha = false): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}${asksForCaptcha ? ` ${CAPTCHA_SCRIPTS}` : ''}`,
    ...(asksForCaptcha ? [`frame-src ${CAPTCHA_FRAMES}`] : []),
    `img-src 'self' data: ${assets}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
