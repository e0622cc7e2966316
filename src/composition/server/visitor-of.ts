import type { IncomingHttpHeaders } from 'node:http';
import { cookieName, CURRENCY_COOKIE, type CookieProfile } from '../../adapters/cookies/cookie-names';
import { readCookies } from '../../adapters/cookies/cookie-store';
import { chosenCurrency } from '../../domain/store/store';
import type { KnownStore } from '../../domain/store/store-preferences';
import { addressOf, type Visitor } from '../../adapters/http/session/visitor';

/** Reads the visitor from a request. The client address is set by the front server. */
export function visitorOf(headers: IncomingHttpHeaders, store: KnownStore, profile: CookieProfile): Visitor {
  const cookies = readCookies(headers.cookie ?? '');
  return {
    store,
    currency: chosenCurrency(
      cookies.get(cookieName(CURRENCY_COOKIE, profile)) ?? null,
      store.currencies,
      store.defaultCurrency,
    ),
    cookies,
    address: addressOf(headers),
    isCrossSite: headers['sec-fetch-site'] === 'cross-site',
    sharedVersion: Number(headers['x-posy-shared-version'] ?? 0),
  };
}
