import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createHttpClient, type HttpRequest } from '../../middleware/middleware';

let server: Server;
let connections = 0;
let respond: RequestListener;

beforeEach(async () => {
  connections = 0;
  server = createServer((request, response) => respond(request, response));
  server.on('connection', () => (connections += 1));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(
  () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
);

function aRequest(changes: Partial<HttpRequest> = {}): HttpRequest {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return { url, method: 'GET', headers: {}, signal: new AbortController().signal, maxBytes: 1_000, ...changes };
}

test('requests in turn share a connection', async () => {
  respond = (_request, response) => void response.end('{}');
  const send = createHttpClient();
  for (let at = 0; at < 3; at += 1) await send(aRequest());
  expect(connections).toBe(1);
});

test('a compressed response is read, up to the limit of its text', async () => {
  respond = (request, response) => {
    response.setHeader('content-encoding', String(request.headers['accept-encoding']));
    response.end(gzipSync('£'.repeat(400)));
  };
  const send = createHttpClient();
  expect(await send(aRequest())).toEqual({ status: 200, contentType: '', text: '£'.repeat(400) });
  expect(await send(aRequest({ maxBytes: 700 }))).toEqual({ status: 200, contentType: '', text: null });
});

test.each([
  ['identity', ''],
  ['gzip', 'gzip'],
])('a response that is cut off rejects (%s)', async (_way, encoding) => {
  respond = (_request, response) => {
    if (encoding !== '') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', 500);
    response.write(gzipSync('x'.repeat(5_000)), () => response.destroy());
  };
  await expect(createHttpClient()(aRequest({ maxBytes: 10_000 }))).rejects.toThrow();
});

test('a request whose signal ends rejects, also while its response is read', async () => {
  const ending = new AbortController();
  respond = (_request, response) => void response.write('x', () => ending.abort());
  await expect(createHttpClient()(aRequest({ signal: ending.signal }))).rejects.toThrow();
});
