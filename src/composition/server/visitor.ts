import type { IncomingHttpHeaders } from 'node:http';
import { CURRENCY_COOKIE } from '../../adapters/cookies/cookie-names';
import { readCookies } from '../../adapters/cookies/cookie-text';
import { chosenCurrency } from '../../domain/store/chosen-currency';
import { storeAtPath } from '../../domain/store/store-preferences';
import type { StoreSetting } from '../settings/store-settings';

/** One visitor as a request shows them. Nothing of this may enter a public page but store and currency. */
export interface Visitor {
  readonly store: StoreSetting;
  readonly currency: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** For limits only. */
  readonly address: string;
  /**
   * True when the click came from another site: the browser then leaves its strict cookies out, so their absence says
   * nothing about the visitor.
   */
  readonly isCrossSite: boolean;
}

/** Whose request it is. The address is the one that the front door has checked and written down. */
export function visitorOf(headers: IncomingHttpHeaders, store: StoreSetting): Visitor {
  const cookies = readCookies(headers.cookie ?? '');
  return {
    store,
    currency: chosenCurrency(cookies.get(CURRENCY_COOKIE) ?? null, store.currencies, store.defaultCurrency),
    cookies,
    address: addressOf(headers),
    isCrossSite: headers['sec-fetch-site'] === 'cross-site',
  };
}

/** The caller's network address, for limits; the front door always sets it. */
export function addressOf(headers: IncomingHttpHeaders): string {
  const forwarded = headers['x-forwarded-for'];
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? '';
}

/** The store of a call: the front server names its path in `X-Posy-Store`, otherwise the URL begins with it. */
export function storeOfCall(headers: IncomingHttpHeaders, url: string, stores: readonly StoreSetting[]): StoreSetting {
  const path = headers['x-posy-store'];
  return storeOfPath(typeof path === 'string' ? `${path}/` : url, stores);
}

export function storeOfPath(path: string, stores: readonly StoreSetting[]): StoreSetting {
  return storeAtPath(path, stores);
}
