import type { IncomingHttpHeaders } from 'node:http';
import { storeAtPath, type KnownStore } from '../../../domain/store/store-preferences';

/** The visitor of a request. Public pages may depend only on store and currency. */
export interface Visitor {
  readonly store: KnownStore;
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

/** The client address, for rate limits; the front server always sets it. */
export function addressOf(headers: IncomingHttpHeaders): string {
  const forwarded = headers['x-forwarded-for'];
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? '';
}

/** The store of an API call, with which its URL begins: `/ie/api/reads/search`. Null if no store has that prefix. */
export function storeOfCall(url: string, stores: readonly KnownStore[]): KnownStore | null {
  return stores.find(({ pathPrefix }) => url.startsWith(`${pathPrefix}/api/`)) ?? null;
}

export function storeOfPath(path: string, stores: readonly KnownStore[]): KnownStore {
  return storeAtPath(path, stores);
}
