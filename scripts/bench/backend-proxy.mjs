/** A proxy between storefront and backend that counts the requests and can delay them. */
import { createServer, request } from 'node:http';
import { freePort } from '../ports.mjs';

/** `delayMs` and `calls` may be set at any time. */
export async function startBackendProxy(backendPort) {
  const proxy = { port: await freePort(), delayMs: 0, calls: 0, stop: () => undefined };
  const server = createServer((near, response) => {
    proxy.calls += 1;
    // A connection for each call, so that none is reused just as the backend closes it.
    const forward = () => {
      const { method, url: path, headers } = near;
      const far = request({ host: '127.0.0.1', port: backendPort, method, path, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode, answer.rawHeaders);
        answer.pipe(response);
      });
      far.on('error', () => response.destroy());
      near.pipe(far);
    };
    if (proxy.delayMs > 0) setTimeout(forward, proxy.delayMs);
    else forward();
  });
  await new Promise((done) => server.listen(proxy.port, '127.0.0.1', done));
  proxy.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return proxy;
}
