import { networkOf } from './client-address';

/** How much is done at the same time for one network, and how much of it waits for its turn. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Pages that are rendered. */
export const RENDERS: QueueLimits = { atOnce: 3, waiting: 200 };
/** Calls of pages and programs; some wait for a payment provider, and a browser sends six at once. */
export const CALLS: QueueLimits = { atOnce: 6, waiting: 100 };

/** Too many pages or calls of this network are waiting. */
export class TooManyRenders extends Error {}

interface Queue {
  readonly network: string;
  running: number;
  readonly waiting: Waiting[];
}

interface Waiting {
  isStarted: boolean;
  readonly start: (slotOf: Queue) => void;
}

/** Works in turn for each network, so that one with many uncached pages or calls does not delay the others. */
export class RenderQueue {
  private readonly queues = new Map<string, Queue>();
  /** Waiting renders, by the name of their result. */
  private readonly named = new Map<string, Waiting>();

  constructor(private readonly limits: QueueLimits) {}

  /** Throws `TooManyRenders` at once, and what `work` throws. `name`: of a result that others may wait for, too. */
  async run<Result>(address: string, work: () => Promise<Result>, name?: string): Promise<Result> {
    const slotOf = await this.takeSlot(this.queueOf(address), name);
    try {
      return await work();
    } finally {
      this.pass(slotOf);
    }
  }

  /** Another network needs the result of that name, too: it starts when either network has its turn. */
  join(address: string, name: string): void {
    const waiting = this.named.get(name);
    if (waiting === undefined) return;
    const queue = this.queueOf(address);
    if (queue.running < this.limits.atOnce) this.start(waiting, queue);
    else if (queue.waiting.length < this.limits.waiting && !queue.waiting.includes(waiting))
      queue.waiting.push(waiting);
  }

  private queueOf(address: string): Queue {
    const network = networkOf(address);
    const queue = this.queues.get(network) ?? { network, running: 0, waiting: [] };
    this.queues.set(network, queue);
    return queue;
  }

  private async takeSlot(queue: Queue, name: string | undefined): Promise<Queue> {
    if (queue.running < this.limits.atOnce) {
      queue.running += 1;
      return queue;
    }
    if (queue.waiting.length >= this.limits.waiting) throw new TooManyRenders();
    let own: Waiting | undefined;
    const slotOf = await new Promise<Queue>((start) => {
      own = { isStarted: false, start };
      queue.waiting.push(own);
      if (name !== undefined) this.named.set(name, own);
    });
    if (name !== undefined && this.named.get(name) === own) this.named.delete(name);
    return slotOf;
  }

  private start(waiting: Waiting, queue: Queue): void {
    queue.running += 1;
    waiting.isStarted = true;
    // Refusals are made without waiting for anything: in between, requests of others are read.
    setImmediate(() => waiting.start(queue));
  }

  /** The next in the queue takes the slot. */
  private pass(queue: Queue): void {
    queue.running -= 1;
    let next = queue.waiting.shift();
    while (next?.isStarted === true) next = queue.waiting.shift();
    if (next !== undefined) this.start(next, queue);
    else if (queue.running === 0) this.queues.delete(queue.network);
  }
}
