import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContentClient } from '../../../src/adapters/cms/content-client';
import { wordFailure } from '../../../src/ui/texts/en/refusals';

/** So short that a test need not wait for it. */
const IMPATIENT_MS = 20;
let server: Server;
let base: string;
let seen: { path: string; accept: string | undefined }[] = [];
let reply: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ path: request.url ?? '', accept: request.headers.accept });
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

const client = (patienceMs?: number) => new ContentClient(`${base}/content`, fetch, patienceMs);
const sends = (status: number, body: string, type = 'application/json') => {
  reply = (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
};
const lost = (status: number | null) => ({ ok: false, reason: { kind: 'unreachable', status } });
const MISSING = { ok: false, reason: { kind: 'not-found', message: '' } };

describe('Entries of the content service', () => {
  test('an entry is asked for by its name, and its attributes are the answer', async () => {
    sends(200, JSON.stringify({ data: { id: 1, attributes: { Left: 'Open', Center: null } } }));
    expect(await client().find('topbar')).toEqual({ ok: true, value: { Left: 'Open', Center: null } });
    expect(seen).toEqual([{ path: '/content/topbar', accept: 'application/json' }]);
  });

  test.each([
    [404, '{"data":null,"error":{"status":404,"message":"Not Found"}}', MISSING],
    [404, '<h1>Not Found</h1>', MISSING],
    [200, '{"data":null}', MISSING],
    [500, '{"error":{"message":"secret"}}', lost(500)],
    [503, '', lost(503)],
    [401, '{}', lost(401)],
    [200, '<!doctype html><h1>Maintenance</h1>', lost(null)],
    [200, '', lost(null)],
    [200, '{"data":{"attributes":', lost(null)],
    [200, '{}', lost(502)],
    [200, '[]', MISSING],
    [200, '"text"', MISSING],
    [200, '{"data":[]}', lost(502)],
    [200, '{"data":{"attributes":null}}', lost(502)],
    [200, '{"data":{"attributes":[1]}}', lost(502)],
  ])('%d %j is %j', async (status, body, answer) => {
    sends(status, body);
    expect(await client().find('topbar')).toEqual(answer);
  });

  test('an answer that does not come is not waited for', async () => {
    reply = () => undefined;
    expect(await client(IMPATIENT_MS).find('topbar')).toEqual(lost(null));
  });

  test('neither is one that begins and does not end', async () => {
    reply = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"da');
    expect(await client(IMPATIENT_MS).find('topbar')).toEqual(lost(null));
  });

  test('a line that is cut is no answer', async () => {
    reply = (request) => request.socket.destroy();
    expect(await client().find('topbar')).toEqual(lost(null));
  });

  test('an entry that points elsewhere is not followed', async () => {
    reply = (_request, response) => response.writeHead(302, { location: `${base}/content/other` }).end();
    expect(await client().find('topbar')).toEqual(lost(null));
    expect(seen).toHaveLength(1);
  });

  test('nobody at the other end is no answer', async () => {
    expect(await new ContentClient('http://127.0.0.1:9', fetch).find('topbar')).toEqual(lost(null));
  });
});

describe('What the service says of a refusal', () => {
  test.each([
    ['a text', '"t"'],
    ['a text that is no JSON', 't'],
    ['the message of an object', '{"message":"t"}'],
    ['the first message of a list', '[{"messages":[{"message":"t"},{"message":"other"}]}]'],
    ['a text inside an answer', '{"statusCode":400,"error":"Bad Request","message":"t"}'],
    ['an object inside an answer', '{"data":null,"error":{"status":400,"name":"ValidationError","message":"t"}}'],
    ['a list inside an answer', '{"statusCode":400,"message":[{"messages":[{"id":"x","message":"t"}]}]}'],
  ])('S8-9 %s is passed on', async (_what, body) => {
    sends(400, body);
    expect(await client().find('homepage')).toEqual({
      ok: false,
      reason: { kind: 'rejected', code: 'MALFORMED', message: 't' },
    });
  });

  test.each(['', '{}', '[]', 'null', '7', '{"message":{"message":{}}}', '<h1>Bad Request</h1>', '[[[[[[["t"]]]]]]]'])(
    'S8-9 of %j nothing is said, and the shop has a sentence of its own',
    async (body) => {
      sends(422, body);
      const answer = await client().find('homepage');
      expect(answer).toEqual({ ok: false, reason: { kind: 'rejected', code: 'MALFORMED', message: '' } });
      if (!answer.ok) expect(wordFailure(answer.reason)).not.toBe('');
    },
  );

  test('being asked too much decides nothing', async () => {
    sends(429, '{"error":{"message":"Too Many Requests"}}');
    expect(await client().find('homepage')).toEqual({
      ok: false,
      reason: { kind: 'busy', message: 'Too Many Requests' },
    });
  });
});
