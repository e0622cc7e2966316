import { connect } from 'node:net';

export interface RawConnection {
  /** Sends requests one after the other, without waiting for responses. */
  ask(targets: readonly string[], headers?: Readonly<Record<string, string>>): void;
  /** Everything that was received. */
  heard(): string;
  /** Reads nothing more. */
  pause(): void;
  readonly closed: Promise<void>;
  destroy(): void;
}

/** A connection that sends what no HTTP client would send. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  await new Promise<void>((done) => socket.once('connect', done));
  return {
    ask: (targets, headers = {}) => {
      const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      socket.write(targets.map((target) => `GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`).join(''));
    },
    heard: () => Buffer.concat(parts).toString('latin1'),
    pause: () => void socket.pause(),
    closed,
    destroy: () => void socket.destroy(),
  };
}
