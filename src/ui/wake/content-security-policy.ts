import { LOADER_HASH } from './loader-script';

/**
 * Everything from our own house; no inline script but the loader, no inline style, no plug-ins, no framing. `assets` is
 * the origin that pictures come from when it is another one, else empty.
 */
export const pagePolicy = (assets: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${LOADER_HASH}`,
    "style-src 'self'",
    `img-src 'self' data: ${assets}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
