import { buildSchema, graphql } from 'graphql';
import { methodNames } from '../../middleware/methods/registry';
import { aCaller, aMiddleware } from './middleware-builder';
import { PUBLIC_METHODS } from './public-methods';
import { closeConnection, html, json, openUpstream, neverResponds, type Reply, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeEach(async () => (upstream = await openUpstream()));
afterEach(() => upstream.close());

/** Valid arguments of the methods that are not sent without any; methods sent by POST may be left out. */
const RIGHTLY: Readonly<Record<string, readonly unknown[]>> = {
  country: ['GB'],
  cmsPage: ['home'],
  cmsBlocks: [['a']],
  route: ['x'],
  urlResolver: ['x'],
  cart: ['c1'],
  cartTotalQty: ['c1'],
  getAvailableShippingMethods: [{ cartId: 'c1' }],
  getAvailablePaymentMethods: [{ cartId: 'c1' }],
};

describe('requests to the backend', () => {
  test('S7-10 S7-11 sends a query without token and cart by GET, with its text in the URL', async () => {
    await aMiddleware(upstream.url).middleware.call('route', ['roses & lilies.html'], aCaller());
    const [seen] = upstream.seen;
    expect(seen).toMatchObject({ httpMethod: 'GET', body: '', variables: { url: 'roses & lilies.html' } });
    expect(seen?.query).toContain('route(url:$url){type ...on ProductInterface{sku __typename}');
    expect(seen?.headers['cache-control']).toBeUndefined();
  });

  test.each([
    ['with a cart', 'cart', ['c1'], null],
    ['with a customer’s token', 'products', [{}], 'tok'],
    ['of a customer', 'customerCart', [], null],
  ])('S7-10 sends a query %s by POST, not cacheable', async (_what, method, args, token) => {
    await aMiddleware(upstream.url).middleware.call(method, args, aCaller({ token }));
    expect(upstream.seen[0]).toMatchObject({ httpMethod: 'POST', path: '/graphql' });
    expect(upstream.seen[0]?.headers['cache-control']).toBe('no-store');
  });

  test('S7-9 S7-10 sends exactly the methods by GET whose response is the same for everybody', async () => {
    const { middleware } = aMiddleware(upstream.url);
    const byGet: string[] = [];
    for (const method of methodNames()) {
      upstream.seen.length = 0;
      await middleware.call(method, RIGHTLY[method] ?? [], aCaller());
      if (upstream.seen[0]?.httpMethod === 'GET') byGet.push(method);
    }
    expect(byGet).toEqual(PUBLIC_METHODS);
    upstream.seen.length = 0;
    for (const method of PUBLIC_METHODS) await middleware.call(method, RIGHTLY[method] ?? [], aCaller({ token: 't' }));
    expect(upstream.seen.map(({ httpMethod }) => httpMethod)).toEqual(PUBLIC_METHODS.map(() => 'POST'));
  });

  test('S7-11 sends a mutation by POST', async () => {
    await aMiddleware(upstream.url).middleware.call('createEmptyCart', [], aCaller());
    expect(upstream.seen[0]).toMatchObject({ httpMethod: 'POST', operationName: 'createEmptyCart' });
  });

  test('sends a query that is too long for a URL by POST', async () => {
    const values = Array.from({ length: 90 }, (_none, at) => `SKU-${at}-${'x'.repeat(60)}`);
    await aMiddleware(upstream.url).middleware.call('products', [{ filter: { sku: { in: values } } }], aCaller());
    expect(upstream.seen[0]?.httpMethod).toBe('POST');
  });

  describe.each<[string, Reply, number]>([
    ['its method', html(405), 3],
    ['its length', html(414), 3],
    ['its headers', html(431), 3],
    ['no reason, in a page', html(400), 4],
  ])('sends a query by POST whose GET is refused for %s', (_what, refusal, requests) => {
    test('and asks again in the way that was answered', async () => {
      const found = json({ data: { route: { sku: 'ROSES' } } });
      upstream.answer((request, response) => (request.httpMethod === 'GET' ? refusal : found)(request, response));
      const { middleware } = aMiddleware(upstream.url);
      for (const url of ['roses.html', 'lilies.html']) {
        const { body } = await middleware.call('route', [url], aCaller());
        expect(body).toMatchObject({ data: { route: { sku: 'ROSES' } } });
      }
      expect(upstream.seen).toHaveLength(requests);
      expect(upstream.seen[1]).toMatchObject({ httpMethod: 'POST', variables: { url: 'roses.html' } });
    });
  });

  test.each<[string, Reply]>([
    ['in JSON', json({ errors: [{ message: 'Nee.' }] }, 400)],
    ['with 404', html(404)],
  ])('sends a query whose GET is refused %s once', async (_how, reply) => {
    upstream.answer(reply);
    await aMiddleware(upstream.url).middleware.call('route', ['roses.html'], aCaller());
    expect(upstream.seen).toHaveLength(1);
  });

  test('an error with status 401 and no category is one of authorisation', async () => {
    upstream.answer(json({ errors: [{ message: 'Nee.' }], data: { customer: null } }, 401));
    const { body } = await aMiddleware(upstream.url).middleware.call('customer', [], aCaller({ token: 'old' }));
    expect(body).toMatchObject({ errors: [{ message: 'Nee.', extensions: { category: 'graphql-authorization' } }] });
  });

  test('keeps white space inside quoted texts of an allowed document', async () => {
    const document = 'query q { products(search: "red,  white") { total_count } }';
    const { middleware } = aMiddleware(upstream.url, { allowedDocuments: [document] });
    await middleware.call('customQuery', [{ query: document }], aCaller());
    expect(upstream.seen[0]?.httpMethod).toBe('GET');
    expect(upstream.seen[0]?.query).toContain('"red,  white"');
  });

  test('sends documents that a real GraphQL server accepts, with __typename in every object', async () => {
    const schema = buildSchema(
      'type Money { value: Float } type Cart { total_quantity: Float } type Query { cart(cart_id: String!): Cart }',
    );
    upstream.answer((seen, response) => {
      const rootValue = { cart: ({ cart_id }: { cart_id: string }) => ({ total_quantity: cart_id === 'c1' ? 2 : 0 }) };
      const variableValues = seen.variables as Record<string, unknown>;
      void graphql({ schema, source: seen.query, variableValues, rootValue }).then((result) =>
        json(result)(seen, response),
      );
    });
    const answer = await aMiddleware(upstream.url).middleware.call('cartTotalQty', ['c1'], aCaller());
    expect(answer.body).toEqual({
      data: { cart: { total_quantity: 2, __typename: 'Cart' } },
      loading: false,
      networkStatus: 7,
    });
  });
});

describe("the caller's identity", () => {
  test('S7-11 is sent as one header each for token, store and currency', async () => {
    const caller = aCaller({ token: 'abc.def', store: 'default', currency: 'GBP' });
    await aMiddleware(upstream.url).middleware.call('storeConfig', [], caller);
    const [seen] = upstream.seen;
    expect(seen?.headers).toMatchObject({
      authorization: 'Bearer abc.def',
      store: 'default',
      'content-currency': 'GBP',
    });
    for (const name of ['authorization', 'store', 'content-currency']) {
      expect(seen?.rawNames.filter((one) => one === name)).toHaveLength(1);
    }
  });

  test.each([
    { token: null, store: null, currency: null },
    { token: 'a b', store: "x' OR 1", currency: 'pounds' },
    { token: 'a\r\nX-Evil: 1', store: 'uk-shop', currency: 'gbp' },
    { token: 'é', store: 'x'.repeat(33), currency: 'GBPX' },
  ])('is sent without missing or malformed values and without anything else of the visitor: %j', async (caller) => {
    await aMiddleware(upstream.url).middleware.call('storeConfig', [], aCaller(caller));
    expect(upstream.seen).toHaveLength(1);
    for (const name of ['authorization', 'store', 'content-currency', 'cookie', 'x-evil', 'x-forwarded-for']) {
      expect(upstream.seen[0]?.rawNames).not.toContain(name);
    }
  });

  test('is kept apart over concurrent calls of several customers', async () => {
    upstream.answer((seen, response) => {
      const id = (seen.headers.authorization ?? '').replace('Bearer ', 'cart-of-');
      json({ data: { customerCart: { id } } })(seen, response);
    });
    const { middleware } = aMiddleware(upstream.url);
    const names = Array.from({ length: 20 }, (_none, at) => `customer${at}`);
    const answers = await Promise.all(names.map((token) => middleware.call('customerCart', [], aCaller({ token }))));
    expect(answers.map(({ body }) => body)).toMatchObject(
      names.map((name) => ({ data: { customerCart: { id: `cart-of-${name}` } } })),
    );
    expect(upstream.seen).toHaveLength(20);
  });
});

describe('retries', () => {
  test('repeat a query once after a cut connection', async () => {
    upstream.answer((seen, response) =>
      upstream.seen.length === 1 ? closeConnection(seen, response) : json({ data: { route: null } })(seen, response),
    );
    const answer = await aMiddleware(upstream.url).middleware.call('route', ['x'], aCaller());
    expect(answer).toMatchObject({ status: 200, body: { data: { route: null } } });
    expect(upstream.seen).toHaveLength(2);
  });

  test('repeat a query on a new connection, because all kept ones may be closed', async () => {
    const { middleware } = aMiddleware(upstream.url);
    const ask = () => middleware.call('route', ['x'], aCaller());
    await Promise.all([ask(), ask(), ask()]);
    const kept = new Set(upstream.seen.map(({ port }) => port));
    upstream.answer((seen, response) =>
      kept.has(seen.port) ? closeConnection(seen, response) : json({ data: { route: null } })(seen, response),
    );
    expect((await ask()).status).toBe(200);
  });

  test('do not repeat a query twice', async () => {
    upstream.answer(closeConnection);
    const answer = await aMiddleware(upstream.url).middleware.call('route', ['x'], aCaller());
    expect(answer.status).toBe(503);
    expect(upstream.seen).toHaveLength(2);
  });

  test.each([
    ['placeOrder', [{ cart_id: 'c1' }]],
    ['addProductsToCart', [{ cartId: 'c1', cartItems: [{ sku: 'ROSE', quantity: 1 }] }]],
  ])('never repeat %s, which may have been executed', async (method, args) => {
    upstream.answer(closeConnection);
    const answer = await aMiddleware(upstream.url).middleware.call(method, args, aCaller());
    expect(answer.status).toBe(503);
    expect(upstream.seen).toHaveLength(1);
  });

  test.each([
    ['customerCart', []],
    ['generateCustomerToken', [{ email: 'ann@example.com', password: 'pw' }]],
    ['placeOrder', [{ cart_id: 'c1' }]],
  ])('do not repeat a call with an invalid token by %s', async (method, args) => {
    upstream.answer(json({ errors: [{ message: 'invalid_token' }], data: null, message: 'invalid_token' }));
    const answer = await aMiddleware(upstream.url).middleware.call(method, args, aCaller({ token: 'tok' }));
    expect(answer.body).toMatchObject({ errors: [{ message: 'invalid_token' }] });
    expect(upstream.seen).toHaveLength(1);
  });

  test('do not repeat a query after a timeout', async () => {
    upstream.answer(neverResponds);
    const { middleware } = aMiddleware(upstream.url, { limits: { queryMs: 400 } });
    expect((await middleware.call('route', ['x'], aCaller())).status).toBe(503);
    expect(upstream.seen.length).toBeLessThan(2);
  });
});

test.each([
  ['a query', 'route', ['x'], { queryMs: 40 }],
  ['a mutation', 'createEmptyCart', [], { mutationMs: 40 }],
  ['an order', 'placeOrder', [{ cart_id: 'c1' }], { orderMs: 40 }],
])('use a separate timeout for %s', async (_what, method, args, short) => {
  upstream.answer(neverResponds);
  const long = { queryMs: 60_000, mutationMs: 60_000, orderMs: 60_000 };
  const { middleware, logs } = aMiddleware(upstream.url, { limits: { ...long, ...short } });
  expect((await middleware.call(method, args, aCaller())).status).toBe(503);
  expect(logs[0]?.cause).toBe('timed out');
});
