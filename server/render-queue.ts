/** Pages that are rendered at the same time for one network address. */
const AT_ONCE = 3;
/** Pages of one address that wait for their turn. */
const WAITING = 200;

/** Too many pages of this address are waiting. */
export class TooManyRenders extends Error {}

/** Renders pages in turn for each address, so that an address with many uncached pages does not delay the others. */
export class RenderQueue {
  private readonly queues = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  /** Throws `TooManyRenders` at once, and what `render` throws. */
  async run<Page>(address: string, render: () => Promise<Page>): Promise<Page> {
    const key = subscriberOf(address);
    const queue = this.queues.get(key) ?? { running: 0, waiting: [] };
    this.queues.set(key, queue);
    if (queue.running < AT_ONCE) queue.running += 1;
    else if (queue.waiting.length >= WAITING) throw new TooManyRenders();
    else await new Promise<void>((start) => queue.waiting.push(start));
    try {
      return await render();
    } finally {
      const next = queue.waiting.shift();
      // The next in the queue takes the slot.
      if (next !== undefined) next();
      else if ((queue.running -= 1) === 0) this.queues.delete(key);
    }
  }
}

/** An IPv6 subscriber has a whole /64, here the first four groups; a shortened address has fewer subscribers. */
function subscriberOf(address: string): string {
  if (!address.includes(':')) return address;
  return (address.split('::', 1)[0] ?? '').split(':').slice(0, 4).join(':');
}
