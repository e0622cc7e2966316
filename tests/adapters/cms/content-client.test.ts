import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContentClient } from '../../../src/adapters/cms/content-client';
import { failureMessage } from '../../../src/ui/texts/en/refusals';

/** Short, so that the timeout test is fast. */
const SHORT_TIMEOUT_MS = 20;
let server: Server;
let base: string;
let seen: { method: string; path: string; accept: string | undefined }[] = [];
let reply: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', path: request.url ?? '', accept: request.headers.accept });
    reply(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => (seen = []));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

const client = (timeoutMs?: number) => new ContentClient(`${base}/content`, fetch, timeoutMs);
const sends = (status: number, body: string, type = 'application/json') => {
  reply = (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
};
const unreachable = (status: number | null) => ({ ok: false, reason: { kind: 'unreachable', status } });
const MISSING = { ok: false, reason: { kind: 'not-found', message: '' } };

describe('ContentClient', () => {
  test('requests an entry by its name and returns its attributes', async () => {
    sends(200, JSON.stringify({ data: { id: 1, attributes: { Left: 'Open', Center: null } } }));
    expect(await client().find('topbar')).toEqual({ ok: true, value: { Left: 'Open', Center: null } });
    expect(seen).toEqual([{ method: 'GET', path: '/content/topbar', accept: 'application/json' }]);
  });

  test('S7-81 S7-83 requests the number of entries, and one of them by its id', async () => {
    sends(200, '7');
    expect(await client().count('homepage')).toEqual({ ok: true, value: 7 });
    sends(200, JSON.stringify({ data: { id: 12, attributes: { title: 'Terms' } } }));
    expect(await client().findOne('pages', 12)).toEqual({ ok: true, value: { title: 'Terms' } });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /content/homepage/count',
      'GET /content/pages/12',
    ]);
  });

  test.each(['"7"', '-1', '1.5', 'null', '{"data":7}', '1e400'])('counts nothing in the response %s', async (body) => {
    sends(200, body);
    expect(await client().count('homepage')).toEqual(unreachable(502));
  });

  test.each([
    [404, '{"data":null,"error":{"status":404,"message":"Not Found"}}', MISSING],
    [404, '<h1>Not Found</h1>', MISSING],
    [200, '{"data":null}', MISSING],
    [500, '{"error":{"message":"secret"}}', unreachable(500)],
    [503, '', unreachable(503)],
    [401, '{}', unreachable(401)],
    [200, '<!doctype html><h1>Maintenance</h1>', unreachable(null)],
    [200, '', unreachable(null)],
    [200, '{"data":{"attributes":', unreachable(null)],
    [200, '{}', unreachable(502)],
    [200, '[]', { ok: false, reason: { kind: 'unreachable', status: 502 } }],
    [200, '"text"', { ok: false, reason: { kind: 'unreachable', status: 502 } }],
    [200, '{"data":[]}', unreachable(502)],
    [200, '{"data":{"attributes":null}}', unreachable(502)],
    [200, '{"data":{"attributes":[1]}}', unreachable(502)],
  ])('maps status %d with body %j to %j', async (status, body, result) => {
    sends(status, body);
    expect(await client().find('topbar')).toEqual(result);
  });

  test('times out when no response arrives', async () => {
    reply = () => undefined;
    expect(await client(SHORT_TIMEOUT_MS).find('topbar')).toEqual(unreachable(null));
  });

  test('times out when the body does not end', async () => {
    reply = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"da');
    expect(await client(SHORT_TIMEOUT_MS).find('topbar')).toEqual(unreachable(null));
  });

  test('reports a dropped connection as unreachable', async () => {
    reply = (request) => request.socket.destroy();
    expect(await client().find('topbar')).toEqual(unreachable(null));
  });

  test('does not follow a redirect', async () => {
    reply = (_request, response) => response.writeHead(302, { location: `${base}/content/other` }).end();
    expect(await client().find('topbar')).toEqual(unreachable(null));
    expect(seen).toHaveLength(1);
  });

  test('reports a closed port as unreachable', async () => {
    expect(await new ContentClient('http://127.0.0.1:9', fetch).find('topbar')).toEqual(unreachable(null));
  });
});

describe('error message of the content service', () => {
  test.each([
    ['a JSON string', '"t"'],
    ['plain text', 't'],
    ['the message of an object', '{"message":"t"}'],
    ['the first message of a list', '[{"messages":[{"message":"t"},{"message":"other"}]}]'],
    ['a text inside a response', '{"statusCode":400,"error":"Bad Request","message":"t"}'],
    ['an object inside a response', '{"data":null,"error":{"status":400,"name":"ValidationError","message":"t"}}'],
    ['a list inside a response', '{"statusCode":400,"message":[{"messages":[{"id":"x","message":"t"}]}]}'],
  ])('S8-9 passes on %s', async (_what, body) => {
    sends(400, body);
    expect(await client().find('homepage')).toEqual({
      ok: false,
      reason: { kind: 'rejected', code: 'MALFORMED', message: 't' },
    });
  });

  test.each(['', '{}', '[]', 'null', '7', '{"message":{"message":{}}}', '<h1>Bad Request</h1>', '[[[[[[["t"]]]]]]]'])(
    'S8-9 passes on no message for %j, so that the shop shows its own',
    async (body) => {
      sends(422, body);
      const result = await client().find('homepage');
      expect(result).toEqual({ ok: false, reason: { kind: 'rejected', code: 'MALFORMED', message: '' } });
      if (!result.ok) expect(failureMessage(result.reason)).not.toBe('');
    },
  );

  test('reports 429 as busy', async () => {
    sends(429, '{"error":{"message":"Too Many Requests"}}');
    expect(await client().find('homepage')).toEqual({
      ok: false,
      reason: { kind: 'busy', message: 'Too Many Requests' },
    });
  });
});

test('aborts a response of more than two megabytes', async () => {
  sends(200, JSON.stringify({ data: { attributes: { Left: 'x'.repeat(2 * 1024 * 1024) } } }));
  expect(await client().find('topbar')).toEqual(unreachable(null));
  sends(200, JSON.stringify({ data: { attributes: { Left: 'x' } } }));
  expect(await client().find('topbar')).toMatchObject({ ok: true });
});
