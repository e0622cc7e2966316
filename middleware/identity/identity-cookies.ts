import { CART_COOKIE, HARDENED_TOKEN_COOKIE, TOKEN_COOKIE, type CookieProfile } from '../caller';
import { type IdentityChanges } from './identity-changes';

/** Seconds. Backends of this wire let a token live an hour; a longer cookie would only promise what is not there. */
const TOKEN_SECONDS = 60 * 60;

/**
 * Seconds. A cart is what the shopper came for and holds nothing personal of its own: flowers for a wedding are put
 * together over months, so it may outlive every visit. The backend decides when a cart is really gone.
 */
const CART_SECONDS = 365 * 24 * 60 * 60;

/** S9-23: not HttpOnly, not Secure, SameSite Strict, path /. Removal must name the same path. */
const SPEC_FLAGS = 'Path=/; SameSite=Strict';

/** `Set-Cookie` values for what changed, with the flags of the profile. */
export function identityCookies(changes: IdentityChanges, profile: CookieProfile): string[] {
  const hardened = profile === 'hardened';
  const tokenName = hardened ? HARDENED_TOKEN_COOKIE : TOKEN_COOKIE;
  const tokenFlags = hardened ? `${SPEC_FLAGS}; Secure; HttpOnly` : SPEC_FLAGS;
  // The cart stays readable in both profiles: the page counts on it, and it opens no account.
  const cartFlags = hardened ? `${SPEC_FLAGS}; Secure` : SPEC_FLAGS;
  return [
    ...cookie(tokenName, changes.token, TOKEN_SECONDS, tokenFlags),
    ...cookie(CART_COOKIE, changes.cart, CART_SECONDS, cartFlags),
  ];
}

function cookie(name: string, value: string | null | undefined, seconds: number, flags: string): string[] {
  if (value === undefined) return [];
  if (value === null) return [`${name}=; Max-Age=0; ${flags}`];
  return [`${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${flags}`];
}
