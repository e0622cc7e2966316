import { connect } from 'node:net';
import { once } from 'node:events';
import { createMiddleware } from '../../../middleware/middleware';
import { handleAction } from '../../../src/adapters/http/handle-action';
import { handleCall } from '../../../src/adapters/http/handle-middleware-call';
import { serverApp } from '../../../src/composition/server/create-server-app';
import { aServerApp, configOf } from '../../composition/a-server-app';
import { runningFrontServer } from '../../composition/opened-features';

let front: Awaited<ReturnType<typeof runningFrontServer>>;
/** Requests that have begun to be read, and how each ended: null, or the error. */
const begun: string[] = [];
const left: unknown[] = [];

beforeAll(async () => {
  front = await runningFrontServer((request, response) => {
    const [, integration = '', method = ''] = /\/api\/([^/]+)\/([^/?]+)/.exec(request.url ?? '') ?? [];
    const handled =
      integration === 'actions'
        ? handleAction(serverApp(), method, request, response)
        : handleCall(serverApp().middleware, integration, method, request, response);
    begun.push(method);
    handled.then(
      () => left.push(null),
      (error: unknown) => left.push(error),
    );
  });
});
afterAll(() => front.close());

const JSON_TYPE = { 'content-type': 'application/json' };

/** The shop with a backend that answers `data` to every request. */
function withBackend(data: object) {
  const config = configOf(front.env);
  aServerApp({}, front.env);
  const requests: Headers[] = [];
  const middleware = createMiddleware({
    integration: config.integration,
    graphqlUrl: 'http://backend.invalid/graphql',
    middlewareUrl: null,
    allowedHosts: config.allowedHosts,
    cookieProfile: config.cookieProfile,
    allowedDocuments: [],
    now: () => 0,
    log: () => undefined,
    send: async ({ headers }) => {
      requests.push(new Headers(headers));
      return { status: 200, contentType: 'application/json', text: JSON.stringify({ data }) };
    },
  });
  Object.assign(serverApp(), { middleware });
  return requests;
}

test('a call of another storefront gets the cookies of its result', async () => {
  withBackend({ generateCustomerToken: { token: 'tok' } });
  const body = JSON.stringify([{ email: 'ann@example.org', password: 'pw' }]);
  const response = await front.post('/api/magento/generateCustomerToken', body, JSON_TYPE);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^vsf-customer=tok; Max-Age=3600;/)]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a call acts on behalf of the customer in its cookies', async () => {
  const requests = withBackend({ cart: { id: 'c1' } });
  await front.post('/api/magento/cart', '["c1"]', { ...JSON_TYPE, cookie: 'vsf-customer=tok; vsf-store=default' });
  expect([requests[0]?.get('authorization'), requests[0]?.get('store')]).toEqual(['Bearer tok', 'default']);
});

test('a body that is larger than any call may be is refused before it is parsed', async () => {
  const requests = withBackend({});
  const response = await front.post('/api/magento/cart', `["${'x'.repeat(256 * 1024)}"]`, JSON_TYPE);
  expect([response.status, requests]).toEqual([413, []]);
});

test.each(['/api/magento/cart', '/api/actions/load-cart'])(
  'a sender of %s who leaves before the end is no error',
  async (path) => {
    const requests = withBackend({});
    const before = left.length;
    const socket = connect(Number(front.env.PORT), '127.0.0.1');
    await once(socket, 'connect');
    const host = `Host: localhost:${front.env.PORT}\r\nSec-Fetch-Site: same-origin\r\n`;
    socket.write(`POST ${path} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n["c`);
    while (begun.length === before) await new Promise(setImmediate);
    socket.destroy();
    while (left.length === before) await new Promise(setImmediate);
    expect([left.at(-1), requests]).toEqual([null, []]);
  },
);
