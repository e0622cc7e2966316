import { createMiddleware } from '../../middleware/middleware';
import { aCaller, aMiddleware } from './middleware-builder';
import { json, openUpstream, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeAll(async () => (upstream = await openUpstream()));
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.answer(json({ data: {} }));
});
afterAll(() => upstream.close());

const OPTIONS = `
  query optionsOf($skus: [String]) {
    products(filter: { sku: { in: $skus } }) { items { uid } }
  }
`;
const HOME = 'query home { fresh: products(search: "") { total_count } best: products(search: "") { total_count } }';
const LINES = 'query lines($cartId: String!) { cart(cart_id: $cartId) { items { uid } } }';
const NOTE =
  'mutation note($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { email } } }';
const own = () => aMiddleware(upstream.url, { allowedDocuments: [OPTIONS, HOME, LINES, NOTE] }).middleware;
const open = () => aMiddleware(upstream.url, { openDocuments: true }).middleware;
const query = (middleware: ReturnType<typeof own>, document: unknown, queryVariables?: unknown) =>
  middleware.call('customQuery', [{ query: document, queryVariables }], aCaller());
const mutation = (middleware: ReturnType<typeof own>, document: unknown, mutationVariables?: unknown) =>
  middleware.call('customMutation', [{ mutation: document, mutationVariables }], aCaller());

describe("the shop's own documents", () => {
  test('S7-3 are accepted with their variables, in any layout, and answered as queries', async () => {
    upstream.answer(json({ data: { products: { items: [] } } }));
    const answer = await query(own(), OPTIONS.replace(/\s+/g, '\n\t'), { skus: ['ROSE'] });
    expect(answer.body).toEqual({ data: { products: { items: [] } }, loading: false, networkStatus: 7 });
    expect(upstream.seen[0]).toMatchObject({
      httpMethod: 'GET',
      operationName: 'optionsOf',
      variables: { skus: ['ROSE'] },
    });
    expect(upstream.seen[0]?.query).toContain('items{uid __typename}');
  });

  test('S7-3 may select one public field several times', async () => {
    await query(own(), HOME);
    expect(upstream.seen[0]?.httpMethod).toBe('GET');
  });

  test('S7-46 are sent by POST when they contain a cart', async () => {
    await query(own(), LINES, { cartId: 'c1' });
    expect(upstream.seen[0]).toMatchObject({ httpMethod: 'POST', variables: { cartId: 'c1' } });
  });

  test('S7-4 are accepted as mutations and answered bare', async () => {
    upstream.answer(json({ data: { setGuestEmailOnCart: { cart: { email: 'a@b.c' } } } }));
    const answer = await mutation(own(), NOTE, { input: { cart_id: 'c1', email: 'a@b.c' } });
    expect(answer.body).toEqual({ data: { setGuestEmailOnCart: { cart: { email: 'a@b.c' } } } });
  });

  test('are refused as the other kind of operation', async () => {
    expect((await query(own(), NOTE)).status).toBe(400);
    expect((await mutation(own(), LINES)).status).toBe(400);
    expect(upstream.seen).toHaveLength(0);
  });

  test.each([
    ['a fetch policy', [{ query: OPTIONS, fetchPolicy: 'cache-first' }]],
    ['headers', [{ query: OPTIONS }, null, { Authorization: 'x' }]],
    ['an unknown field', [{ query: OPTIONS, context: {} }]],
    ['variables that are a list', [{ query: OPTIONS, queryVariables: ['x'] }]],
    ['variables that are a text', [{ query: OPTIONS, queryVariables: 'x' }]],
    ['no document', [{ queryVariables: {} }]],
    ['a document that is an object', [{ query: { kind: 'Document' } }]],
    ['nothing', []],
    ['a page of more than 300', [{ query: OPTIONS, queryVariables: { pageSize: 301 } }]],
  ])('are refused with %s', async (_what, args) => {
    expect((await own().call('customQuery', args, aCaller())).status).toBe(400);
    expect(upstream.seen).toHaveLength(0);
  });
});

test('are the only accepted ones, and nothing of others reaches the backend', async () => {
  const middleware = own();
  const documents = [
    '',
    '{',
    'query { customer { email } }',
    `${OPTIONS} query more { currency { base_currency_code } }`,
    OPTIONS.replace('uid', 'uid sku'),
    '{ __schema { types { name } } }',
    'x'.repeat(30_000),
    ...Array.from({ length: 1_000 }, (_none, at) => `query q${at} { products { total_count } }`),
  ];
  for (const document of documents) {
    const { status } = await query(middleware, document);
    expect([400, 403]).toContain(status);
    expect([400, 403]).toContain((await mutation(middleware, document)).status);
  }
  expect((await query(middleware, OPTIONS.replace('uid', 'uid sku'))).status).toBe(403);
  expect(upstream.seen).toHaveLength(0);
});

test.each(['{', 'query { a: customer { email } }', '{ __schema { types { name } } }', 'query a { b } query c { d }'])(
  'are refused though they are allowed if they are invalid: %s',
  async (document) => {
    const settings = { integration: 'magento', graphqlUrl: upstream.url, middlewareUrl: null, allowedHosts: [] };
    const middleware = createMiddleware({
      ...settings,
      cookieProfile: 'spec',
      allowedDocuments: [document],
      now: () => 0,
      log: () => undefined,
    });
    expect((await query(middleware, document)).status).toBe(400);
    expect(upstream.seen).toHaveLength(0);
  },
);

describe('documents of a trusted integrator', () => {
  test('are accepted', async () => {
    expect((await query(open(), '{ products(search: "rose") { total_count } }')).status).toBe(200);
    expect((await query(open(), 'query q { customer { email } }')).status).toBe(200);
    expect(upstream.seen.map(({ httpMethod }) => httpMethod)).toEqual(['GET', 'POST']);
  });

  test.each([
    ['broken', '{ products'],
    ['two operations', 'query a { currency { x } } query b { currency { x } }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['introspection in a fragment', '{ ...f } fragment f on Query { __type(name: "X") { name } }'],
    ['a subscription', 'subscription { orders { id } }'],
    ['an alias of customer', '{ me: customer { email } }'],
    ['more root fields than a page needs', '{ a { x } b { x } c { x } d { x } e { x } f { x } }'],
    ['more tokens than allowed', `{ products { ${'uid '.repeat(5_000)} } }`],
    ['a fragment cycle at the root', '{ ...f } fragment f on Query { ...f }'],
  ])('are refused for %s', async (_what, document) => {
    expect((await query(open(), document)).status).toBe(400);
    expect(upstream.seen).toHaveLength(0);
  });

  test.each([
    'mutation { generateCustomerToken(email: "a", password: "b") { token } }',
    'mutation { a: generateCustomerToken(email: "a", password: "b") { token } }',
    'mutation { ...f } fragment f on Mutation { generateCustomerToken(email: "a", password: "b") { token } }',
    'mutation { ... on Mutation { placeOrder(input: { cart_id: "c" }) { order { order_number } } } }',
    'mutation { applyCouponToCart(input: { cart_id: "c", coupon_code: "x" }) { cart { id } } }',
  ])('are refused for fields with a rate limit or identity of their own: %s', async (document) => {
    expect((await mutation(open(), document)).status).toBe(400);
    expect(upstream.seen).toHaveLength(0);
  });
});
