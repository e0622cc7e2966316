import { type Caller } from '../caller';

const STORE = /^[a-z0-9_]{1,32}$/i;
const CURRENCY = /^[A-Z]{3}$/;
/** Printable characters without spaces, so that a token cannot add another header. */
const TOKEN = /^[!-~]{1,2048}$/;

/** The caller without malformed values: cookies can contain anything. */
export function wellFormed(caller: Caller): Caller {
  return {
    ...caller,
    token: matching(caller.token, TOKEN),
    store: matching(caller.store, STORE),
    currency: matching(caller.currency, CURRENCY),
  };
}

/** Headers of a backend request, without empty ones. Expects a well-formed caller. */
export function identityHeaders({ token, store, currency }: Caller): Record<string, string> {
  return {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(store === null ? {} : { Store: store }),
    ...(currency === null ? {} : { 'Content-Currency': currency }),
  };
}

/** The same identity as a cookie header for another middleware; null when there is none. */
export function identityCookieHeader({ token, store, currency }: Caller): string | null {
  const pairs = Object.entries({ 'vsf-customer': token, 'vsf-store': store, 'vsf-currency': currency })
    .filter((pair): pair is [string, string] => pair[1] !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length > 0 ? pairs.join('; ') : null;
}

function matching(value: string | null, pattern: RegExp): string | null {
  return value !== null && pattern.test(value) ? value : null;
}
