import { type ServerResponse } from 'node:http';

/** For whatever brings no policy of its own (pictures, files, plain texts): it may load nothing and run nothing. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
];

/** T18. Set before anything else answers, so that no answer can miss them. `overHttps` when the site's address is https. */
export function setSecurityHeaders(response: ServerResponse, overHttps: boolean): void {
  for (const [name, value] of ALWAYS) response.setHeader(name, value);
  if (overHttps) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/** T17, T18. What a page may have said itself (the reset page wants `no-referrer`), else the strict default. */
export function completeSecurityHeaders(response: ServerResponse): void {
  if (!response.hasHeader('Content-Security-Policy')) response.setHeader('Content-Security-Policy', NOTHING_RUNS);
  if (!response.hasHeader('Referrer-Policy')) response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
}
