import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server handler on a local port, which the shop's settings use as their own. */
export async function runningFrontServer(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    env: { PORT: String(port) },
    /** A request as a page sends it, without following redirects. */
    post: (path: string, body: string, headers: Readonly<Record<string, string>> = {}, method = 'POST') =>
      fetch(`${origin}${path}`, {
        method,
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        body: method === 'GET' ? null : body,
        redirect: 'manual',
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
}
