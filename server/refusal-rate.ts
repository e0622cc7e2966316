import { networkOf } from './client-address';

/** Refusals of a network at once, and how soon it may have one more. */
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
  /** When a network will have no refusals left to forget, ms; the longest unchanged first. */
  private readonly busyUntil = new Map<string, number>();

  constructor(
    /** Milliseconds, monotonic. */
    private readonly now: () => number,
  ) {}

  isReached(address: string): boolean {
    const until = this.busyUntil.get(networkOf(address)) ?? 0;
    return until - this.now() > (REFUSALS - 1) * ONE_MORE_AFTER_MS;
  }

  /** Counts a response, if it is a refusal. */
  count(address: string, status: number): void {
    if (!REFUSING.has(status)) return;
    const network = networkOf(address);
    const until = Math.max(this.now(), this.busyUntil.get(network) ?? 0) + ONE_MORE_AFTER_MS;
    this.busyUntil.delete(network);
    this.busyUntil.set(network, until);
    for (const known of this.busyUntil.keys()) {
      if (this.busyUntil.size <= REMEMBERED) break;
      this.busyUntil.delete(known);
    }
  }
}
