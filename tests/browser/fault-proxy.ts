import { connect, createServer, type Socket } from 'node:net';
import { type AddressInfo } from 'node:net';

/** A proxy between storefront and backend that simulates network faults. */
export interface FaultProxy {
  readonly port: number;
  /** Delays every request by so many ms; 0 ends it. */
  delay(ms: number): void;
  /** Requests reach the backend, but their responses are lost. */
  loseResponses(on: boolean): void;
  stop(): Promise<void>;
}

export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  let delayMs = 0;
  let losing = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.on('data', (chunk) => {
      if (delayMs > 0) setTimeout(() => far.write(chunk), delayMs);
      else far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (losing) near.destroy();
      else near.write(chunk);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => {
      delayMs = ms;
    },
    loseResponses: (on) => {
      losing = on;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
