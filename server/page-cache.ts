import { type EncodedPage, encodePage } from './encoded-page';
import { isShared, pageTags } from './page-tags';
import { type PageStore } from './page-store';
import { TooManyRenders } from './render-queue';
import { cacheSeconds, endsInSeconds, isFailure, type RenderedPage } from './rendered-page';

/** How long a stale page may be served while it is revalidated. */
export const STALE_WHILE_REVALIDATE_MS = 10 * 60_000;
/** How long a stale page may be served while the backend fails. */
export const STALE_ON_ERROR_MS = 24 * 60 * 60_000;
/** After a failed revalidation the backend is not asked for this long. */
export const RETRY_AFTER_MS = 5_000;

/** Purges that are remembered for pages being rendered; after more of them, such a page is out of date. */
const MAX_PURGES = 100;

export type CacheResult =
  | { readonly kind: 'cached'; readonly page: EncodedPage; readonly from: 'hit' | 'stale' | 'miss' }
  | { readonly kind: 'passed'; readonly page: RenderedPage };

/** Serves pages from the cache and renders each missing one once, however many requests wait for it. */
export class PageCache {
  private readonly pending = new Map<string, Promise<CacheResult>>();
  /** The last purges, for pages whose rendering began before them. */
  private readonly purges: (readonly string[])[] = [];
  private purgeCount = 0;
  /** Raised by each purge of what the storefront caches for all pages. */
  sharedVersion = 0;

  constructor(
    private readonly cache: PageStore,
    /** Milliseconds, monotonic. */
    private readonly now: () => number,
  ) {}

  /** The page if it is cached and need not be revalidated yet. */
  fresh(key: string): EncodedPage | null {
    const cached = this.cache.get(key);
    return cached !== undefined && this.now() < cached.freshUntil ? cached.page : null;
  }

  /**
   * Pages with one of the tags are rendered again before they are served; the old copy is served only if that fails. This
   * holds too for pages that are being rendered, from what was read before the change.
   */
  purge(tags: readonly string[]): void {
    this.purges.push(tags);
    this.purgeCount += 1;
    if (tags.some(isShared)) this.sharedVersion += 1;
    if (this.purges.length > MAX_PURGES) this.purges.shift();
    this.pending.clear();
    for (const key of this.cache.tagged(tags)) {
      const cached = this.cache.get(key);
      if (cached)
        this.cache.set(key, { ...cached, freshUntil: Math.min(cached.freshUntil, this.outOfDate()), retryAt: 0 });
    }
  }

  /** A page that was fresh until then is not served any more, unless rendering fails. */
  private outOfDate(): number {
    return this.now() - STALE_WHILE_REVALIDATE_MS;
  }

  private isPurgedSince(count: number, tags: readonly string[]): boolean {
    const missed = this.purgeCount - count;
    return (
      missed > MAX_PURGES || this.purges.slice(this.purges.length - missed).some((purged) => overlap(purged, tags))
    );
  }

  async serve(key: string, render: () => Promise<RenderedPage>): Promise<CacheResult> {
    const cached = this.cache.get(key);
    if (!cached) return this.fill(key, render);
    const age = this.now() - cached.freshUntil;
    if (age < 0) return { kind: 'cached', page: cached.page, from: 'hit' };
    // It may exist by now: only a new rendering can say that it does not.
    if (age > STALE_ON_ERROR_MS || cached.page.status === 404) {
      this.cache.delete(key);
      return this.fill(key, render);
    }
    const hasEnded = this.now() >= cached.endsAt;
    const stale: CacheResult = { kind: 'cached', page: cached.page, from: 'stale' };
    if (this.now() < cached.retryAt) return stale;
    const revalidated = this.fill(key, render).then(
      (result) => (failed(result) ? stale : result),
      () => stale,
    );
    return age < STALE_WHILE_REVALIDATE_MS && !hasEnded ? stale : revalidated;
  }

  private fill(key: string, render: () => Promise<RenderedPage>): Promise<CacheResult> {
    const current = this.pending.get(key);
    if (current) return current;
    const pending = this.renderAndStore(key, render).finally(() => {
      if (this.pending.get(key) === pending) this.pending.delete(key);
    });
    this.pending.set(key, pending);
    return pending;
  }

  private async renderAndStore(key: string, render: () => Promise<RenderedPage>): Promise<CacheResult> {
    const purgesBefore = this.purgeCount;
    const began = this.now();
    try {
      const page = await render();
      const result = this.store(key, page, purgesBefore, began);
      if (failed(result)) this.recordFailure(key);
      return result;
    } catch (error) {
      // A client that asks for too much must not keep others from a new page.
      if (!(error instanceof TooManyRenders)) this.recordFailure(key);
      throw error;
    }
  }

  private store(key: string, page: RenderedPage, purgesBefore: number, began: number): CacheResult {
    const seconds = cacheSeconds(page);
    if (seconds > 0) {
      const encoded = encodePage(page, this.cache.get(key)?.page);
      const tags = pageTags(page.headers);
      const isOutOfDate = this.isPurgedSince(purgesBefore, tags);
      const endsAt = began + endsInSeconds(page) * 1000;
      const freshUntil = isOutOfDate ? this.outOfDate() : Math.min(this.now() + seconds * 1000, endsAt);
      // A page that was rendered after the purge stays.
      if (!isOutOfDate || this.fresh(key) === null)
        this.cache.set(key, { page: encoded, tags, freshUntil, endsAt, retryAt: 0 });
      return { kind: 'cached', page: encoded, from: 'miss' };
    }
    // The page must not be cached any more: not found, redirected, or personal.
    if (!isFailure(page)) this.cache.delete(key);
    return { kind: 'passed', page };
  }

  /**
   * Only pages with a stale copy wait before a retry; others are rendered for every request, so that they recover at
   * once.
   */
  private recordFailure(key: string): void {
    const cached = this.cache.get(key);
    if (cached) this.cache.set(key, { ...cached, retryAt: this.now() + RETRY_AFTER_MS });
  }
}

function overlap(purged: readonly string[], tags: readonly string[]): boolean {
  return purged.some((tag) => tags.includes(tag));
}

function failed(result: CacheResult): boolean {
  return result.kind === 'passed' && isFailure(result.page);
}
