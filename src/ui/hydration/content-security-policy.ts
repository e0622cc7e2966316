import { LOADER_HASH } from './loader-script';

/** Paths, so that nothing else of those hosts may run here. */
const CAPTCHA_SCRIPTS = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
const CAPTCHA_FRAMES = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';

/**
 * Everything from our own house; no inline script but the loader, no inline style, no plug-ins, no framing. `assets` is
 * the origin that pictures come from when it is another one, else empty. Only a shop that `asksForCaptcha` of being human lets
 * the captcha's script and its frame in.
 */
export const pagePolicy = (assets: string, asksForCaptcha = false): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${LOADER_HASH}${asksForCaptcha ? ` ${CAPTCHA_SCRIPTS}` : ''}`,
    ...(asksForCaptcha ? [`frame-src ${CAPTCHA_FRAMES}`] : []),
    "style-src 'self'",
    `img-src 'self' data: ${assets}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
