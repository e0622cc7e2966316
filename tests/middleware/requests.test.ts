import { DEFAULT_LIMITS } from '../../middleware/middleware';
import { argumentsError } from '../../middleware/request/arguments-error';
import { aMiddleware, aRequest } from './middleware-builder';
import { json, openUpstream, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeAll(async () => (upstream = await openUpstream()));
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.answer(json({ data: { storeConfig: { store_code: 'default' }, route: null } }));
});
afterAll(() => upstream.close());

const handle = (...given: Parameters<typeof aRequest>) =>
  aMiddleware(upstream.url).middleware.handle(aRequest(...given));

/** Refused as JSON with an id, without a request to the backend. */
async function expectRefusal(answer: ReturnType<typeof handle>, status: number): Promise<void> {
  const { body, headers, ...rest } = await answer;
  expect(rest).toEqual({ status, setCookies: [] });
  expect(body).toEqual({ message: expect.any(String), id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(headers['Content-Type']).toContain('application/json');
  expect(upstream.seen).toHaveLength(0);
}

test('S7-1 S7-2 accepts a POST to integration and method with a list of arguments', async () => {
  const answer = await handle('storeConfig', []);
  expect(answer).toMatchObject({ status: 200, body: { data: { storeConfig: { store_code: 'default' } } } });
});

test.each(['nope', 'Magento', '', 'forms', '__proto__'])('S7-1 refuses the unknown integration %j', (integration) =>
  expectRefusal(handle('storeConfig', [], { integration }), 404),
);

test.each([
  'nope',
  'storeconfig',
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'get',
  'size',
  '..',
  '%2e%2e',
  'storeConfig/',
  'storeConfig%00',
  'é',
  'a'.repeat(41),
])('refuses the unknown method %j, also names that objects inherit', (method) =>
  expectRefusal(handle(method, []), 404),
);

test.each(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('refuses %s and changes nothing', async (httpMethod) => {
  await expectRefusal(handle('createEmptyCart', [], { httpMethod }), 405);
});

test.each(['{}', '"x"', '1', 'null', 'true', ''])('S7-2 refuses a body %j that is not a list of arguments', (body) =>
  expectRefusal(handle('storeConfig', [], { body }), 400),
);

test.each(['[', '[1,]', "['x']", '[NaN]', '[{"a":1}'])('refuses invalid JSON %j', (body) =>
  expectRefusal(handle('route', [], { body }), 400),
);

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
  'text/plain; application/json',
  'application/json; charset=utf-16',
  'application/graphql',
])('refuses the content type %j', (type) =>
  expectRefusal(handle('storeConfig', [], { headers: { 'content-type': type } }), 415),
);

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'accepts %j as JSON',
  async (type) => {
    expect((await handle('storeConfig', [], { headers: { 'content-type': type } })).status).toBe(200);
  },
);

test('refuses a compressed body', () =>
  expectRefusal(handle('storeConfig', [], { headers: { 'content-encoding': 'gzip' } }), 415));

test('accepts a body of 100 KiB, as the published protocol does, and refuses one byte more', async () => {
  const bytes = 100 * 1024;
  const padded = (length: number) => `[]${' '.repeat(length - 2)}`;
  expect((await handle('storeConfig', [], { body: padded(bytes) })).status).toBe(200);
  upstream.seen.length = 0;
  await expectRefusal(handle('storeConfig', [], { body: padded(bytes + 1) }), 413);
  await expectRefusal(handle('storeConfig', [], { body: `["${'é'.repeat(bytes / 2)}"]` }), 413);
});

test.each([
  ['null', [null]],
  ['an empty selector', [{}]],
  ['nothing', []],
])('S7-2 accepts %s after the arguments', async (_what, args) => {
  expect((await handle('storeConfig', args)).status).toBe(200);
  expect((await handle('route', ['x', ...args])).status).toBe(200);
});

test.each([
  ['a selector that names a document', 'storeConfig', [{ storeConfig: 'my-own' }]],
  ['headers of the caller', 'route', ['x', null, { Authorization: 'Bearer stolen' }]],
  ['headers instead of the selector', 'route', ['x', { Authorization: 'Bearer stolen' }]],
  ['one argument too many', 'cart', ['c1', null, null]],
  ['a text for a selector', 'route', ['x', 'y']],
  ['a list for a selector', 'route', ['x', []]],
])('refuses %s', (_what, method, args) => expectRefusal(handle(method, args), 400));

