import { callerOf, type CookieProfile, type MiddlewareRequest } from '../../middleware/middleware';
import { CART_PAYMENT } from '../../src/adapters/graphql-middleware/checkout/middleware-payments';
import { aCaller, aMiddleware, aRequest } from './middleware-builder';
import { html, json, openUpstream, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeAll(async () => (upstream = await openUpstream()));
beforeEach(() => (upstream.seen.length = 0));
afterAll(() => upstream.close());

const SIGN_IN = [{ email: 'ann@example.com', password: 'pw' }];
const ORDERED = { placeOrder: { order: { order_number: '000000598' } } };
const UNAUTHORISED = [{ message: 'No.', extensions: { category: 'graphql-authorization' } }];

async function handle(
  method: string,
  args: readonly unknown[],
  data: unknown,
  profile: CookieProfile = 'spec',
  changes: Partial<MiddlewareRequest> = {},
) {
  upstream.answer(json(data));
  const settings = { cookieProfile: profile, allowedDocuments: [CART_PAYMENT] };
  return aMiddleware(upstream.url, settings).middleware.handle(aRequest(method, args, changes));
}

describe('the spec profile', () => {
  test('S9-23 S3-64 sets the token cookie for an hour on sign-in', async () => {
    const answer = await handle('generateCustomerToken', SIGN_IN, {
      data: { generateCustomerToken: { token: 'a.b-c' } },
    });
    expect(answer.setCookies).toEqual(['vsf-customer=a.b-c; Max-Age=3600; Path=/; SameSite=Strict']);
    expect(answer.body).toEqual({ data: { generateCustomerToken: { token: 'a.b-c' } } });
  });

  test.each([
    ['createEmptyCart', [], { createEmptyCart: 'c9' }],
    ['customerCart', [], { customerCart: { id: 'c9' } }],
    ['mergeCarts', [{ sourceCartId: 'c1', destinationCartId: 'c9' }], { mergeCarts: { id: 'c9' } }],
  ])('S9-23 S3-63 sets the cart cookie for a year on %s', async (method, args, data) => {
    const answer = await handle(method, args, { data });
    expect(answer.setCookies).toEqual(['vsf-cart=c9; Max-Age=31536000; Path=/; SameSite=Strict']);
  });

  test('removes the cart cookie after an order, with the path it was set with', async () => {
    const answer = await handle('placeOrder', [{ cart_id: 'c1' }], { data: ORDERED });
    expect(answer.setCookies).toEqual(['vsf-cart=; Max-Age=0; Path=/; SameSite=Strict']);
  });

  test('keeps a new cart when an earlier order is repeated', async () => {
    const headers = { cookie: 'vsf-cart=c2' };
    const args = [{ cart_id: 'c1' }];
    expect((await handle('placeOrder', args, { data: ORDERED }, 'spec', { headers })).setCookies).toEqual([]);
    headers.cookie = 'vsf-cart=c1';
    expect((await handle('placeOrder', args, { data: ORDERED }, 'spec', { headers })).setCookies).toHaveLength(1);
  });

  test('keeps the cart of an order with a pending payment', async () => {
    const args = [{ cart_id: 'c1' }];
    const cookiesAfter = async (cookie: string) =>
      (await handle('placeOrder', args, { data: ORDERED }, 'spec', { headers: { cookie } })).setCookies;
    expect(await cookiesAfter('vsf-cart=c1; posy-paying=c1')).toEqual([]);
    expect(await cookiesAfter('posy-paying=c1')).toEqual([]);
    expect(await cookiesAfter('vsf-cart=c1; posy-paying=c0')).toHaveLength(1);
    expect(await cookiesAfter('vsf-cart=c1; posy-paying=c1%2Cc0')).toEqual([]);
    expect(await cookiesAfter('vsf-cart=c1; posy-paying=c0%2Cc1')).toHaveLength(1);
    expect(await cookiesAfter('vsf-cart=c1; posy-paying=c11')).toHaveLength(1);
  });

  test('removes token and cart on sign-out', async () => {
    const answer = await handle('revokeCustomerToken', [], { data: { revokeCustomerToken: { result: true } } });
    expect(answer.setCookies).toEqual([
      'vsf-customer=; Max-Age=0; Path=/; SameSite=Strict',
      'vsf-cart=; Max-Age=0; Path=/; SameSite=Strict',
    ]);
  });

  test('signs out with an expired token too', async () => {
    const answer = await handle('revokeCustomerToken', [], {
      errors: UNAUTHORISED,
      data: { revokeCustomerToken: null },
    });
    expect(answer.setCookies).toHaveLength(2);
  });
});

test.each([
  ['generateCustomerToken', SIGN_IN, { errors: UNAUTHORISED, data: { generateCustomerToken: null } }],
  ['createEmptyCart', [], { errors: [{ message: 'x' }] }],
  ['customerCart', [], { errors: UNAUTHORISED, data: null }],
  ['mergeCarts', [{ sourceCartId: 'c1', destinationCartId: 'c2' }], { errors: UNAUTHORISED, data: null }],
  ['placeOrder', [{ cart_id: 'c1' }], { errors: [{ message: 'Unable' }], data: { placeOrder: null } }],
  ['revokeCustomerToken', [], { errors: [{ message: 'x' }], data: null }],
  ['cart', ['c1'], { data: { cart: { id: 'c1' } } }],
  ['createEmptyCart', [], { data: { createEmptyCart: 'c1; Domain=evil.test\r\nX: 1' } }],
])('sets no cookie for %s when it fails or does not concern identity', async (method, args, reply) => {
  expect((await handle(method, args, reply)).setCookies).toEqual([]);
});

test('keeps cart and token when the backend is down', async () => {
  upstream.answer(html(503));
  const { middleware } = aMiddleware(upstream.url);
  for (const [method, args] of [
    ['placeOrder', [{ cart_id: 'c1' }]],
    ['customer', []],
    ['customerCart', []],
  ] as const) {
    const headers = { cookie: 'vsf-customer=tok; vsf-cart=c1' };
    expect((await middleware.handle(aRequest(method, args, { headers }))).setCookies).toEqual([]);
  }
});

test('S4-28 signs out in this browser also when the backend is down', async () => {
  upstream.answer(html(503));
  const { middleware } = aMiddleware(upstream.url);
  const answer = await middleware.handle(aRequest('revokeCustomerToken', []));
  expect(answer.status).toBe(503);
  expect(answer.setCookies).toEqual([
    'vsf-customer=; Max-Age=0; Path=/; SameSite=Strict',
    'vsf-cart=; Max-Age=0; Path=/; SameSite=Strict',
  ]);
});

describe('S4-17 S4-18 an authorisation failure', () => {
  const refused = (root: string) => ({ errors: UNAUTHORISED, data: { [root]: null } });
  const asked = (method: string, args: readonly unknown[], cookie: string) =>
    handle(method, args, refused(method), 'spec', { headers: { cookie } });
  const BOTH = [expect.stringMatching(/^vsf-customer=;/), expect.stringMatching(/^vsf-cart=;/)];

  test.each([
    ['customer', []],
    ['customerCart', []],
    ['wishlist', []],
    ['updateCustomer', [{ firstname: 'Ann' }]],
  ])('S4-18 by %s, which names no cart, removes token and cart when a token was sent', async (method, args) => {
    expect((await asked(method, args, 'vsf-customer=tok; vsf-cart=c1')).setCookies).toEqual(BOTH);
    expect((await asked(method, args, 'vsf-customer=tok')).setCookies).toEqual(BOTH);
  });

  test('S4-18 removes the __Host- cookie in the hardened profile', async () => {
    const headers = { cookie: '__Host-vsf-customer=tok; vsf-cart=c1' };
    const { setCookies } = await handle('customer', [], refused('customer'), 'hardened', { headers });
    expect(setCookies[0]).toMatch(/^__Host-vsf-customer=; Max-Age=0;.*HttpOnly/);
  });

  test("keeps a guest's cart when something else is refused", async () => {
    expect((await asked('wishlist', [], 'vsf-cart=c1')).setCookies).toEqual([]);
    expect((await asked('cart', ['c2'], 'vsf-cart=c1')).setCookies).toEqual([]);
  });

  test("removes an account's cart from a browser whose session has expired", async () => {
    expect((await asked('cart', ['c1'], 'vsf-cart=c1')).setCookies).toEqual([BOTH[1]]);
    const change = [{ cart_id: 'c1', cart_item_uid: 'MQ==' }];
    expect((await asked('removeItemFromCart', change, 'vsf-cart=c1')).setCookies).toEqual([BOTH[1]]);
  });

  test.each([
    ['cart', ['c1']],
    ['cart', ['c9']],
    ['cartTotalQty', ['c1']],
    ['getAvailablePaymentMethods', [{ cartId: 'c1' }]],
    ['addProductsToCart', [{ cartId: 'c1', cartItems: [{ sku: 'ROSE', quantity: 1 }] }]],
    ['updateCartItems', [{ cart_id: 'c1', cart_items: [{ cart_item_uid: 'MQ==', quantity: 2 }] }]],
    ['removeItemFromCart', [{ cart_id: 'c1', cart_item_uid: 'MQ==' }]],
    ['placeOrder', [{ cart_id: 'c1' }]],
    ['customQuery', [{ query: CART_PAYMENT, queryVariables: { cartId: 'c1' } }]],
  ])('S4-24 by %s %j, which names a cart, keeps a token and the cart', async (method, args) => {
    for (const message of ['No.', 'The current user cannot perform operations on cart "c1"', '']) {
      const errors = [{ message, extensions: { category: 'graphql-authorization' } }];
      const headers = { cookie: 'vsf-customer=tok; vsf-cart=c1' };
      const { status, setCookies } = await handle(method, args, { errors, data: null }, 'spec', { headers });
      expect([status, setCookies]).toEqual([200, []]);
    }
  });

  test('S4-18 of an operation with an empty cart id removes token and cart', async () => {
    expect((await asked('cart', [''], 'vsf-customer=tok; vsf-cart=c1')).setCookies).toEqual(BOTH);
  });

  test('S4-26 of a merge keeps the token', async () => {
    const args = [{ sourceCartId: 'c1', destinationCartId: 'c2' }];
    expect((await asked('mergeCarts', args, 'vsf-customer=tok; vsf-cart=c1')).setCookies).toEqual([]);
  });

  test('does not include a wrong password', async () => {
    const headers = { cookie: 'vsf-customer=tok; vsf-cart=c1' };
    const wrong = [{ message: 'Invalid login or password.', extensions: { category: 'graphql-authentication' } }];
    const reply = { errors: wrong, data: { updateCustomerEmail: null } };
    expect((await handle('updateCustomerEmail', SIGN_IN, reply, 'spec', { headers })).setCookies).toEqual([]);
  });
});

describe('the hardened profile', () => {
  const signedIn = { data: { generateCustomerToken: { token: 'a.b', __typename: 'CustomerToken' } } };
  const bare = { headers: { 'sec-fetch-site': undefined } };

  test('hides the token from scripts: in no body, in a __Host- cookie', async () => {
    const answer = await handle('generateCustomerToken', SIGN_IN, signedIn, 'hardened');
    expect(answer.setCookies).toEqual([
      '__Host-vsf-customer=a.b; Max-Age=3600; Path=/; SameSite=Strict; Secure; HttpOnly',
    ]);
    expect(JSON.stringify(answer.body)).not.toContain('a.b');
    const older = { headers: { 'sec-fetch-site': undefined, origin: 'http://shop.test:3000' } };
    const toOlder = await handle('generateCustomerToken', SIGN_IN, signedIn, 'hardened', older);
    expect(JSON.stringify(toOlder.body)).not.toContain('a.b');
  });

  test("still returns the token to programs and the shop's own server", async () => {
    const answer = await handle('generateCustomerToken', SIGN_IN, signedIn, 'hardened', bare);
    expect(answer.body).toEqual(signedIn);
    const { middleware } = aMiddleware(upstream.url, { cookieProfile: 'hardened' });
    expect((await middleware.call('generateCustomerToken', SIGN_IN, aCaller())).body).toEqual(signedIn);
  });

  test('keeps the cart cookie readable, over https only', async () => {
    const answer = await handle('createEmptyCart', [], { data: { createEmptyCart: 'c9' } }, 'hardened');
    expect(answer.setCookies).toEqual(['__Host-vsf-cart=c9; Max-Age=31536000; Path=/; SameSite=Strict; Secure']);
  });

  test('removes the __Host- cookie on sign-out', async () => {
    const answer = await handle(
      'revokeCustomerToken',
      [],
      { data: { revokeCustomerToken: { result: true } } },
      'hardened',
    );
    expect(answer.setCookies[0]).toBe('__Host-vsf-customer=; Max-Age=0; Path=/; SameSite=Strict; Secure; HttpOnly');
  });

  test('ignores a cart and a pending payment planted by another host', async () => {
    const ordered = async (cookie: string) =>
      (await handle('placeOrder', [{ cart_id: 'c1' }], { data: ORDERED }, 'hardened', { headers: { cookie } }))
        .setCookies;
    expect(await ordered('vsf-cart=c2; __Host-vsf-cart=c1')).toEqual([
      '__Host-vsf-cart=; Max-Age=0; Path=/; SameSite=Strict; Secure',
    ]);
    expect(await ordered('vsf-cart=c1; __Host-vsf-cart=c2')).toEqual([]);
    expect(await ordered('__Host-vsf-cart=c1; posy-paying=c1')).toHaveLength(1);
    expect(await ordered('__Host-vsf-cart=c1; __Host-posy-paying=c1')).toEqual([]);
  });

  test('ignores a token cookie planted by another host', async () => {
    const planted = { headers: { cookie: 'vsf-customer=planted' } };
    await handle('customer', [], { data: { customer: null } }, 'hardened', planted);
    expect(upstream.seen[0]?.headers.authorization).toBeUndefined();
    const own = { headers: { cookie: 'vsf-customer=planted; __Host-vsf-customer=own' } };
    await handle('customer', [], { data: { customer: null } }, 'hardened', own);
    expect(upstream.seen[1]?.headers.authorization).toBe('Bearer own');
  });
});

describe('the caller', () => {
  test('S3-60 S3-63 S3-64 S3-65 is read from the four cookies', () => {
    const cookie = 'vsf-cart=c1; vsf-store=default; vsf-currency=GBP; vsf-customer=%22tok%22';
    expect(callerOf({ cookie }, '203.0.113.7')).toEqual({
      token: '"tok"',
      store: 'default',
      currency: 'GBP',
      cart: 'c1',
      paying: null,
      address: '203.0.113.7',
    });
  });

  test.each([undefined, '', ';;=;', 'vsf-customer', 'vsf-customer=', 'other=1'])(
    'is a guest with the cookies %j',
    (cookie) => {
      expect(callerOf({ cookie }, 'x')).toEqual({
        token: null,
        store: null,
        currency: null,
        cart: null,
        paying: null,
        address: 'x',
      });
    },
  );

  test('keeps values with invalid URL encoding unchanged', () => {
    expect(callerOf({ cookie: 'vsf-store=%zz' }, 'x').store).toBe('%zz');
  });

  test('is read by the profile, and without one from either cookie', () => {
    const both = { cookie: 'vsf-customer=plain; __Host-vsf-customer=bound' };
    expect(callerOf(both, 'x', 'spec').token).toBe('plain');
    expect(callerOf(both, 'x', 'hardened').token).toBe('bound');
    expect(callerOf(both, 'x').token).toBe('bound');
    expect(callerOf({ cookie: 'vsf-customer=plain' }, 'x').token).toBe('plain');
    const names = ['vsf-cart', 'vsf-store', 'vsf-currency', 'posy-paying'];
    const plain = names.map((name) => `${name}=p`).join('; ');
    const bound = names.map((name) => `__Host-${name}=b`).join('; ');
    const read = (cookie: string, profile?: CookieProfile) => {
      const { cart, store, currency, paying } = callerOf({ cookie }, 'x', profile);
      return [cart, store, currency, paying];
    };
    expect(read(plain, 'hardened')).toEqual([null, null, null, null]);
    expect(read(`${plain}; ${bound}`, 'hardened')).toEqual(['b', 'b', 'b', 'b']);
    expect(read(`${plain}; ${bound}`, 'spec')).toEqual(['p', 'p', 'p', 'p']);
    expect(read(plain)).toEqual(['p', 'p', 'p', 'p']);
  });
});
