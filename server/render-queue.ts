import { type CountedNetwork, type NetworkFactors, networksOf } from './client-address';

/** How much is done at the same time for one network, and how much of it waits for its turn; wider networks have `times` as much. */
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

interface Network extends CountedNetwork {
  running: number;
  waiting: number;
}

/** The networks of one address, the narrowest first: work that runs has a turn of each. */
type Networks = readonly Network[];

interface Work {
  isStarted: boolean;
  readonly start: (turnOf: Networks) => void;
}

/** Works in turn for each network, so that one with many uncached pages or calls does not delay the others. */
export class RenderQueue {
  /** Those with work. */
  private readonly networks = new Map<string, Network>();
  /** What waits, the first first, by the widest network: only a turn that ends there can start it. */
  private readonly queues = new Map<string, { readonly networks: Networks; readonly work: Work }[]>();
  /** Waiting renders, by the name of their result. */
  private readonly named = new Map<string, Work>();

  constructor(
    private readonly limits: QueueLimits,
    private readonly factors: NetworkFactors,
  ) {}

  /** Throws `TooManyRenders` at once, and what `work` throws. `name`: of a result that others may wait for, too. */
  async run<Result>(address: string, work: () => Promise<Result>, name?: string): Promise<Result> {
    const turnOf = await this.takeTurn(this.networksOf(address), name);
    try {
      return await work();
    } finally {
      this.pass(turnOf);
    }
  }

  /** Another network needs the result of that name, too: it starts when either network has its turn. */
  join(address: string, name: string): void {
    const work = this.named.get(name);
    if (work === undefined) return;
    const networks = this.networksOf(address);
    if (this.isFree(networks)) this.start(work, networks);
    else if (!this.isFull(networks) && !this.queueOf(networks).some((one) => one.work === work))
      this.enqueue(networks, work);
  }

  private networksOf(address: string): Networks {
    return networksOf(address, this.factors).map(
      (network) => this.networks.get(network.key) ?? { ...network, running: 0, waiting: 0 },
    );
  }

  private isFree(networks: Networks): boolean {
    return networks.every(({ running, times }) => running < this.limits.atOnce * times);
  }

  private isFull(networks: Networks): boolean {
    return networks.some(({ waiting, times }) => waiting >= this.limits.waiting * times);
  }

  private async takeTurn(networks: Networks, name: string | undefined): Promise<Networks> {
    if (this.isFree(networks)) {
      this.count(networks, 'running', 1);
      return networks;
    }
    if (this.isFull(networks)) throw new TooManyRenders();
    let own: Work | undefined;
    const turnOf = await new Promise<Networks>((start) => {
      own = { isStarted: false, start };
      this.enqueue(networks, own);
      if (name !== undefined) this.named.set(name, own);
    });
    if (name !== undefined && this.named.get(name) === own) this.named.delete(name);
    return turnOf;
  }

  private queueOf(networks: Networks) {
    return this.queues.get(networks.at(-1)?.key ?? '') ?? [];
  }

  private enqueue(networks: Networks, work: Work): void {
    this.count(networks, 'waiting', 1);
    const queue = this.queueOf(networks);
    queue.push({ networks, work });
    this.queues.set(networks.at(-1)?.key ?? '', queue);
  }

  private start(work: Work, networks: Networks): void {
    this.count(networks, 'running', 1);
    work.isStarted = true;
    // Refusals are made without waiting for anything: in between, requests of others are read.
    setImmediate(() => work.start(networks));
  }

  /** The next in the queue that may start takes the turn. */
  private pass(networks: Networks): void {
    this.count(networks, 'running', -1);
    const left = this.queueOf(networks).filter((one) => {
      if (!one.work.isStarted && this.isFree(one.networks)) this.start(one.work, one.networks);
      if (one.work.isStarted) this.count(one.networks, 'waiting', -1);
      return !one.work.isStarted;
    });
    const widest = networks.at(-1)?.key ?? '';
    if (left.length > 0) this.queues.set(widest, left);
    else this.queues.delete(widest);
  }

  /** Remembers networks as long as they have work. */
  private count(networks: Networks, what: 'running' | 'waiting', more: 1 | -1): void {
    for (const network of networks) {
      network[what] += more;
      if (network.running > 0 || network.waiting > 0) this.networks.set(network.key, network);
      else this.networks.delete(network.key);
    }
  }
}
