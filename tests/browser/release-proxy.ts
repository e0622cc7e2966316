import { createServer, request as ask } from 'node:http';
import { type AddressInfo } from 'node:net';
import { test as journey } from './journey';

export interface ReleaseProxy {
  readonly url: string;
  /** Sends this in place of the worker's script from now on. */
  publish(script: string): void;
}

interface Extra {
  releases: ReleaseProxy;
}

/** A journey to the shop through a proxy that can publish another worker: routes of the browser do not see its updates. */
export const test = journey.extend<Extra>({
  releases: async ({ shop }, use) => {
    let script: string | null = null;
    const server = createServer((request, response) => {
      if (script !== null && request.url === '/sw.js') {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script);
        return;
      }
      const { hostname, port, host } = new URL(shop);
      const headers = { ...request.headers, host };
      const onward = ask({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}`, publish: (next) => void (script = next) });
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  },
});
