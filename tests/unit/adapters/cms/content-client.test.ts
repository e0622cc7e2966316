import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContentClient } from '../../../../src/adapters/cms/content-client';

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
