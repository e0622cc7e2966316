/**
 * The bounded store of rendered guest pages. When a page is cached:
 *
 * - A page (HTML or `/_next/data/*.json`) is cached only with the response header `Surrogate-Control: max-age=<seconds>`, 1 to
 *   86400, the time it stays fresh. The front server removes this header, `Cache-Tag` and all
 *   `X-Posy-*` from responses.
 * - A page sets it only when every name and value of its query decided what it shows, and nothing is missing in it. It
 *   is requested without any cookie but `vsf-currency`, without the visitor's headers and without tracking parameters,
 *   so it cannot be personal.
 * - A page that does not exist (404) is kept for a minute if it says by `Cache-Tag` what could make it exist, and is never served after
 *   that, not even when it cannot be rendered again. Browsers and shared caches do not keep it.
 * - Never cached: another status than these, `Set-Cookie`, and `Cache-Control` with `private` or `no-store` set by the
 *   page itself. (Next's own default for server-rendered pages does not count: see `cacheSeconds` in rendered-page.ts.)
 * - A stale page is served for STALE_WHILE_REVALIDATE_MS while it is revalidated, and for STALE_ON_ERROR_MS when that
 *   fails (`isFailure` in rendered-page.ts: an error status other than 404 and 410, or `X-Posy-Incomplete`, by which a page
 *   says that a part of it could not be loaded), so that cached pages stay available while the backend is down.
 * - A page says by `X-Posy-Ends: <seconds>` when its words end, at the next cut-off: from then on it is served only if it cannot be
 *   rendered again, and no shared cache may keep it when that is near.
 * - A page says by `Cache-Tag` what it shows. When that changes (`purge` of page-cache.ts), it is served only if it cannot be
 *   rendered again.
 */
import { LRUCache } from 'lru-cache';
import { type EncodedPage } from './encoded-page';
import { UNLIMITED } from './page-tags';

export interface CachedPage {
  readonly page: EncodedPage;
  readonly tags: readonly string[];
  /** Monotonic ms. */
  readonly freshUntil: number;
  /** The same after which it is served only if it cannot be rendered again. */
  readonly endsAt: number;
  /** Revalidation failed: not retried before this time. */
  readonly retryAt: number;
}

export interface CacheBounds {
  readonly maxBytes: number;
  readonly maxEntries: number;
}

/** Of the bytes and of the entries: what all pages with the tag `unlimited` may use together. */
const UNLIMITED_SHARE = 1 / 4;
/** Of the bytes: one page may not evict all others. */
const PAGE_SHARE = 1 / 8;

/**
 * Two LRU caches, each with a limit of entries and of bytes: pages whose URLs anybody can invent (the tag `unlimited`) never evict the
 * others.
 */
export class PageStore {
  private readonly limited: LRUCache<string, CachedPage>;
  private readonly unlimited: LRUCache<string, CachedPage>;
  private readonly keysByTag = new Map<string, Set<string>>();

  constructor(bounds: CacheBounds) {
    this.limited = this.open(bounds, 1 - UNLIMITED_SHARE);
    this.unlimited = this.open(bounds, UNLIMITED_SHARE);
  }

  get bytes(): number {
    return this.limited.calculatedSize + this.unlimited.calculatedSize;
  }

  get entries(): number {
    return this.limited.size + this.unlimited.size;
  }

  get(key: string): CachedPage | undefined {
    return this.limited.get(key) ?? this.unlimited.get(key);
  }

  set(key: string, cached: CachedPage): void {
    this.delete(key);
    const part = cached.tags.includes(UNLIMITED) ? this.unlimited : this.limited;
    part.set(key, cached);
    if (!part.has(key)) return;
    for (const tag of cached.tags) this.keysByTag.set(tag, (this.keysByTag.get(tag) ?? new Set()).add(key));
  }

  /** Keys of the pages with one of the tags. */
  tagged(tags: readonly string[]): ReadonlySet<string> {
    return new Set(tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]));
  }

  delete(key: string): void {
    this.limited.delete(key);
    this.unlimited.delete(key);
  }

  /** The library takes 0 for no limit; one entry of one byte is none. */
  private open({ maxBytes, maxEntries }: CacheBounds, share: number): LRUCache<string, CachedPage> {
    return new LRUCache({
      max: Math.max(1, Math.floor(maxEntries * share)),
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      maxEntrySize: Math.max(1, Math.floor(maxBytes * PAGE_SHARE)),
      sizeCalculation: ({ page }) => page.bytes,
      dispose: ({ tags }, key) => this.forget(tags, key),
    });
  }

  private forget(tags: readonly string[], key: string): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