test.each([
  ['[{"__proto__":{"polluted":1}}]'],
  ['[{"filter":{"constructor":{"eq":"x"}}}]'],
  ['[{"filter":{"sku":{"prototype":"x"}}}]'],
  ['[null,{"__proto__":null}]'],
])('does not reach a prototype with the body %s', async (body) => {
  await expectRefusal(handle('products', [], { body }), 400);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test.each<[string, string, unknown[], string]>([
  [
    'a text of more than 10,000 characters',
    'products',
    [{ filter: { sku: { eq: 'x'.repeat(10_001) } } }],
    'longer than 10000',
  ],
  ['a list of more than 300', 'cmsBlocks', [Array.from({ length: 301 }, () => 'a')], 'longer than 300 entries'],
  [
    'an object of more than 300 names',
    'products',
    [{ filter: Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`a${at}`, { eq: 'x' }])) }],
    'more than 300 names',
  ],
  ['a page of more than 300', 'products', [{ pageSize: 301 }], 'more than 300'],
  ['a search of more than 200 characters', 'products', [{ search: 'r'.repeat(201) }], 'longer than 200'],
  ['an id of more than 255', 'placeOrder', [{ cart_id: 'x'.repeat(256) }], 'cart_id must be an id'],
  ['a bare id of more than 255', 'cart', ['x'.repeat(256)], 'longer than 255'],
  [
    'an article number of more than 255',
    'addProductsToCart',
    [{ cartId: 'c1', cartItems: [{ sku: 'x'.repeat(256), quantity: 1 }] }],
    'sku must be shorter',
  ],
  ['an email of more than 254', 'requestPasswordResetEmail', [{ email: 'x'.repeat(255) }], 'email must be shorter'],
  [
    'a password of more than 256',
    'generateCustomerToken',
    [{ email: 'a@b.c', password: 'x'.repeat(257) }],
    'password must be shorter',
  ],
  ['a name of more than 100', 'products', [{ ['x'.repeat(101)]: 1 }], 'longer than 100 characters'],
  ['an infinite number', 'products', [{ pageSize: '1e999' }], 'too large'],
  ['a path of more than 2,048 characters', 'route', ['x'.repeat(2049)], 'longer than 2048'],
  ['a path that is an object', 'route', [{ eq: 'x' }], 'url must be a text'],
  ['a path that is a list', 'route', [['x']], 'url must be a text'],
  ['a number where a text belongs', 'products', [{ search: 7 }], 'search must be a string'],
  ['an unknown condition', 'products', [{ filter: { price: { gt: 5 } } }], 'filter must name attributes'],
  ['an unknown sort order', 'products', [{ sort: { price: 'SIDEWAYS' } }], 'sort must name attributes'],
  ['an unknown field', 'products', [{ fetchPolicy: 'cache-first' }], 'fetchPolicy should not exist'],
  [
    'a field for staff rights',
    'createCustomer',
    [{ email: 'a@b.c', firstname: 'A', lastname: 'B', group_id: 1 }],
    'group_id should not exist',
  ],
  ['an address id that is a text', 'deleteCustomerAddress', ['7'], 'id must be a whole number'],
  [
    'a line that is not an object',
    'addProductsToCart',
    [{ cartId: 'c1', cartItems: [null] }],
    'must be a list of objects',
  ],
  ['an address that is a list', 'updateCustomerAddress', [{ addressId: 7, input: [{}] }], 'input must be an object'],
  ['a missing argument', 'placeOrder', [], 'must be an object'],
])('refuses %s with a clear message', async (_what, method, args, words) => {
  const changes = { body: JSON.stringify(args).replace('"1e999"', '1e999') };
  await expectRefusal(handle(method, args, changes), 400);
  expect((await handle(method, args, changes)).body).toMatchObject({ message: expect.stringContaining(words) });
});

test('accepts twelve levels and refuses thirteen, in lists and in objects', () => {
  const inObjects = (depth: number): unknown => (depth === 0 ? 'x' : { a: inObjects(depth - 1) });
  const inLists = (depth: number): unknown => (depth === 0 ? 'x' : [inLists(depth - 1)]);
  // The list of arguments is the first level.
  for (const nested of [inObjects, inLists]) {
    expect(argumentsError([nested(11)], DEFAULT_LIMITS, false)).toBeNull();
    expect(argumentsError([nested(12)], DEFAULT_LIMITS, false)).toContain('deeper than 12');
  }
});

test('accepts a long text only as the document of a custom query', () => {
  const long = 'x'.repeat(11_000);
  expect(argumentsError([{ query: long }], DEFAULT_LIMITS, true)).toBeNull();
  expect(argumentsError([{ query: long }], DEFAULT_LIMITS, false)).toContain('longer than');
  expect(argumentsError([{ queryVariables: { query: long } }], DEFAULT_LIMITS, true)).toContain('longer than');
  expect(argumentsError([{ query: 'x'.repeat(33_000) }], DEFAULT_LIMITS, true)).toContain('longer than');
});

