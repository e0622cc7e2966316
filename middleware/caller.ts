import { headerOf, type RequestHeaders } from './request/headers';

/** How identity travels. `spec`: cookies as specified; `hardened`: cookies no script can read. */
export type CookieProfile = 'spec' | 'hardened';

/** Identity and context of a call: everything the response may depend on. */
export interface Caller {
  readonly token: string | null;
  readonly store: string | null;
  readonly currency: string | null;
  /** The client's address, for the rate limits. */
  readonly address: string;
  /** The cart in the visitor's browser, when known: ordering another cart does not remove it. */
  readonly cart?: string | null;
  /** The cart with a pending payment elsewhere: it stays the visitor's until the payment is settled. */
  readonly paying?: string | null;
}

export const TOKEN_COOKIE = 'vsf-customer';
export const CART_COOKIE = 'vsf-cart';
/** Set by the page before an order that is paid elsewhere: one URL-encoded id. */
export const PAYING_COOKIE = 'posy-paying';
/** `__Host-` binds a cookie to this exact host over https, so that a subdomain cannot set it. */
export function cookieName(name: string, profile: CookieProfile): string {
  return profile === 'hardened' ? `__Host-${name}` : name;
}

/** Characters of that id; the storefront writes no longer one. */
const MAX_PAYING_LENGTH = 200;

/**
 * Reads the caller from the cookies of a request, values URL-decoded. With a profile only that profile's cookies are read;
 * without one each `__Host-` cookie takes precedence over the plain one.
 */
export function callerOf(headers: RequestHeaders, address: string, profile?: CookieProfile): Caller {
  const cookies = readCookies(headerOf(headers, 'cookie') ?? '');
  const profiles = profile === undefined ? (['hardened', 'spec'] as const) : [profile];
  const read = (name: string): string | null => {
    const names = profiles.map((one) => cookieName(name, one));
    return names.map((one) => cookies.get(one)).find((value) => value !== undefined) || null;
  };
  return {
    token: read(TOKEN_COOKIE),
    store: read('vsf-store'),
    currency: read('vsf-currency'),
    address,
    cart: read(CART_COOKIE),
    paying: firstId(read(PAYING_COOKIE) ?? ''),
  };
}

/** Earlier versions of the storefront wrote several ids, separated by commas, the latest first. */
function firstId(value: string): string | null {
  const [id = ''] = value.slice(0, MAX_PAYING_LENGTH + 1).split(',', 1);
  if (id.length > MAX_PAYING_LENGTH) return null;
  try {
    return decodeURIComponent(id) || null;
  } catch {
    return null;
  }
}

/** Node's own limit of all headers, characters. */
const MAX_COOKIES = 16 * 1024;

/** Of several cookies with the same name, the first is used: browsers send the most specific path first. */
function readCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.slice(0, MAX_COOKIES).split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
