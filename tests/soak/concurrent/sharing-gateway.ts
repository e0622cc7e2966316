import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send, type EndpointResponse, type WireClient } from '../wire-client';

export interface SharingGateway extends WireClient {
  close(): Promise<void>;
}

/**
 * A gateway with a deliberate fault: it returns the first response to every caller of a method, whatever they sent. Tests
 * must fail behind it.
 */
export async function startSharingGateway(side: WireClient): Promise<SharingGateway> {
  const firsts = new Map<string, Promise<EndpointResponse>>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = String(request.url).slice(1);
      const headers = {
        cookie: String(request.headers.cookie),
        'x-forwarded-for': String(request.headers['x-forwarded-for']),
      };
      const first = firsts.get(path) ?? send(side, path, Buffer.concat(chunks).toString('utf8'), {}, headers);
      firsts.set(path, first);
      first.then(
        ({ status, contentType, text }) => response.writeHead(status, { 'content-type': contentType }).end(text),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
