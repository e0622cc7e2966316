import { type IncomingMessage, type ServerResponse } from 'node:http';
import { networkOf } from './client-address';
import { addressOf } from './turns';

/** Bytes of pictures that are read and not yet taken by their readers. */
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
  readonly network: string;
  readonly bytes: number;
}

/** Bounds what slow readers keep in memory: the slowest is cut when there is too much, and each after its time. */
export class HeldPictures {
  /** The longest held first. */
  private readonly held = new Set<Held>();

  constructor(private readonly bounds: HeldBytes) {}

  /** Counts the bytes until the response is sent, at most for `ms`, or until the returned function is called. */
  hold({ request, response }: Reader, bytes: number, ms: number): () => void {
    const network = networkOf(addressOf(request));
    const one = { response, network, bytes: LEAST + bytes };
    const late = setTimeout(() => cut(one), ms);
    const release = () => {
      clearTimeout(late);
      response.off('close', release);
      this.held.delete(one);
    };
    this.held.add(one);
    response.once('close', release);
    const ofNetwork = [...this.held].filter((other) => other.network === network);
    this.bound(ofNetwork, this.bounds.ofNetwork);
    this.bound([...this.held], this.bounds.ofAll);
    return release;
  }

  private bound(held: readonly Held[], most: number): void {
    let bytes = held.reduce((sum, one) => sum + one.bytes, 0);
    for (const slowest of held) {
      if (bytes <= most) return;
      bytes -= slowest.bytes;
      this.held.delete(slowest);
      cut(slowest);
    }
  }
}

/** The response may wait for another of its connection, and then has no socket yet. */
function cut({ response }: Held): void {
  response.req.socket.destroy();
}
