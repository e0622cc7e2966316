import { type Rate } from '../limits';

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** One rate limit for one key. */
export interface Charge {
  readonly key: string;
  readonly rate: Rate;
}

/**
 * Takes one token of every charge, or none. Returns the ms until the call may be retried, 0 when it may proceed. The
 * least recently used buckets are dropped, so that memory is bounded by `remembered`; the clock is in ms.
 */
export function createTokenBuckets(now: () => number, remembered: number): (charges: readonly Charge[]) => number {
  const buckets = new Map<string, Bucket>();
  const filled = ({ key, rate }: Charge): Bucket => {
    const at = now();
    const known = buckets.get(key);
    if (!known) return { tokens: rate.calls, filledAt: at };
    const gained = (Math.max(0, at - known.filledAt) * rate.calls) / rate.perMs;
    return { tokens: Math.min(rate.calls, known.tokens + gained), filledAt: at };
  };
  return (charges) => {
    const levels = charges.map((charge) => ({ charge, bucket: filled(charge) }));
    const waits = levels.map(({ charge, bucket }) => ((1 - bucket.tokens) * charge.rate.perMs) / charge.rate.calls);
    const wait = Math.max(0, ...waits);
    // Floating-point times may be just short of a whole token.
    if (wait > 0.001) return wait;
    for (const { charge, bucket } of levels) {
      buckets.delete(charge.key);
      buckets.set(charge.key, { ...bucket, tokens: bucket.tokens - 1 });
    }
    for (const key of buckets.keys()) {
      if (buckets.size <= remembered) break;
      buckets.delete(key);
    }
    return 0;
  };
}
