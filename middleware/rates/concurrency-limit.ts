import { type CountedNetwork } from './client-network';

export interface ConcurrencyLimits {
  /** Weight of the work that runs at the same time for one network. */
  readonly atOnce: number;
  /** Pieces of work of one network that wait for their turn. */
  readonly waiting: number;
}

/** Runs `work` in turn, or returns null when too many wait; a wider network may do `times` as much. */
export type LimitConcurrency = <Value>(
  network: CountedNetwork,
  weight: number,
  work: () => Promise<Value>,
) => Promise<Value | null>;

interface Queue extends CountedNetwork {
  used: number;
  readonly waiting: { readonly weight: number; readonly start: () => void }[];
}

/** Lets each network do a limited amount at the same time; the rest waits, first come first served. */
export function createConcurrencyLimit({ atOnce, waiting }: ConcurrencyLimits): LimitConcurrency {
  const queues = new Map<string, Queue>();
  const startNext = (queue: Queue): void => {
    for (let next = queue.waiting[0]; next !== undefined; next = queue.waiting[0]) {
      if (queue.used > 0 && queue.used + next.weight > atOnce * queue.times) return;
      queue.waiting.shift();
      queue.used += next.weight;
      next.start();
    }
    if (queue.used === 0) queues.delete(queue.key);
  };
  return async (network, weight, work) => {
    const queue = queues.get(network.key) ?? { ...network, used: 0, waiting: [] };
    if (queue.waiting.length >= waiting * network.times) return null;
    queues.set(network.key, queue);
    await new Promise<void>((start) => {
      queue.waiting.push({ weight, start });
      startNext(queue);
    });
    try {
      return await work();
    } finally {
      queue.used -= weight;
      startNext(queue);
    }
  };
}
