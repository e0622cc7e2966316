import { CART_COOKIE, cookieName, TOKEN_COOKIE, type CookieProfile } from '../caller';
import { type IdentityChanges } from './identity-changes';

/** Seconds. Backends expire a token after an hour. */
const TOKEN_SECONDS = 60 * 60;

/**
 * Seconds. Carts hold no personal data of their own and may be filled over months; the backend decides when one
 * expires.
 */
const CART_SECONDS = 365 * 24 * 60 * 60;

/** Not HttpOnly, not Secure. Removing a cookie needs the same path. */
const SPEC_FLAGS = 'Path=/; SameSite=Strict';

/** `Set-Cookie` values for the changes, with the flags of the profile. */
export function identityCookies(changes: IdentityChanges, profile: CookieProfile): string[] {
  const hardened = profile === 'hardened';
  const tokenFlags = hardened ? `${SPEC_FLAGS}; Secure; HttpOnly` : SPEC_FLAGS;
  // Readable by scripts in both profiles: the page needs it, and it grants no access to an account.
  const cartFlags = hardened ? `${SPEC_FLAGS}; Secure` : SPEC_FLAGS;
  return [
    ...cookie(cookieName(TOKEN_COOKIE, profile), changes.token, TOKEN_SECONDS, tokenFlags),
    ...cookie(cookieName(CART_COOKIE, profile), changes.cart, CART_SECONDS, cartFlags),
  ];
}

function cookie(name: string, value: string | null | undefined, seconds: number, flags: string): string[] {
  if (value === undefined) return [];
  if (value === null) return [`${name}=; Max-Age=0; ${flags}`];
  return [`${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${flags}`];
}
