/**
 * The bounded store of rendered guest pages. This is what a page must know of it:
 *
 * - A page (HTML or `/_next/data/*.json`) is kept only when it says so: response header `X-Posy-Keep: <seconds>`, 1 to
 *   86400, the time it counts as fresh. The door strips every `X-Posy-*` header from what goes out.
 * - A page says so only when it understood every name of its query. It is asked without any cookie but `vsf-currency`,
 *   without the visitor's headers and without `utm_*`, `gclid`, `gbraid`, `wbraid` and `fbclid`, so it cannot become personal.
 * - Never kept, whatever the page says: another status than 200, `Set-Cookie`, `Cache-Control` with `private` or `no-store`
 *   set beside `X-Posy-Keep` by the page itself. (Next's own default for server-rendered pages does not count as said by
 *   the page: see `cacheSeconds` in rendered-page.ts.)
 * - After its time a page is still shown for STALE_WHILE_RENEWED_MS while it renews behind, and for STALE_ON_ERROR_MS when
 *   renewing fails with a 5xx, so pages that were seen keep coming while the backend is away.
 */
import { type EncodedPage } from './encoded-page';

export interface CachedPage {
  readonly page: EncodedPage;
  /** Milliseconds of the door's clock. */
  readonly freshUntil: number;
  /** Renewing failed: not tried again before this time. */
  readonly retryAt: number;
}

export interface CacheBounds {
  readonly maxBytes: number;
  readonly maxEntries: number;
}

/** Least recently used goes first, when either bound is passed. */
export class PageStore {
  private readonly pages = new Map<string, CachedPage>();
  private held = 0;

  constructor(private readonly bounds: CacheBounds) {}

  get bytes(): number {
    return this.held;
  }

  get entries(): number {
    return this.pages.size;
  }

  get(key: string): CachedPage | undefined {
    const cached = this.pages.get(key);
    if (cached) {
      // A Map remembers the order of insertion: the one used last moves to its end.
      this.pages.delete(key);
      this.pages.set(key, cached);
    }
    return cached;
  }

  set(key: string, cached: CachedPage): void {
    this.delete(key);
    // One page may not push out all others.
    if (cached.page.bytes > this.bounds.maxBytes / 8) return;
    this.pages.set(key, cached);
    this.held += cached.page.bytes;
    for (const oldest of this.pages.keys()) {
      if (this.held <= this.bounds.maxBytes && this.pages.size <= this.bounds.maxEntries) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.held -= this.pages.get(key)?.page.bytes ?? 0;
    this.pages.delete(key);
  }
}
