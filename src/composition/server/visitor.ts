import type { IncomingHttpHeaders } from 'node:http';
import { CURRENCY_COOKIE } from '../../adapters/cookies/cookie-names';
import { readCookies } from '../../adapters/cookies/cookie-text';
import { chosenCurrency } from '../../domain/store/chosen-currency';
import { storeAtPath } from '../../domain/store/store-preferences';
import type { StoreSetting } from '../settings/store-settings';

/** The visitor of a request. Public pages may depend only on store and currency. */
export interface Visitor {
  readonly store: StoreSetting;
  readonly currency: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** For rate limits only. */
  readonly address: string;
  /**
   * True for a cross-site navigation: the browser omits strict cookies, so their absence says nothing about the
   * visitor.
   */
  readonly isCrossSite: boolean;
  /** Raised by the front server when data changed that all visitors share: what was loaded before is loaded again. */
  readonly sharedVersion?: number;
}

/** Reads the visitor from a request. The client address is set by the front server. */
export function visitorOf(headers: IncomingHttpHeaders, store: StoreSetting): Visitor {
  const cookies = readCookies(headers.cookie ?? '');
  return {
    store,
    currency: chosenCurrency(cookies.get(CURRENCY_COOKIE) ?? null, store.currencies, store.defaultCurrency),
    cookies,
    address: addressOf(headers),
    isCrossSite: headers['sec-fetch-site'] === 'cross-site',
    sharedVersion: Number(headers['x-posy-shared-version'] ?? 0),
  };
}

/** The client address, for rate limits; the front server always sets it. */
export function addressOf(headers: IncomingHttpHeaders): string {
  const forwarded = headers['x-forwarded-for'];
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? '';
}

/** The store of an API call, with which its URL begins: `/ie/api/reads/search`. Null if no store has that prefix. */
export function storeOfCall(url: string, stores: readonly StoreSetting[]): StoreSetting | null {
  return stores.find(({ pathPrefix }) => url.startsWith(`${pathPrefix}/api/`)) ?? null;
}

export function storeOfPath(path: string, stores: readonly StoreSetting[]): StoreSetting {
  return storeAtPath(path, stores);
}
