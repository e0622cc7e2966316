import { masked } from '../../middleware/log-entry';
import { enforceTimeLimit } from '../builders/time-limit';
import { aCaller, aMiddleware, aRequest } from './middleware-builder';
import { html, json, openUpstream, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeAll(async () => (upstream = await openUpstream()));
afterAll(() => upstream.close());

const CART = 'Xk29fLq0ZpT4mB7vR1cY8nW3sD6gH5jA';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOjF9.c2lnbmF0dXJl';
const SECRETS = [CART, JWT, 'hunter2-password', 'ann@example.com', 'captcha', 'reset-token-42', '1 Mill Lane'];

test('logs a failed call of the own process in one line, with its id and the fingerprint of its cart', async () => {
  upstream.answer(html(503));
  const { middleware, logs } = aMiddleware(upstream.url);
  const answer = await middleware.call('placeOrder', [{ cart_id: CART }], aCaller({ token: JWT }));
  expect(logs).toEqual([
    {
      level: 'warn',
      message: expect.any(String),
      id: (answer.body as { id: string }).id,
      status: 503,
      integration: 'magento',
      method: 'placeOrder',
      cart: expect.stringMatching(/^[0-9a-f]{10}$/),
      cause: expect.stringContaining('status 503'),
    },
  ]);
});

test('logs nothing for a completed call, also with errors', async () => {
  upstream.answer(json({ errors: [{ message: `No cart ${CART}` }], data: { cart: null } }));
  const { middleware, logs } = aMiddleware(upstream.url);
  await middleware.call('cart', [CART], aCaller());
  expect(logs).toEqual([]);
});

test('logs no secret of any refused or failed call', async () => {
  upstream.answer(html(500));
  const { middleware, logs } = aMiddleware(upstream.url);
  const address = {
    firstname: 'Ann',
    lastname: 'Lee',
    street: ['1 Mill Lane'],
    city: 'Bath',
    country_code: 'GB',
    telephone: '1',
  };
  const login = { email: 'ann@example.com', password: 'hunter2-password', recaptchaToken: 'captcha' };
  const calls: readonly (readonly [string, unknown])[] = [
    ['generateCustomerToken', [login]],
    ['generateCustomerToken', [{ ...login, extra: 1 }]],
    [
      'resetPassword',
      [{ email: 'ann@example.com', newPassword: 'hunter2-password', resetPasswordToken: 'reset-token-42' }],
    ],
    ['cart', [CART]],
    ['cart', [[CART]]],
    ['setGuestEmailOnCart', [{ cart_id: CART, email: 'ann@example.com' }]],
    ['setShippingAddressesOnCart', [{ cart_id: CART, shipping_addresses: [{ address }] }]],
    ['setShippingAddressesOnCart', [{ cart_id: CART, shipping_addresses: [{ addres: address }] }]],
    ['customQuery', [{ query: `{ cart(cart_id: "${CART}") { email } }` }]],
    ['placeOrder', [{ cart_id: CART, 'ann@example.com': 'hunter2-password' }]],
    ['storeConfig', 'hunter2-password'],
  ];
  for (const [method, args] of calls) {
    const cookie = `vsf-customer=${JWT}; vsf-cart=${CART}`;
    await middleware.handle(aRequest(method, args, { headers: { cookie } }));
  }
  await middleware.handle(aRequest(`ann@example.com\n{"level":"fake"}`, []));
  expect(logs).toHaveLength(calls.length + 1);
  for (const secret of SECRETS) expect(JSON.stringify(logs)).not.toContain(secret);
});

test('masks upstream error messages too', async () => {
  const complaint = () => Promise.reject(new Error(`no route for ann@example.com with token=${JWT}\nfake line`));
  const { middleware, logs } = aMiddleware(upstream.url, { send: complaint });
  await middleware.call('createEmptyCart', [], aCaller());
  expect(logs[0]?.cause).toBe('no route for [email] with token=[masked] fake line');
});

test.each([
  ['Bearer abc.def failed', 'Bearer [masked] failed'],
  ['{"password":"pw","n":1}', '{"password":"[masked]","n":1}'],
  ['{"password":"my secret pass","n":1}', '{"password":"[masked]","n":1}'],
  ['{"password":"a \\"quoted\\" pass","n":1}', '{"password":"[masked]","n":1}'],
  ["newPassword: 'my secret, pass'; and on", "newPassword: '[masked]'; and on"],
  ['password: "never closed and on', 'password: "[masked]'],
  ['password = my secret pass', 'password = [masked]'],
  ['currentPassword=Pa$$ w0rd&x, and all', 'currentPassword=[masked]'],
  ['resetPasswordToken=abc&x=1', 'resetPasswordToken=[masked]'],
  ['postgres://posy:hunter2@db/posy is gone', 'postgres://posy:[email] is gone'],
  ['mail to ann.lee@example.com failed', 'mail to [email] failed'],
  ['two\nlines\u001b[31m', 'two lines [31m'],
  ['connect ECONNREFUSED 127.0.0.1:4000', 'connect ECONNREFUSED 127.0.0.1:4000'],
])('logs %j as %j', (text, shown) => expect(masked(text)).toBe(shown));

test('logs a long key as its fingerprint, always the same', () => {
  expect(masked(`cart ${CART} is gone`)).toMatch(/^cart \[key [0-9a-f]{10}\] is gone$/);
  expect(masked(CART)).toBe(masked(CART));
  expect(masked(JWT)).not.toContain('eyJ');
  expect(masked('a word '.repeat(500))).toHaveLength(300);
  for (const bare of ['agjVFBmwMaLtDEmOsrQufYNPExaffABC', 'abcdefghijklmnopqrstuvwxyzabcdef', 'x'.repeat(43)])
    expect(masked(`cart ${bare} is gone`)).toMatch(/^cart \[key [0-9a-f]{10}\] is gone$/);
  expect(masked('getAvailableCustomerShippingMethods')).toBe('getAvailableCustomerShippingMethods');
});

test.each(['a', 'a.', '0-', 'a@', 'token', 'token="', "password='\\\\", 'bearer ', 'password  '])(
  'masks 200 kilobytes of %j in linear time',
  async (word) => {
    expect(masked(`It failed: ${word.repeat(200_000 / word.length)}`).length).toBeLessThanOrEqual(300);
    await enforceTimeLimit();
  },
);

test('logs no half of a secret from a long text', () => {
  for (const length of [1995, 1996, 1997]) expect(masked(`${'k'.repeat(length)} ann@example.com`)).not.toContain('an');
  expect(masked('k'.repeat(2001))).toBe('[long]');
});
