import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type CountedNetwork, type NetworkFactors, networksOf } from './client-address';
import { addressOf } from './turns';

/** Bytes of pictures that are read and not yet taken by their readers; wider networks have `times` as many. */
export interface HeldBytes {
  readonly ofAll: number;
  readonly ofNetwork: number;
}

/** What a picture takes at least, in bytes, beside its own. */
const LEAST = 16 * 1024;

interface Reader {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Held {
  readonly response: ServerResponse;
  /** The narrowest first. */
  readonly networks: readonly CountedNetwork[];
  readonly bytes: number;
}

/**
 * Bounds what slow readers keep in memory. When a network keeps too much its slowest reader is cut; when all together do, the slowest
 * of the network that keeps most, so that others are left alone. Each is cut after its time.
 */
export class HeldPictures {
  /** The longest held first. */
  private readonly held = new Set<Held>();

  constructor(
    private readonly bounds: HeldBytes,
    private readonly factors: NetworkFactors,
  ) {}

  /** Counts the bytes until the response is sent, at most for `ms`, or until the returned function is called. */
  hold({ request, response }: Reader, bytes: number, ms: number): () => void {
    const networks = networksOf(addressOf(request), this.factors);
    const one = { response, networks, bytes: LEAST + bytes };
    const late = setTimeout(() => this.cut(one), ms);
    const release = () => {
      clearTimeout(late);
      response.off('close', release);
      this.held.delete(one);
    };
    this.held.add(one);
    response.once('close', release);
    const { ofAll, ofNetwork } = this.bounds;
    for (const { key, times } of networks) {
      while (totalOf(this.heldBy(key)) > ofNetwork * times) this.cutSlowest(key);
    }
    while (totalOf([...this.held]) > ofAll) this.cutSlowest(this.greediest());
    return release;
  }

  private heldBy(network: string): readonly Held[] {
    return [...this.held].filter(({ networks }) => networks.some(({ key }) => key === network));
  }

  /** The widest network that keeps most. */
  private greediest(): string {
    const bytesOf = new Map<string, number>();
    for (const { networks, bytes } of this.held) {
      const key = networks.at(-1)?.key ?? '';
      bytesOf.set(key, (bytesOf.get(key) ?? 0) + bytes);
    }
    return [...bytesOf].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
  }

  private cutSlowest(network: string): void {
    const [slowest] = this.heldBy(network);
    if (slowest !== undefined) this.cut(slowest);
  }

  /** The response may wait for another of its connection, and then has no socket yet. */
  private cut(one: Held): void {
    this.held.delete(one);
    one.response.req.socket.destroy();
  }
}

function totalOf(held: readonly Held[]): number {
  return held.reduce((sum, { bytes }) => sum + bytes, 0);
}
