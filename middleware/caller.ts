import { headerOf, type RequestHeaders } from './request/headers';

/** The two ways identity travels. `spec`: as the specification says; `hardened`: out of reach of any script. */
export type CookieProfile = 'spec' | 'hardened';

/** On whose behalf a call is made. Everything that may change an answer is in here. */
export interface Caller {
  readonly token: string | null;
  readonly store: string | null;
  readonly currency: string | null;
  /** Where the call comes from, for the rate limits. */
  readonly address: string;
  /** The cart the visitor's browser holds, when known: an order of another cart leaves it alone. */
  readonly cart?: string | null;
  /** The cart whose order the visitor was sent away to pay: it stays the visitor's until the payment is decided. */
  readonly paying?: string | null;
}

/** `__Host-` binds a cookie to this very host over https: no neighbouring subdomain can write it. */
export const HARDENED_TOKEN_COOKIE = '__Host-vsf-customer';
export const TOKEN_COOKIE = 'vsf-customer';
export const CART_COOKIE = 'vsf-cart';
/** Written by the storefront before it orders what is paid elsewhere: one URL-encoded id. */
export const PAYING_COOKIE = 'posy-paying';
/** Characters of that id. A longer value was not written by the storefront. */
const MAX_PAYING_LENGTH = 200;

/**
 * S3-60, S3-63 to S3-65: who calls, by the cookies of a request, values raw after URL decoding. With a profile only that
 * profile's token cookie counts; without one the bound cookie wins and the plain one stands in.
 */
export function callerOf(headers: RequestHeaders, address: string, profile?: CookieProfile): Caller {
  const cookies = readCookies(headerOf(headers, 'cookie') ?? '');
  const plain = cookies.get(TOKEN_COOKIE) ?? null;
  const bound = cookies.get(HARDENED_TOKEN_COOKIE) ?? null;
  const token = profile === undefined ? (bound ?? plain) : profile === 'hardened' ? bound : plain;
  return {
    token: token || null,
    store: cookies.get('vsf-store') || null,
    currency: cookies.get('vsf-currency') || null,
    address,
    cart: cookies.get(CART_COOKIE) || null,
    paying: firstId(cookies.get(PAYING_COOKIE) ?? ''),
  };
}

/** Earlier storefronts wrote several ids with commas between them; the latest came first. */
function firstId(value: string): string | null {
  const [id = ''] = value.slice(0, MAX_PAYING_LENGTH + 1).split(',', 1);
  if (id.length > MAX_PAYING_LENGTH) return null;
  try {
    return decodeURIComponent(id) || null;
  } catch {
    return null;
  }
}

/** When a name comes twice the first counts: browsers send the most specific first. */
function readCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
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
