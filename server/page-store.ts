/**
 * The bounded store of rendered guest pages. When a page is cached:
 *
 * - A page (HTML or `/_next/data/*.json`) is cached only with the response header `Surrogate-Control: max-age=<seconds>`, 1 to
 *   86400, the time it stays fresh. The front server removes this header, `Cache-Tag` and all
 *   `X-Posy-*` from responses.
 * - A page sets it only when every name and value of its query decided what it shows, and nothing is missing in it. It
 *   is requested without any cookie but `vsf-currency`, without the visitor's headers and without tracking parameters,
 *   so it cannot be personal.
 * - Never cached: a status other than 200, `Set-Cookie`, and `Cache-Control` with `private` or `no-store` set by the
 *   page itself. (Next's own default for server-rendered pages does not count: see `cacheSeconds` in rendered-page.ts.)
 * - A stale page is served for STALE_WHILE_REVALIDATE_MS while it is revalidated, and for STALE_ON_ERROR_MS when that
 *   fails (`isFailure` in rendered-page.ts: an error status other than 404 and 410, or `X-Posy-Incomplete`, by which a page
 *   says that a part of it could not be loaded), so that cached pages stay available while the backend is down.
 * - A page says by `X-Posy-Ends: <seconds>` when its words end, at the next cut-off: from then on it is served only if it cannot be
 *   rendered again, and no shared cache may keep it when that is near.
 * - A page says by `Cache-Tag` what it shows. When that changes (`purge` of page-cache.ts), it is served only if it cannot be
 *   rendered again.
 */
import { type EncodedPage } from './encoded-page';

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

/** Tags of results of searches and of filtered listings: anybody can ask for any number of terms and of combinations. */
const UNLIMITED_URLS = ['search', 'filtered'];
const MAX_OF_THESE = 200;

export interface CacheBounds {
  readonly maxBytes: number;
  readonly maxEntries: number;
}

/** An LRU cache with a limit of entries and of bytes; only the latest searches and filtered listings stay. */
export class PageStore {
  private readonly pages = new Map<string, CachedPage>();
  private readonly keysByTag = new Map<string, Set<string>>();
  private totalBytes = 0;

  constructor(private readonly bounds: CacheBounds) {}

  get bytes(): number {
    return this.totalBytes;
  }

  get entries(): number {
    return this.pages.size;
  }

  get(key: string): CachedPage | undefined {
    const cached = this.pages.get(key);
    if (cached) {
      // A Map keeps insertion order: the most recently used entry moves to its end.
      this.pages.delete(key);
      this.pages.set(key, cached);
    }
    return cached;
  }

  set(key: string, cached: CachedPage): void {
    this.delete(key);
    // One page may not evict all others.
    if (cached.page.bytes > this.bounds.maxBytes / 8) return;
    this.pages.set(key, cached);
    for (const tag of cached.tags) this.keysByTag.set(tag, (this.keysByTag.get(tag) ?? new Set()).add(key));
    this.totalBytes += cached.page.bytes;
    for (const tag of UNLIMITED_URLS) this.keepLatest(this.keysByTag.get(tag) ?? new Set());
    for (const oldest of this.pages.keys()) {
      if (this.totalBytes <= this.bounds.maxBytes && this.pages.size <= this.bounds.maxEntries) return;
      this.delete(oldest);
    }
  }

  private keepLatest(keys: ReadonlySet<string>): void {
    for (const oldest of keys) if (keys.size > MAX_OF_THESE) this.delete(oldest);
  }

  /** Keys of the pages with one of the tags. */
  tagged(tags: readonly string[]): ReadonlySet<string> {
    return new Set(tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]));
  }

  delete(key: string): void {
    const cached = this.pages.get(key);
    if (cached === undefined) return;
    this.totalBytes -= cached.page.bytes;
    this.pages.delete(key);
    for (const tag of cached.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
