import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpCall } from '../../../src/adapters/browser/http-call';

let server: Server;
let base: string;
let seen: unknown[] = [];
let reply: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      seen.push({ method: request.method, path: request.url, type: request.headers['content-type'], body });
      reply(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/magento`;
});
beforeEach(() => (seen = []));
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

const sends = (status: number, body: string) => {
  reply = (_request, response) => response.writeHead(status).end(body);
};

describe('A call of the browser', () => {
  test('S7-1, S7-2 it posts the list of arguments as JSON to the method’s address', async () => {
    sends(200, '{"data":{"cart":null}}');
    expect(await httpCall(base, fetch)('cart', ['id', null])).toEqual({ status: 200, body: { data: { cart: null } } });
    expect(seen).toEqual([
      { method: 'POST', path: '/api/magento/cart', type: 'application/json', body: '["id",null]' },
    ]);
  });

  test.each([
    [200, 'not JSON', null],
    [200, '', null],
    [502, '{"message":"Later"}', { message: 'Later' }],
    [503, '<h1>Down</h1>', null],
    [429, '{"message":"Slowly"}', { message: 'Slowly' }],
  ])('%d %j keeps its status, and its body where it is JSON', async (status, text, body) => {
    sends(status, text);
    expect(await httpCall(base, fetch)('cart', [])).toEqual({ status, body });
  });

  test('a line that is cut is an answer that never came, asked for once', async () => {
    reply = (request) => request.socket.destroy();
    expect(await httpCall(base, fetch)('placeOrder', [{}])).toEqual({ status: null, body: null });
    expect(seen).toHaveLength(1);
  });

  test.each([
    ['cart', 15_000],
    ['placeOrder', 45_000],
  ])('%s is waited for %d ms, and then it never came', async (method, ms) => {
    const impatient = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(impatient.signal);
    reply = () => impatient.abort();
    expect(await httpCall(base, fetch)(method, [])).toEqual({ status: null, body: null });
    expect(timeout).toHaveBeenCalledWith(ms);
  });

  test('it carries the page’s own cookies, to nobody else’s cache', async () => {
    const asked: RequestInit[] = [];
    const send: typeof fetch = async (_input, init = {}) => {
      asked.push(init);
      return Response.json({});
    };
    await httpCall('/api/magento', send)('cart', []);
    expect(asked).toMatchObject([{ credentials: 'same-origin', cache: 'no-store' }]);
  });
});
