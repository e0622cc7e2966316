import { enforceTimeLimit } from '../builders/time-limit';
import { aCaller, aMiddleware } from './middleware-builder';
import { html, json, openUpstream, silence, type Reply, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeEach(async () => (upstream = await openUpstream()));
afterEach(() => upstream.close());

const NO_CART = {
  message: 'Could not find a cart with ID "missing"',
  locations: [{ line: 1, column: 29 }],
  path: ['cart'],
  extensions: { category: 'graphql-no-such-entity' },
};

/** Only a backend that never answers is given a short time: a busy machine may be slow without being wrong. */
async function call(method: string, args: readonly unknown[], reply: Reply, ms = 10_000) {
  upstream.answer(reply);
  const { middleware, logs } = aMiddleware(upstream.url, { limits: { queryMs: ms, mutationMs: ms, orderMs: ms } });
  return { ...(await middleware.call(method, args, aCaller())), logs };
}

describe('what the wire has always answered', () => {
  test('S7-89 a query is wrapped as ready', async () => {
    const data = { route: { type: 'PRODUCT', sku: 'RR-12', __typename: 'SimpleProduct' } };
    const answer = await call('route', ['red-roses.html'], json({ data }));
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toBe(JSON.stringify({ data, loading: false, networkStatus: 7 }));
    expect(answer.headers).toEqual({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  });

  test('S7-89 a query with errors keeps its data and says so', async () => {
    const answer = await call('cart', ['missing'], json({ errors: [NO_CART], data: { cart: null } }));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ data: { cart: null }, loading: false, networkStatus: 8, errors: [NO_CART] });
  });

  test('S7-89 data is null where the root field may not be, and absent when nothing was run', async () => {
    const error = {
      message: 'The current customer isn’t authorized.',
      extensions: { category: 'graphql-authorization' },
    };
    const refused = await call('customerCart', [], json({ errors: [error], data: null }));
    expect(refused.body).toEqual({ data: null, loading: false, networkStatus: 8, errors: [error] });
    const invalid = await call('country', ['x'], json({ errors: [{ message: 'Unknown field' }] }));
    expect(invalid.body).toEqual({ loading: false, networkStatus: 8, errors: [{ message: 'Unknown field' }] });
  });

  test('S7-89 a mutation is answered bare, with its errors before its data', async () => {
    const done = await call('createEmptyCart', [], json({ data: { createEmptyCart: 'c'.repeat(32) } }));
    expect(done.body).toEqual({ data: { createEmptyCart: 'c'.repeat(32) } });
    const coupon = [{ cart_id: 'c1', coupon_code: 'BAD' }];
    const errors = [{ message: 'The coupon code isn’t valid.', extensions: { category: 'graphql-no-such-entity' } }];
    const failed = await call('applyCouponToCart', coupon, json({ errors, data: { applyCouponToCart: null } }));
    expect(JSON.stringify(failed.body)).toBe(JSON.stringify({ errors, data: { applyCouponToCart: null } }));
  });

  test('S7-36 the errors of single lines come beside the cart, as no error of the call', async () => {
    const user_errors = [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }];
    const data = { addProductsToCart: { cart: { id: 'c1' }, user_errors } };
    const args = [{ cartId: 'c1', cartItems: [{ sku: 'SOLDOUT', quantity: 9 }] }];
    expect((await call('addProductsToCart', args, json({ data }))).body).toEqual({ data });
  });

  test('an answer marked 401 or 403 that carries errors is an answer', async () => {
    const errors = [{ message: 'No.', extensions: { category: 'graphql-authorization' } }];
    const answer = await call('customer', [], json({ errors, data: { customer: null } }, 403));
    expect(answer).toMatchObject({ status: 200, body: { networkStatus: 8, errors } });
  });

  test('traces and files of a backend in developer mode go no further', async () => {
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

describe('what a caller sent and the backend could not take', () => {
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
  ])('is told without the record it stood in', async (message, shown) => {
    expect((await about(message)).errors).toEqual([{ message: shown }]);
  });

  // Longer than a call may be, with every text at which a pattern could start to match again and again.
  test.each([
    ['the words of a fault', `"${'; Field '.repeat(25_000)}" }`],
    ['the words of a fault, cut off', `"${'; Field '.repeat(25_000)}`],
    ['places', `"${' at "a'.repeat(32_000)}" }`],
    ['brackets behind it', `1 }; Field ${'[A '.repeat(65_000)}{`],
    ['brackets', `${'{ '.repeat(100_000)}`],
    ['quotation marks', `"${'\\"'.repeat(100_000)}" }`],
  ])('200 kB of %s hold nobody up', async (_name, value) => {
    const message = `Variable "$input" got invalid value { a: ${value}; Field "a" is not defined.`;
    expect((await about(message)).errors[0]?.message).toMatch(/value \{…\}(; Field "a" is not defined\.)?$/);
    await enforceTimeLimit();
  });

  test('of a question it is all told: nothing but what was looked for stands in it', async () => {
    const message = 'Variable "$filter" got invalid value { nope: { eq: "x" } }; Field "nope" is not defined.';
    expect((await about(message, ['products', [{}]])).errors).toEqual([{ message }]);
  });
});

describe('where the backend did not answer', () => {
  test.each<[string, Reply, number]>([
    ['HTML and 503', html(503), 503],
    ['JSON and 500', json({ errors: [{ message: 'boom' }] }, 500), 500],
    ['a 404 page', html(404), 404],
    ['a 429', json({}, 429), 429],
    ['HTML and 200', html(200), 502],
    ['a redirect', (_seen, to) => void to.writeHead(302, { Location: 'http://10.0.0.7/' }).end(), 502],
    ['an empty object', json({}), 502],
    ['an empty list of errors', json({ errors: [], data: null }), 502],
    ['a list', json([]), 502],
    ['data that is a text', json({ data: 'x' }), 502],
    ['broken JSON', (_seen, to) => void to.writeHead(200, { 'Content-Type': 'application/json' }).end('{"da'), 502],
    ['nothing in time', silence, 503],
  ])('%s becomes a message with a reference, in none of its own words', async (_what, reply, status) => {
    for (const [method, args] of [
      ['route', ['x']],
      ['placeOrder', [{ cart_id: 'c1' }]],
    ] as const) {
      const answer = await call(method, args, reply, reply === silence ? 80 : undefined);
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.body as object)).toEqual(['message', 'id']);
      expect(JSON.stringify(answer.body)).not.toMatch(/Secret|10\.0\.0\.7|127\.0\.0\.1|boom/);
      expect(answer.logs).toMatchObject([{ status, method, id: (answer.body as { id: string }).id }]);
    }
  });

  test('a backend that is gone is 503', async () => {
    await upstream.close();
    const { middleware } = aMiddleware(upstream.url);
    expect((await middleware.call('storeConfig', [], aCaller())).status).toBe(503);
    expect((await middleware.call('createEmptyCart', [], aCaller())).status).toBe(503);
  });

  test('an answer beyond its bound is cut off', async () => {
    upstream.answer(json({ data: { route: { type: 'x'.repeat(5_000) } } }));
    const { middleware, logs } = aMiddleware(upstream.url, { limits: { answerBytes: 4_000 } });
    expect((await middleware.call('route', ['x'], aCaller())).status).toBe(502);
    expect(logs[0]?.cause).toContain('too large');
  });

  test('an answer that drips on without end is given up in time', async () => {
    const drip: Reply = (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":');
    };
    const answer = await call('route', ['x'], drip, 200);
    expect(answer.status).toBe(503);
  });
});
