import { LRUCache } from 'lru-cache';
import { type NetworkFactors, networksOf } from './client-address';

/** Refusals of a network at once, and how soon it may have one more, ms; wider networks have `times` as many. */
const REFUSALS = 30;
const ONE_MORE_AFTER_MS = 1_000;
/** Networks that are remembered, each with the kinds of what it was refused. */
const REMEMBERED = 20_000;

/**
 * Responses that refuse a request. Not 404: old links and crawlers find many pages missing. Not 403, which costs as little: it is the only
 * one that names of no action can have, and each would be a kind of its own.
 */
const REFUSING: ReadonlySet<number> = new Set([400, 401, 409, 413, 422, 429]);

/** Who asks, and for what: see `refusal-kind.ts`. */
export interface Asked {
  readonly address: string;
  readonly kind: string;
}

/**
 * Counts refused pages and calls of each network by their kind. A network with too many of a kind is refused more of it before
 * anything is rendered or requested, so that refusing costs next to nothing. Public pages of the cache are served as ever.
 */
export class RefusalRate {
  /** When a network will have no refusals left to forget, ms. */
  private readonly busyUntil = new LRUCache<string, number>({ max: REMEMBERED });

  constructor(
    /** Milliseconds, monotonic. */
    private readonly now: () => number,
    private readonly factors: NetworkFactors,
  ) {}

  isReached({ address, kind }: Asked): boolean {
    return networksOf(address, this.factors).some(({ key, times }) => {
      const until = this.busyUntil.get(`${kind} ${key}`) ?? 0;
      return until - this.now() > REFUSALS * ONE_MORE_AFTER_MS - ONE_MORE_AFTER_MS / times;
    });
  }

  /** Counts a response, if it is a refusal. */
  count({ address, kind }: Asked, status: number): void {
    if (!REFUSING.has(status)) return;
    for (const { key, times } of networksOf(address, this.factors)) {
      const until = Math.max(this.now(), this.busyUntil.get(`${kind} ${key}`) ?? 0);
      this.busyUntil.set(`${kind} ${key}`, until + ONE_MORE_AFTER_MS / times);
    }
  }
}
