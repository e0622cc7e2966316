import { ACTIONS } from '../../../../src/adapters/http/actions/actions';
import { openActions } from './action-client';

let actions: Awaited<ReturnType<typeof openActions>>;
let data: ReturnType<(typeof actions)['open']>;

beforeAll(async () => {
  actions = await openActions();
});
beforeEach(() => (data = actions.open()));
afterAll(() => actions.close());

const NAMES = [...ACTIONS.keys()];
const withoutRegion = {
  firstName: 'Ann',
  lastName: 'Lee',
  street: '7 Dene Lane',
  apartment: '',
  neighborhood: '',
  extra: '',
  city: 'Chichester',
  postcode: 'PO19 1LB',
  countryCode: 'GB',
  phone: '01243 000000',
  isDefaultDelivery: false,
  isDefaultBilling: false,
};
const JSON_TYPE = { 'content-type': 'application/json' };
const BODY = '{"path":"/"}';

/** Neither a cart nor a request to the backend. */
function expectNothingHappened() {
  expect(data.shop.carts.size).toBe(0);
  expect(data.wire.calls).toEqual([]);
}

describe('A request to an action', () => {
  test.each(['nothing', 'constructor', '__proto__', 'load-visitor-x', ''])(
    'is 404 when there is no action %j',
    async (name) => {
      expect((await actions.post(`/api/actions/${name}`, BODY, JSON_TYPE)).status).toBe(404);
      expectNothingHappened();
    },
  );

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('is 405 for %s', async (method) => {
    const response = await actions.post('/api/actions/load-visitor', BODY, JSON_TYPE, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expectNothingHappened();
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ])('is refused with %j', async (headers, status) => {
    expect((await actions.post('/api/actions/load-cart', '{}', { ...JSON_TYPE, ...headers })).status).toBe(status);
    expectNothingHappened();
  });

  test('is 400 for a foreign host', async () => {
    data = actions.open({}, { SITE_URL: 'https://posy.test', PORT: '3000' });
    expect((await actions.post('/api/actions/load-cart', '{}', JSON_TYPE)).status).toBe(400);
    expectNothingHappened();
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', ''])(
    'is 415 with the content type %j',
    async (type) => {
      const response = await actions.post('/api/actions/load-visitor', BODY, { 'content-type': type });
      expect(response.status).toBe(415);
      expectNothingHappened();
    },
  );

  test('is 413 when it is larger than 64 KiB', async () => {
    const body = JSON.stringify({ path: 'x'.repeat(65 * 1024) });
    expect((await actions.post('/api/actions/load-visitor', body, JSON_TYPE)).status).toBe(413);
    expectNothingHappened();
  });

  test('is 413 for a review of 10 MB', async () => {
    const body = JSON.stringify({ sku: 'TULIPS', text: 'x'.repeat(10 * 1024 * 1024) });
    expect((await actions.post('/api/actions/write-review', body, JSON_TYPE)).status).toBe(413);
    expectNothingHappened();
  });

  test('is 400 for a coupon of 1,000 letters', async () => {
    const body = JSON.stringify({ cart: 'cart-1', code: 'x'.repeat(1_000) });
    const response = await actions.post('/api/actions/apply-coupon', body, JSON_TYPE);
    expect([response.status, await response.json()]).toMatchObject([400, { field: 'code' }]);
    expectNothingHappened();
  });
});

describe('The input of an action', () => {
  const bad = async (action: string, body: string) => {
    const response = await actions.post(`/api/actions/${action}`, body, JSON_TYPE);
    return { status: response.status, body: (await response.json()) as { field?: string; message?: string } };
  };

  test.each(['', '{', 'null', '7', '"x"', '[]', 'true', '[{"path":"/"}]'])(
    'is refused when it is %j instead of an object',
    async (body) => {
      expect((await bad('load-visitor', body)).status).toBe(400);
      expectNothingHappened();
    },
  );

  test.each(NAMES)('of %s names the unknown field', async (name) => {
    const response = await bad(name, '{"surplus":1}');
    expect([response.status, response.body.field]).toEqual([400, 'surplus']);
    expectNothingHappened();
  });

  test.each(NAMES)('of %s accepts no prototype name', async (name) => {
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const response = await bad(name, `{"${key}":{"isAdmin":true}}`);
      expect([key, response.status, response.body.field]).toEqual([key, 400, key]);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expectNothingHappened();
  });

  test.each([
    ['add-to-cart', { cart: null, sku: 'TULIPS', chosen: [], answers: {} }, 'quantity'],
    ['add-to-cart', { cart: null, sku: 7, chosen: [], answers: {}, quantity: 1 }, 'sku'],
    ['add-to-cart', { cart: null, sku: 'x'.repeat(256), chosen: [], answers: {}, quantity: 1 }, 'sku'],
    ['add-to-cart', { cart: {}, sku: 'TULIPS', chosen: [], answers: {}, quantity: 1 }, 'cart'],
    ['add-to-cart', { cart: null, sku: 'TULIPS', chosen: 'size-l', answers: {}, quantity: 1 }, 'chosen'],
    ['add-to-cart', { cart: null, sku: 'TULIPS', chosen: Array(101).fill('a'), answers: {}, quantity: 1 }, 'chosen'],
    ['add-to-cart', { cart: null, sku: 'TULIPS', chosen: [], answers: { a: 7 }, quantity: 1 }, 'answers'],
    ['add-to-cart', { cart: null, sku: 'TULIPS', chosen: [], answers: [], quantity: 1 }, 'answers'],
    ['add-to-cart', { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: '1' }, 'quantity'],
    ['add-group', { cart: null, sku: 'TABLE', quantities: { TULIPS: '3' }, answers: {} }, 'quantities'],
    ['add-group', { cart: null, sku: 'TABLE', quantities: {}, answers: { day: 7 } }, 'answers'],
    ['change-quantity', { cart: 'c', item: null, quantity: 1 }, 'item'],
    ['place-order', { cart: null, digest: 'd', payment: 'p' }, 'cart'],
    ['set-delivery-address', { cart: 'c', address: 'GB' }, 'address'],
    ['set-delivery-address', { cart: 'c', address: { savedAddressId: '1', city: 7 } }, 'address.city'],
    ['set-delivery-address', { cart: 'c', address: { village: 'x' } }, 'address.village'],
    [
      'set-delivery-address',
      { cart: 'c', address: { savedAddressId: '1', region: { code: 'x', id: -1, name: 'y' } } },
      'address.region.id',
    ],
    [
      'save-billing',
      { cart: 'c', address: { savedAddressId: '1' }, sameAsDelivery: 'yes', delivery: null },
      'sameAsDelivery',
    ],
    ['set-delivery-address', { cart: 'c', address: {} }, 'address.firstName'],
    ['set-delivery-address', { cart: 'c', address: { savedAddressId: null } }, 'address.savedAddressId'],
    ['set-delivery-address', { cart: 'c', address: { savedAddressId: '1', city: {} } }, 'address.city'],
    ['save-billing', { cart: 'c', address: { savedAddressId: '1' }, sameAsDelivery: true }, 'delivery'],
    ['add-address', withoutRegion, 'region'],
    ['change-address', { id: '1', address: withoutRegion }, 'address.region'],
    ['add-wish', { sku: 'TULIPS', quantity: 1, isBundle: false }, 'parentSku'],
    ['update-profile', { change: { firstName: null } }, 'change.firstName'],
    ['ask-order-status', { number: 'a\u0000b', email: 'a@example.org', postcode: 'PO19' }, 'number'],
    ['add-to-cart', { cart: null, sku: '\u0000', chosen: [], answers: {}, quantity: 1 }, 'sku'],
    ['change-store', { code: '\ud800' }, 'code'],
    ['add-to-cart', { cart: null, sku: 'TULIPS', chosen: ['x\udfff'], answers: {}, quantity: 1 }, 'chosen'],
    ['add-to-cart', { cart: null, sku: 'TULIPS', chosen: [], answers: { a: '\ud800' }, quantity: 1 }, 'answers'],
    ['sign-in', { email: 'a@example.org', password: 'x'.repeat(1025), captchaToken: null }, 'password'],
    ['sign-in', { email: 'a@example.org', password: 'x', captchaToken: 7 }, 'captchaToken'],
    ['update-profile', { change: { gender: 'other' } }, 'change.gender'],
    ['update-profile', { change: { dateOfBirth: '2026-02-30' } }, 'change.dateOfBirth'],
    ['load-wishlist', { page: 0, itemsPerPage: 10 }, 'page'],
    ['load-wishlist', { page: 1, itemsPerPage: 101 }, 'itemsPerPage'],
    ['load-wishlist', { page: 1.5, itemsPerPage: 10 }, 'page'],
  ])('of %s with %j is 400 and names the field', async (action, input, field) => {
    const response = await bad(action, JSON.stringify(input));
    expect([response.status, response.body.field]).toEqual([400, field]);
    expectNothingHappened();
  });

  test('with a prototype name among its answers is refused and pollutes nothing', async () => {
    const body = '{"cart":null,"sku":"TULIPS","chosen":[],"answers":{"__proto__":"x"},"quantity":1}';
    const response = await bad('add-to-cart', body);
    expect([response.status, response.body.field]).toEqual([400, 'answers']);
    expectNothingHappened();
  });
});
