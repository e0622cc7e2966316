import { enforceTimeLimit } from '../builders/time-limit';
import { aCaller, aMiddleware } from './middleware-builder';
import { html, json, openUpstream, neverResponds, type Reply, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeEach(async () => (upstream = await openUpstream()));
afterEach(() => upstream.close());

const NO_CART = {
  message: 'Could not find a cart with ID "missing"',
  locations: [{ line: 1, column: 29 }],
  path: ['cart'],
  extensions: { category: 'graphql-no-such-entity' },
};

/** A short timeout only for a backend that never responds, so that a busy machine causes no failure. */
async function call(method: string, args: readonly unknown[], reply: Reply, ms = 10_000) {
  upstream.answer(reply);
  const { middleware, logs } = aMiddleware(upstream.url, { limits: { queryMs: ms, mutationMs: ms, orderMs: ms } });
  return { ...(await middleware.call(method, args, aCaller())), logs };
}

describe('the response format of the protocol', () => {
  test("S7-89 wraps a query's response with the ready state", async () => {
    const data = { route: { type: 'PRODUCT', sku: 'RR-12', __typename: 'SimpleProduct' } };
    const answer = await call('route', ['red-roses.html'], json({ data }));
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toBe(JSON.stringify({ data, loading: false, networkStatus: 7 }));
    expect(answer.headers).toEqual({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  });

  test('S7-89 keeps the data of a query with errors and marks the error state', async () => {
    const answer = await call('cart', ['missing'], json({ errors: [NO_CART], data: { cart: null } }));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ data: { cart: null }, loading: false, networkStatus: 8, errors: [NO_CART] });
  });

  test('S7-89 returns null data where the root field must not be null, and none when nothing was executed', async () => {
    const error = {
      message: 'The current customer isn’t authorized.',
      extensions: { category: 'graphql-authorization' },
    };
    const refused = await call('customerCart', [], json({ errors: [error], data: null }));
    expect(refused.body).toEqual({ data: null, loading: false, networkStatus: 8, errors: [error] });
    const invalid = await call('country', ['x'], json({ errors: [{ message: 'Unknown field' }] }));
    expect(invalid.body).toEqual({ loading: false, networkStatus: 8, errors: [{ message: 'Unknown field' }] });
  });

  test("S7-89 returns a mutation's response bare, with errors before data", async () => {
    const done = await call('createEmptyCart', [], json({ data: { createEmptyCart: 'c'.repeat(32) } }));
    expect(done.body).toEqual({ data: { createEmptyCart: 'c'.repeat(32) } });
    const coupon = [{ cart_id: 'c1', coupon_code: 'BAD' }];
    const errors = [{ message: 'The coupon code isn’t valid.', extensions: { category: 'graphql-no-such-entity' } }];
    const failed = await call('applyCouponToCart', coupon, json({ errors, data: { applyCouponToCart: null } }));
    expect(JSON.stringify(failed.body)).toBe(JSON.stringify({ errors, data: { applyCouponToCart: null } }));
  });

  test('S7-36 returns errors of single lines beside the cart, not as errors of the call', async () => {
    const user_errors = [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }];
    const data = { addProductsToCart: { cart: { id: 'c1' }, user_errors } };
    const args = [{ cartId: 'c1', cartItems: [{ sku: 'SOLDOUT', quantity: 9 }] }];
    expect((await call('addProductsToCart', args, json({ data }))).body).toEqual({ data });
  });

  test('accepts a 401 or 403 that carries GraphQL errors', async () => {
    const errors = [{ message: 'No.', extensions: { category: 'graphql-authorization' } }];
    const answer = await call('customer', [], json({ errors, data: { customer: null } }, 403));
    expect(answer).toMatchObject({ status: 200, body: { networkStatus: 8, errors } });
  });

  test('removes traces and files of a backend in developer mode', async () => {
    const extensions = {
      category: 'graphql',
      trace: [{ file: '/srv/app.php' }],
      debugMessage: 'SQL',
      file: 'x',
      line: 3,
    };
    const answer = await call('route', ['x'], json({ errors: [{ message: 'Internal server error', extensions }] }));
    expect(answer.body).toMatchObject({ errors: [{ extensions: { category: 'graphql' } }] });
    expect(JSON.stringify(answer.body)).not.toMatch(/app\.php|SQL/);
  });
});

