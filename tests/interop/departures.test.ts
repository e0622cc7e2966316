import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMiddleware } from '../../middleware/middleware';
import { aWireServer } from '../builders/a-wire-server';
import { DEPARTURES } from './departures';
import { startPublishedMiddleware } from './published-middleware';
import { call } from './side';
import { openIdenticalShops, type IdenticalShops } from './equal-shops';

interface Raw {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

async function raw(url: string, init: RequestInit): Promise<Raw> {
  const answer = await fetch(url, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('departures from the published middleware', () => {
  let shops: IdenticalShops;
  beforeAll(async () => {
    shops = await openIdenticalShops();
  }, 60_000);
  afterAll(() => shops?.close());

  test.each(DEPARTURES.map((departure) => [departure.what, departure] as const))('%s', async (_what, departure) => {
    const { integration = 'magento', method, body, headers, published, ours } = departure;
    const init = { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } };
    const theirs = await raw(`${shops.published.url}/${integration}/${method}`, init);
    expect({ status: theirs.status, text: theirs.text }).toEqual({
      status: published.status,
      text: expect.stringMatching(published.text),
    });
    const own = await raw(`${shops.ours.url}/${integration}/${method}`, init);
    expect(own.status).toBe(ours.status);
    expect(own.text).toMatch(ours.text ?? /./);
    expect(own.headers.get('content-type')).toBe('application/json; charset=utf-8');
    if (own.status !== 200) expect(Object.keys(JSON.parse(own.text) as object)).toEqual(['message', 'id']);
  });

  test('refuses a GET request and names the method to use', async () => {
    const [theirs, own] = await Promise.all(
      [shops.published, shops.ours].map(({ url }) => raw(`${url}/magento/storeConfig`, { method: 'GET' })),
    );
    expect(theirs?.status).toBe(404);
    expect([own?.status, own?.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('allows only the shop’s own origin, forbids caching, and stores the cart in a cookie', async () => {
    const init = { method: 'POST', body: '[]', headers: JSON_TYPE };
    const [theirs, own] = await Promise.all(
      [shops.published, shops.ours].map(({ url }) => raw(`${url}/magento/createEmptyCart`, init)),
    );
    expect(theirs?.headers.get('access-control-allow-origin')).toBe('*');
    expect(theirs?.headers.get('set-cookie')).toBeNull();
    expect(own?.headers.get('access-control-allow-origin')).toBeNull();
    expect(own?.headers.get('cache-control')).toBe('no-store');
    expect(own?.headers.get('set-cookie')).toMatch(/^vsf-cart=[A-Za-z0-9]{32};.*SameSite=Strict$/);
  });
});

test('three customers with simultaneous requests share one cart with the default published middleware, and get three with ours', async () => {
  const backend = createServer((request, response) => {
    const id = request.headers.authorization?.slice('Bearer '.length) ?? 'nobody';
    const body = JSON.stringify({ data: { customerCart: { __typename: 'Cart', id } } });
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), 300);
  });
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  const graphqlUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/graphql`;
  const published = await startPublishedMiddleware(graphqlUrl, 'sharing');
  const ours = await aWireServer((host) => middlewareBefore(graphqlUrl, host));
  const cartsOf = async (side: { url: string }) => {
    const answers = await Promise.all(['ann', 'bob', 'cid'].map((token) => call(side, 'customerCart', [], { token })));
    return answers.map(({ body }) => body.data.customerCart.id as string);
  };
  try {
    expect(new Set(await cartsOf(published)).size).toBe(1);
    expect(await cartsOf(ours)).toEqual(['ann', 'bob', 'cid']);
  } finally {
    await Promise.all([published.close(), ours.close()]);
    backend.close();
    backend.closeAllConnections();
  }
}, 60_000);

/** Faults of a backend. */
const FAULTS: readonly (readonly [string, RequestListener | null, number])[] = [
  ['is unreachable', null, 503],
  ['responds 503 with a page', (_request, response) => void response.writeHead(503).end('<html>db-7.internal'), 503],
  [
    'responds 500',
    (_request, response) =>
      void response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"db-7.internal"}'),
    500,
  ],
  ['responds 200 with a page', (_request, response) => void response.writeHead(200).end('<html>db-7.internal'), 502],
];

describe.each(FAULTS)('backend that %s', (_what, listener, status) => {
  test(`our middleware responds ${status} to every method without upstream text, where the published one responds in five ways`, async () => {
    const backend = createServer(listener ?? (() => undefined));
    await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
    const graphqlUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/graphql`;
    if (listener === null) await new Promise((done) => backend.close(done));
    const published = await startPublishedMiddleware(graphqlUrl);
    const ours = await aWireServer((host) => middlewareBefore(graphqlUrl, host));
    try {
      for (const [method, args] of Object.entries(ARGUMENTS)) {
        const theirs = await call(published, method, args);
        expect([method, theirs.body.data ?? null]).toEqual([method, null]);
        const own = await call(ours, method, args);
        expect([method, own.status, Object.keys(own.body as object)]).toEqual([method, status, ['message', 'id']]);
        expect(JSON.stringify(own.body)).not.toMatch(/internal|127\.0\.0\.1|graphql|ECONN|Apollo/i);
      }
    } finally {
      await Promise.all([published.close(), ours.close()]);
      backend.close();
      backend.closeAllConnections();
    }
  }, 60_000);
});

/** One call for each way in which the published middleware responds to an outage. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  storeConfig: [],
  products: [{ search: 'rose' }],
  productDetail: [{ filter: { sku: { eq: 'X' } } }],
  cmsPage: ['home'],
  cart: ['c1'],
  customerCart: [],
  customerOrders: [{}],
  wishlist: [],
  generateCustomerToken: [{ email: 'ann@example.org', password: 'Pe0ny-Stems!' }],
  addProductsToCart: [{ cartId: 'c1', cartItems: [{ sku: 'X', quantity: 1 }] }],
  resetPassword: [{ email: 'ann@example.org', newPassword: 'Pe0ny-Stems!', resetPasswordToken: 'x' }],
  placeOrder: [{ cart_id: 'c1' }],
};

const middlewareBefore = (graphqlUrl: string, host: string) =>
  createMiddleware({
    integration: 'magento',
    graphqlUrl,
    middlewareUrl: null,
    allowedHosts: [host],
    cookieProfile: 'spec',
    allowedDocuments: [],
    now: () => performance.now(),
    log: () => undefined,
    random: () => 0,
  });
