import { type Server } from 'node:http';

/** How long current requests may take after the shop is asked to stop. */
const DRAIN_TIMEOUT_MS = 15_000;

/** Rejects when the port is taken. */
export function listen(server: Server, port: number, host: string | null): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen({ port, ...(host !== null && { host }) }, () => {
      server.off('error', fail);
      done();
    });
  });
}

/** Idle connections are closed at once and again as responses end, so that only current requests delay the stop. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
