import { type RequestListener } from 'node:http';
import { type RunningFrontServer, freePort, openFrontServer, serve } from './running-front-server';

let frontServer: RunningFrontServer;
let storage: Awaited<ReturnType<typeof serve>>;
let asked: { url: string; headers: NodeJS.Dict<unknown> }[];
let behave: RequestListener;

beforeEach(async () => {
  asked = [];
  behave = (_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      ETag: '"a"',
      'Cache-Control': 'public, max-age=60',
      'Set-Cookie': 'a=b',
      Server: 'x',
    });
    response.end('picture');
  };
  storage = await serve((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    behave(request, response);
  });
  frontServer = await openFrontServer((_request, response) => void response.end('shop'), {
    STORAGE_URL: `http://127.0.0.1:${storage.port}`,
  });
});

afterEach(async () => {
  await frontServer.drain();
  await storage.stop();
});

test('serves a picture from the storage with the necessary headers only', async () => {
  const answer = await frontServer.request('/media/rose.webp?w=216&h=268', {
    headers: { accept: 'image/webp', cookie: 'vsf-customer=token', authorization: 'x' },
  });
  expect(answer.body.toString()).toBe('picture');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    etag: '"a"',
    'cache-control': 'public, max-age=60',
  });
  expect([answer.headers['set-cookie'], answer.headers.server]).toEqual([undefined, undefined]);
  expect(asked[0]?.url).toBe('/media/rose.webp?w=216&h=268');
  expect(asked[0]?.headers.accept).toBe('image/webp');
  expect([asked[0]?.headers.cookie, asked[0]?.headers.authorization]).toEqual([undefined, undefined]);
});

test("forwards the shopper's address to the storage, and Retry-After to the shopper", async () => {
  behave = (_request, response) => void response.writeHead(503, { 'Retry-After': '5' }).end();
  const answer = await frontServer.request('/media/rose.webp', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
});

test('answers 304 for a picture the browser has', async () => {
  behave = (request, response) => void response.writeHead(request.headers['if-none-match'] === '"a"' ? 304 : 200).end();
  expect((await frontServer.request('/media/rose.webp', { headers: { 'if-none-match': '"a"' } })).status).toBe(304);
});

test.each([
  '/media/../graphql',
  '/media/%2e%2e/graphql',
  '/media/..%2fgraphql',
  '/media/%252e%252e/graphql',
  '/media//evil.example/x',
])('never leaves the media path for %s', async (path) => {
  expect((await frontServer.request(path)).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  [404, 404],
  [429, 429],
  [503, 503],
  [500, 503],
  [302, 502],
  [401, 502],
])("maps the storage's %i to %i, not cacheable", async (said, heard) => {
  behave = (_request, response) =>
    void response.writeHead(said, { Location: 'http://evil.example/', 'Cache-Control': 'public' }).end('inner words');
  const answer = await frontServer.request('/media/rose.webp');
  expect([answer.status, answer.headers['cache-control'], answer.headers.location]).toEqual([
    heard,
    'no-store',
    undefined,
  ]);
  const line = `GET /media/rose.webp was answered with ${heard}`;
  expect(frontServer.reports).toEqual(heard < 500 ? [] : [line]);
});

test('returns 503 when the storage is unreachable', async () => {
  const lonely = await openFrontServer((_request, response) => void response.end(), {
    STORAGE_URL: `http://127.0.0.1:${await freePort()}`,
  });
  const { status, body } = await lonely.request('/media/rose.webp?w=216');
  expect(status).toBe(503);
  expect(lonely.reports).toEqual(['GET /media/rose.webp was answered with 503']);
  expect(body.toString()).toContain(`please quote ${lonely.references[0]}`);
  await lonely.drain();
});

test('logs nothing for a picture whose client has left', async () => {
  const stopped = new Promise<void>((done) => {
    behave = (_request, response) => response.on('close', done);
  });
  const client = new AbortController();
  const answer = fetch(`http://127.0.0.1:${frontServer.port}/media/rose.webp`, { signal: client.signal });
  while (asked.length === 0) await new Promise(setImmediate);
  client.abort();
  await expect(answer).rejects.toThrow();
  await stopped;
  expect(frontServer.reports).toEqual([]);
});

test('does not end a truncated picture normally', async () => {
  behave = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': '100' });
    response.write('half', () => response.destroy());
  };
  await expect(frontServer.request('/media/rose.webp')).rejects.toThrow(/aborted|hang up/);
});