test('accepts values at the limits', async () => {
  const args = [
    { search: 'r'.repeat(200), pageSize: 300, filter: { sku: { in: Array.from({ length: 300 }, () => 'a') } } },
  ];
  expect((await handle('products', args)).status).toBe(200);
  const ratings = [{ id: 'Mw==', value_id: 'MTU=' }];
  const review = { sku: 'ROSE', nickname: 'Ann', summary: 'Lovely', text: 'x'.repeat(10_000), ratings };
  expect((await handle('createProductReview', [review])).status).toBe(200);
});

const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Mill Lane'],
  city: 'Bath',
  country_code: 'GB',
  telephone: '01225 000000',
};

describe('quantities', () => {
  const add = (quantity: unknown) =>
    handle('addProductsToCart', [{ cartId: 'c1', cartItems: [{ sku: 'ROSE', quantity }] }]);
  const update = (quantity: unknown) =>
    handle('updateCartItems', [{ cart_id: 'c1', cart_items: [{ cart_item_uid: 'MQ==', quantity }] }]);

  test.each([0, -1, 1.5, 'x', '2', 1e9, 10_001, null, undefined, true, {}])(
    'S7-35 refuses to add a quantity of %j',
    async (quantity) => {
      await expectRefusal(add(quantity), 400);
      expect((await add(quantity)).body).toMatchObject({
        message: 'cartItems[0].quantity must be a whole number from 1 to 10,000.',
      });
    },
  );

  test.each([-1, 0.5, 'x', 10_001, null])('S7-45 refuses to set a quantity of %j', async (quantity) => {
    await expectRefusal(update(quantity), 400);
    expect((await update(quantity)).body).toMatchObject({
      message: 'cart_items[0].quantity must be a whole number from 0 to 10,000.',
    });
  });

  test('S7-35 S7-45 accepts 1 and 10,000, and 0 to remove a line', async () => {
    for (const quantity of [1, 10_000]) expect((await add(quantity)).status).toBe(200);
    for (const quantity of [0, 1, 10_000]) expect((await update(quantity)).status).toBe(200);
  });
});

test.each<[string, unknown]>([
  ['generateCustomerToken', { email: '', password: '' }],
  ['createCustomer', { email: '', password: '', firstname: '', lastname: '' }],
  ['updateCustomerEmail', { email: '', password: '' }],
  ['requestPasswordResetEmail', { email: '' }],
  ['resetPassword', { email: '', newPassword: '', resetPasswordToken: '' }],
  ['subscribeEmailToNewsletter', { email: '' }],
  ['placeOrder', { cart_id: '' }],
  ['setGuestEmailOnCart', { cart_id: '', email: '' }],
  ['mergeCarts', { sourceCartId: '', destinationCartId: '' }],
  ['addProductsToCart', { cartId: '', cartItems: [{ sku: '', quantity: 1, selected_options: [''] }] }],
  ['setShippingMethodsOnCart', { cart_id: '', shipping_methods: [{ carrier_code: '', method_code: '' }] }],
  ['setPaymentMethodOnCart', { cart_id: '', payment_method: { code: '' } }],
])('leaves an empty value for the backend to refuse: %s', async (method, argument) => {
  expect((await handle(method, [argument])).status).toBe(200);
  expect(JSON.stringify(upstream.seen[0]?.variables)).toContain('""');
});

test.each(['prefix', 'middlename', 'suffix', 'fax', 'vat_id'])(
  "refuses a cart address with %s, which the backend's schema does not have",
  async (field) => {
    const address = { ...ADDRESS, [field]: 'X1' };
    const asked = [{ cart_id: 'c1', shipping_addresses: [{ address }] }];
    await expectRefusal(handle('setShippingAddressesOnCart', asked), 400);
    const { body } = await handle('setBillingAddressOnCart', [{ cart_id: 'c1', billing_address: { address } }]);
    expect(body).toMatchObject({ message: `billing_address.address.${field} should not exist.` });
    expect(upstream.seen).toHaveLength(0);
  },
);

test('removes __typename of an earlier response', async () => {
  const region = { region: 'Avon', __typename: 'CustomerAddressRegion' };
  const input = { city: 'Bath', region, __typename: 'CustomerAddress' };
  expect((await handle('updateCustomerAddress', [{ addressId: 7, input, __typename: 'X' }])).status).toBe(200);
  expect(upstream.seen[0]?.variables).toEqual({ id: 7, input: { city: 'Bath', region: { region: 'Avon' } } });
});

test('S3-60 S3-64 S3-65 reads the caller from the URL-decoded cookies and from no header', async () => {
  const headers = {
    cookie: 'vsf-customer=tok%2Een; vsf-store=default; vsf-currency=EUR; vsf-customer=second; other=1',
    authorization: 'Bearer stolen',
    store: 'other',
  };
  await handle('customer', [], { headers });
  expect(upstream.seen[0]?.headers).toMatchObject({
    authorization: 'Bearer tok.en',
    store: 'default',
    'content-currency': 'EUR',
  });
  expect(upstream.seen[0]?.headers.cookie).toBeUndefined();
});
