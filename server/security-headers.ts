import { type ServerResponse } from 'node:http';

/** For responses without a policy of their own (pictures, files, plain texts): nothing may be loaded or run. */
const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
];

/** Set first, so that every response has them. `overHttps` when the site's URL is https. */
export function setSecurityHeaders(response: ServerResponse, overHttps: boolean): void {
  for (const [name, value] of ALWAYS) response.setHeader(name, value);
  if (overHttps) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/** Adds the strict defaults unless the page has set its own (the password reset page sets `no-referrer`). */
export function completeSecurityHeaders(response: ServerResponse): void {
  if (!response.hasHeader('Content-Security-Policy')) response.setHeader('Content-Security-Policy', STRICT_POLICY);
  if (!response.hasHeader('Referrer-Policy')) response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
}
