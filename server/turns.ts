import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type NetworkFactors } from './client-address';
import { type Asked, RefusalRate } from './refusal-rate';
import { CALLS, RenderQueue, RENDERS, TooManyRenders } from './render-queue';
import { type RenderedPage } from './rendered-page';
import { amendHead } from './response-headers';

/** ms for which a page or call that does not end keeps its turn: longer than an order may take. */
const TURN_MS = 60_000;

/**
 * Whose turn it is: pages that are rendered, public and personal ones, and calls wait for others of the same network. All throw
 * `TooManyRenders` at once when too many wait, and after too many refusals of that kind.
 */
export class NetworkQueues {
  private readonly renders: RenderQueue;
  private readonly calls: RenderQueue;
  private readonly refusals: RefusalRate;

  /** The clock is in ms, monotonic. */
  constructor(now: () => number, factors: NetworkFactors) {
    this.renders = new RenderQueue(RENDERS, factors);
    this.calls = new RenderQueue(CALLS, factors);
    this.refusals = new RefusalRate(now, factors);
  }

  /** A page of this name is needed here, too, if it is waiting for its turn elsewhere. */
  join(address: string, name: string): void {
    this.renders.join(address, name);
  }

  /** Renders a public page that is not cached. */
  async render(asked: Asked, name: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    this.admit(asked);
    const page = await this.renders.run(asked.address, render, name);
    this.refusals.count(asked, page.status);
    return page;
  }

  /** Answers a request for a personal page, or a call. */
  async answer(
    turn: 'page' | 'call',
    asked: Asked,
    response: ServerResponse,
    handle: () => Promise<void> | void,
  ): Promise<void> {
    this.admit(asked);
    const queue = turn === 'page' ? this.renders : this.calls;
    let answered: Promise<void> | undefined;
    await queue.run(asked.address, async () => {
      // A client that left while waiting needs no response.
      if (response.destroyed) return;
      // Not counted: that too many wait. It costs nothing, and ends when they are answered.
      amendHead(response, () => this.refusals.count(asked, response.statusCode));
      answered = Promise.resolve().then(handle);
      await atMost(TURN_MS, answered);
    });
    await answered;
  }

  private admit(asked: Asked): void {
    if (this.refusals.isReached(asked)) throw new TooManyRenders();
  }
}

/** The client address, as the gate has set it. */
export function addressOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return String(headers['x-forwarded-for'] ?? '');
}

/** Resolves when the work has ended, well or badly, or after `ms`. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