describe('an input that the backend rejected', () => {
  const about = async (
    message: string,
    [method, args]: readonly [string, unknown[]] = ['placeOrder', [{ cart_id: 'c1' }]],
  ) => (await call(method, args, json({ errors: [{ message }] }))).body as { errors: { message: string }[] };

  test.each([
    [
      'Variable "$input" got invalid value { firstname: "Ann }", street: ["1 Mill; Lane"] } at "input.address"; Field "prefix" is not defined by type "CartAddressInput".',
      'Variable "$input" got invalid value {…} at "input.address"; Field "prefix" is not defined by type "CartAddressInput".',
    ],
    [
      'Variable "$input" got invalid value { braintree: { nonce: "n" } }; Field "braintree" is not defined by type "PaymentMethodInput".',
      'Variable "$input" got invalid value {…}; Field "braintree" is not defined by type "PaymentMethodInput".',
    ],
    [
      'Variable "$items" got invalid value [{ sku: "X" }]; Field "quantity" of required type "Float!" was not provided.',
      'Variable "$items" got invalid value […]; Field "quantity" of required type "Float!" was not provided.',
    ],
    ['Variable "$input" got invalid value { firstname: "Ann", and cut off', 'Variable "$input" got invalid value {…}'],
    [
      'Variable "$code" got invalid value "UK" at "input.country_code"; Value "UK" does not exist in "CountryCodeEnum" enum.',
      'Variable "$code" got invalid value "UK" at "input.country_code"; Value "UK" does not exist in "CountryCodeEnum" enum.',
    ],
    [
      'Variable "$items" got invalid value ["a]; Field b", { x: "\\"}; Field y" }] at "items[1]"; Field "sku" of required type "[String!]!" was not provided.',
      'Variable "$items" got invalid value […] at "items[1]"; Field "sku" of required type "[String!]!" was not provided.',
    ],
    [
      'Variable "$input" got invalid value { code: { a: "b" } } at "input"; String cannot represent a non string value: { a: "b" }',
      'Variable "$input" got invalid value {…}',
    ],
    [
      'Variable "$input" got invalid value ["1 Mill Lane"] at "input.code"; String cannot represent a non string value: ["1 Mill Lane"]',
      'Variable "$input" got invalid value […]',
    ],
    [
      'Variable "$items" got invalid value [{"sku":"X"}]; Field "quantity" of required type [Float!]! was not provided at value[0].',
      'Variable "$items" got invalid value […]; Field "quantity" of required type [Float!]! was not provided at value[0].',
    ],
  ])('is reported without the surrounding record', async (message, shown) => {
    expect((await about(message)).errors).toEqual([{ message: shown }]);
  });

  // Longer than a call may be, with every text at which a pattern could start to match again and again.
  test.each([
    ['error phrases', `"${'; Field '.repeat(25_000)}" }`],
    ['error phrases, cut off', `"${'; Field '.repeat(25_000)}`],
    ['places', `"${' at "a'.repeat(32_000)}" }`],
    ['brackets after the value', `1 }; Field ${'[A '.repeat(65_000)}{`],
    ['brackets', `${'{ '.repeat(100_000)}`],
    ['quotation marks', `"${'\\"'.repeat(100_000)}" }`],
  ])('is processed in linear time for 200 kilobytes of %s', async (_name, value) => {
    const message = `Variable "$input" got invalid value { a: ${value}; Field "a" is not defined.`;
    expect((await about(message)).errors[0]?.message).toMatch(/value \{…\}(; Field "a" is not defined\.)?$/);
    await enforceTimeLimit();
  });

  test('is reported completely for a query, which contains search terms only', async () => {
    const message = 'Variable "$filter" got invalid value { nope: { eq: "x" } }; Field "nope" is not defined.';
    expect((await about(message, ['products', [{}]])).errors).toEqual([{ message }]);
  });
});

describe('a failed request to the backend', () => {
  test.each<[string, Reply, number]>([
    ['HTML and 503', html(503), 503],
    ['JSON and 500', json({ errors: [{ message: 'boom' }] }, 500), 500],
    ['a 404 page', html(404), 404],
    ['a 429', json({}, 429), 429],
    ['a 403 with errors that are not of the backend', json({ errors: [{ message: 'Blocked' }] }, 403), 403],
    ['HTML and 200', html(200), 502],
    ['a redirect', (_seen, to) => void to.writeHead(302, { Location: 'http://10.0.0.7/' }).end(), 502],
    ['an empty object', json({}), 502],
    ['an empty list of errors', json({ errors: [], data: null }), 502],
    ['a list', json([]), 502],
    ['data that is a text', json({ data: 'x' }), 502],
    ['broken JSON', (_seen, to) => void to.writeHead(200, { 'Content-Type': 'application/json' }).end('{"da'), 502],
    ['a timeout', neverResponds, 503],
  ])("reports %s with a message and an id, without the backend's own text", async (_what, reply, status) => {
    for (const [method, args] of [
      ['route', ['x']],
      ['placeOrder', [{ cart_id: 'c1' }]],
    ] as const) {
      const answer = await call(method, args, reply, reply === neverResponds ? 80 : undefined);
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.body as object)).toEqual(['message', 'id']);
      expect(JSON.stringify(answer.body)).not.toMatch(/Secret|10\.0\.0\.7|127\.0\.0\.1|boom/);
      expect(answer.logs).toMatchObject([{ status, method, id: (answer.body as { id: string }).id }]);
    }
  });

  test('returns 503 when the backend is unreachable', async () => {
    await upstream.close();
    const { middleware } = aMiddleware(upstream.url);
    expect((await middleware.call('storeConfig', [], aCaller())).status).toBe(503);
    expect((await middleware.call('createEmptyCart', [], aCaller())).status).toBe(503);
  });

  test('fails for a response above the size limit', async () => {
    upstream.answer(json({ data: { route: { type: 'x'.repeat(5_000) } } }));
    const { middleware, logs } = aMiddleware(upstream.url, { limits: { responseBytes: 4_000 } });
    expect((await middleware.call('route', ['x'], aCaller())).status).toBe(502);
    expect(logs[0]?.cause).toContain('too large');
  });

  test('times out for a response that never ends', async () => {
    const drip: Reply = (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":');
    };
    const answer = await call('route', ['x'], drip, 200);
    expect(answer.status).toBe(503);
  });
});
