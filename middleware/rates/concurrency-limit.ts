export interface ConcurrencyLimits {
  /** Weight of the work that runs at the same time for one key. */
  readonly atOnce: number;
  /** Pieces of work of one key that wait for their turn. */
  readonly waiting: number;
}

/** Runs `work` in turn, or returns null when too many wait. */
export type LimitConcurrency = <Value>(
  key: string,
  weight: number,
  work: () => Promise<Value>,
) => Promise<Value | null>;

interface Queue {
  used: number;
  readonly waiting: { readonly weight: number; readonly start: () => void }[];
}

/** Lets each key do a limited amount at the same time; the rest waits, first come first served. */
export function createConcurrencyLimit({ atOnce, waiting }: ConcurrencyLimits): LimitConcurrency {
  const queues = new Map<string, Queue>();
  const startNext = (key: string, queue: Queue): void => {
    for (let next = queue.waiting[0]; next !== undefined; next = queue.waiting[0]) {
      if (queue.used > 0 && queue.used + next.weight > atOnce) return;
      queue.waiting.shift();
      queue.used += next.weight;
      next.start();
    }
    if (queue.used === 0) queues.delete(key);
  };
  return async (key, weight, work) => {
    const queue = queues.get(key) ?? { used: 0, waiting: [] };
    if (queue.waiting.length >= waiting) return null;
    queues.set(key, queue);
    await new Promise<void>((start) => {
      queue.waiting.push({ weight, start });
      startNext(key, queue);
    });
    try {
      return await work();
    } finally {
      queue.used -= weight;
      startNext(key, queue);
    }
  };
}
