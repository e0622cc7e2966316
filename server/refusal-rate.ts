import { LRUCache } from 'lru-cache';
import { type NetworkFactors, networksOf } from './client-address';

/** Refusals of a network at once, and how soon it may have one more, ms; wider networks have `times` as many. */
const REFUSALS = 30;
const ONE_MORE_AFTER_MS = 1_000;
/** Networks that are remembered. */
const REMEMBERED = 20_000;

/** Responses that refuse a request. Not 404: old links and crawlers find many pages missing. */
const REFUSING: ReadonlySet<number> = new Set([400, 401, 403, 409, 413, 422, 429]);

/**
 * Counts refused pages and calls of each network. A network with too many is refused before anything is rendered or
 * requested, so that refusing costs next to nothing. Public pages of the cache are served as ever.
 */
export class RefusalRate {
  /** When a network will have no refusals left to forget, ms. */
  private readonly busyUntil = new LRUCache<string, number>({ max: REMEMBERED });

  constructor(
    /** Milliseconds, monotonic. */
    private readonly now: () => number,
    private readonly factors: NetworkFactors,
  ) {}

  isReached(address: string): boolean {
    return networksOf(address, this.factors).some(({ key, times }) => {
      const until = this.busyUntil.get(key) ?? 0;
      return until - this.now() > REFUSALS * ONE_MORE_AFTER_MS - ONE_MORE_AFTER_MS / times;
    });
  }

  /** Counts a response, if it is a refusal. */
  count(address: string, status: number): void {
    if (!REFUSING.has(status)) return;
    for (const { key, times } of networksOf(address, this.factors)) {
      const until = Math.max(this.now(), this.busyUntil.get(key) ?? 0);
      this.busyUntil.set(key, until + ONE_MORE_AFTER_MS / times);
    }
  }
}
