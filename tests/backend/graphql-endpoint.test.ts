import { connect } from 'node:net';
import { openShop, type RunningShop } from './running-shop';

let shop: RunningShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const url = (query: string, more: Record<string, string> = {}): string =>
  `${shop.backend.graphqlUrl}?${new URLSearchParams({ query, ...more }).toString()}`;
const post = (body: string, type = 'application/json') =>
  fetch(shop.backend.graphqlUrl, { method: 'POST', headers: { 'Content-Type': type }, body });

describe('the GraphQL endpoint', () => {
  test('S7-10 accepts queries by GET, with variables and an operation name', async () => {
    const query = 'query a { storeConfig { store_code } } query b($id: String) { country(id: $id) { id } }';
    const response = await fetch(url(query, { operationName: 'b', variables: '{"id":"GB"}' }));
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ data: { country: { id: 'GB' } } });
  });

  test('reads a URL of four thousand characters', async () => {
    const query = `{ storeConfig { ${'store_code '.repeat(400)} } }`;
    expect(url(query).length).toBeGreaterThan(4_000);
    expect((await fetch(url(query))).status).toBe(200);
  });

  test('refuses mutations by GET', async () => {
    const response = await fetch(url('mutation { createEmptyCart }'));
    expect([response.status, await response.json()]).toMatchObject([
      200,
      {
        errors: [
          { message: 'Mutation requests allowed only for POST requests', extensions: { category: 'graphql-input' } },
        ],
      },
    ]);
  });

  test('marks personal responses as not cacheable and others for revalidation', async () => {
    const kept = async (query: string, headers: Record<string, string> = {}) =>
      (await fetch(url(query), { headers })).headers.get('cache-control');
    expect(await kept('{ storeConfig { id } }')).toBe('no-cache');
    expect(await kept('{ cart(cart_id: "x") { id } }')).toBe('no-store');
    expect(await kept('query { ...hidden } fragment hidden on Query { cart(cart_id: "x") { id } }')).toBe('no-store');
    expect(await kept('{ storeConfig { id } }', { Authorization: 'Bearer somebody' })).toBe('no-store');
    expect((await shop.request('mutation { createEmptyCart }')).headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['not JSON', '{', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['no query', '{}', 'application/json', 400],
    ['invalid variables', '{"query":"{ storeConfig { id } }","variables":[1]}', 'application/json', 400],
    ['a form', 'query=%7B%7D', 'application/x-www-form-urlencoded', 415],
    ['more than 256 KiB', JSON.stringify({ query: 'x'.repeat(256 * 1024) }), 'application/json', 413],
  ])('answers %s with its status and a message', async (_title, body, type, status) => {
    const response = await post(body, type);
    const json = await response.json();
    expect(response.status).toBe(status);
    expect(json.errors[0].message).toMatch(/\.$/);
    expect(JSON.stringify(json)).not.toMatch(/at .*\.(ts|js)/);
  });

  test('names the allowed methods when refusing another', async () => {
    const response = await fetch(shop.backend.graphqlUrl, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  test('survives a body that stops half-way', async () => {
    const socket = connect(shop.backend.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"que',
    );
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.destroy();
    });
    expect((await shop.request('{ storeConfig { id } }')).status).toBe(200);
  });

  test('returns GraphQL errors for invalid queries and variables', async () => {
    const syntax = await shop.request('{ storeConfig {');
    expect([syntax.status, syntax.body.errors[0].extensions.category, 'data' in syntax.body]).toEqual([
      200,
      'graphql',
      false,
    ]);
    expect((await shop.request('{ storeConfig { secrets } }')).body.errors[0].message).toContain('secrets');
    const variables = await shop.request(
      'mutation ($c: [CartItemInput!]!) { addProductsToCart(cartId: "x", cartItems: $c) { cart { id } } }',
      { c: [{ sku: 'VASE' }] },
    );
    expect(variables.body.errors[0].message).toContain('quantity');
  });

  test('allows introspection only when enabled', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect((await shop.request(query)).body.errors[0].extensions.category).toBe('graphql');
    const open = await openShop({ introspection: true });
    expect((await open.data(query)).__schema.queryType.name).toBe('Query');
    await open.stop();
  });

  test('refuses queries that are too deep, too wide or too long', async () => {
    const deep = `{ categories { items { ${'children { '.repeat(30)} uid ${'} '.repeat(30)} } } }`;
    expect((await shop.request(deep)).body.errors[0].message).toContain('too large');
    const wide = 'query { ...a ...a } fragment a on Query { ...b ...b ...b ...b ...b ...b ...b ...b ...b ...b } ';
    const wider =
      'fragment b on Query { ...c ...c ...c ...c ...c ...c ...c ...c ...c ...c } fragment c on Query { ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d ...d } fragment d on Query { storeConfig { id } }';
    expect((await shop.request(wide + wider)).body.errors[0].message).toContain('too large');
    expect((await shop.request(`{ ${'storeConfig { id } '.repeat(8_000)} }`)).body.errors).toHaveLength(1);
    expect((await shop.request('query { ...a } fragment a on Query { ...a }')).body.errors).toBeDefined();
  });

  const times = (count: number, field: (index: number) => string) =>
    Array.from({ length: count }, (_, at) => field(at));

  test.each([
    ['queries', `{ ${times(21, (at) => `a${at}: storeConfig { id }`).join(' ')} }`],
    ['mutations', `mutation { ${times(6, (at) => `a${at}: createEmptyCart`).join(' ')} }`],
    [
      'mutations in fragments',
      'mutation { ...a ...a ... on Mutation { ...a } } fragment a on Mutation { x: createEmptyCart y: createEmptyCart }',
    ],
    ['aliases below one root field', `{ storeConfig { ${times(51, (at) => `a${at}: id`).join(' ')} } }`],
  ])('refuses too many %s in one request and runs none of them', async (_title, query) => {
    const { body } = await shop.request(query);
    expect([body.data, body.errors[0].message]).toEqual([undefined, expect.stringContaining('too large')]);
  });

  test('runs as many queries, mutations and aliases as a storefront needs', async () => {
    expect(await shop.data(`{ ${times(20, (at) => `a${at}: storeConfig { id }`).join(' ')} }`)).toMatchObject({
      a19: expect.anything(),
    });
    const { a, b } = await shop.data('mutation { a: createEmptyCart b: createEmptyCart }');
    expect(a).not.toBe(b);
  });

  test.each([
    ['variables', 'query ($skus: [String]) { products(filter: { sku: { in: $skus } }) { total_count } }', true],
    ['the document', `{ products(filter: { sku: { in: [${'"a" '.repeat(501)}] } }) { total_count } }`, false],
  ])('refuses a list of more than 500 entries in %s', async (_title, query, inVariables) => {
    const { body } = await shop.request(query, inVariables ? { skus: times(501, String) } : {});
    expect(body.errors[0]).toMatchObject({
      message: 'A list has more than 500 entries.',
      extensions: { category: 'graphql-input' },
    });
  });

  test('reports liveness, and readiness when an order could be stored', async () => {
    const base = `http://127.0.0.1:${shop.backend.port}`;
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${base}/readyz`)).json()).toEqual({ message: 'ready' });
    expect((await fetch(`${base}/nothing`)).status).toBe(404);
  });

  test('finishes current requests on stop and does not wait for idle connections', async () => {
    let asked = (): void => undefined;
    const underWay = new Promise<void>((resolve) => (asked = resolve));
    const slow = await openShop({
      delayMs: () => {
        asked();
        return 100;
      },
    });
    const answer = slow.request('mutation { createEmptyCart }');
    await underWay;
    const stopped = slow.stop();
    expect((await answer).body.data.createEmptyCart).toHaveLength(32);
    await stopped;
    await expect(slow.request('{ storeConfig { id } }')).rejects.toThrow();
  });

  test('reports a port that is taken at startup', async () => {
    await expect(openShop({ port: shop.backend.port })).rejects.toThrow('EADDRINUSE');
  });
});
