import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A door of the server on a real port of this machine, which the shop's settings take for their own. */
export async function runningFrontServer(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    env: { PORT: String(port) },
    /** One request as a page of the shop makes it; nothing is followed. */
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
