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
const OVER_HTTPS = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const;

/** A page may set others (the password reset page sets `no-referrer`). */
const UNLESS_SET: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', STRICT_POLICY],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

/** Set first, so that every response has them. `overHttps` when the site's URL is https. */
export function setSecurityHeaders(response: ServerResponse, overHttps: boolean): void {
  for (const [name, value] of securityHeaders(overHttps)) response.setHeader(name, value);
}

export function securityHeaders(overHttps: boolean): readonly (readonly [string, string])[] {
  return overHttps ? [...ALWAYS, OVER_HTTPS] : ALWAYS;
}

/** Adds the strict defaults unless the page has set its own. */
export function completeSecurityHeaders(response: {
  hasHeader(name: string): boolean;
  setHeader(name: string, value: string): unknown;
}): void {
  for (const [name, value] of UNLESS_SET) if (!response.hasHeader(name)) response.setHeader(name, value);
}
