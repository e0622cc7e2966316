import { type Caller, type Middleware } from '../../middleware/middleware';
import { createTokenBuckets } from '../../middleware/rates/token-buckets';
import { aCaller, aMiddleware } from './middleware-builder';
import { openUpstream, type Upstream } from './upstream-server';

const MINUTE = 60_000;

let upstream: Upstream;
beforeAll(async () => (upstream = await openUpstream()));
beforeEach(() => (upstream.seen.length = 0));
afterAll(() => upstream.close());

/** How many of `times` calls pass, one after the other. */
async function passing(middleware: Middleware, times: number, call: (at: number) => [string, unknown[], Caller]) {
  let passed = 0;
  for (let at = 0; at < times; at += 1) {
    if ((await middleware.call(...call(at))).status === 200) passed += 1;
  }
  return passed;
}

const signIn = (email: string, address = '203.0.113.7'): [string, unknown[], Caller] => [
  'generateCustomerToken',
  [{ email, password: 'guess' }],
  aCaller({ address }),
];
const coupon = (cart: string, address = '203.0.113.7'): [string, unknown[], Caller] => [
  'applyCouponToCart',
  [{ cart_id: cart, coupon_code: 'GUESS' }],
  aCaller({ address }),
];

describe('by their defaults', () => {
  test('ten sign-ins in ten minutes for one account at one address, in whatever spelling', async () => {
    const { middleware, clock } = aMiddleware(upstream.url);
    const spellings = ['ann@example.com', ' ANN@example.com', 'Ann@Example.com '];
    expect(await passing(middleware, 15, (at) => signIn(spellings[at % 3] ?? ''))).toBe(10);
    expect(upstream.seen).toHaveLength(10);
    clock.now += MINUTE;
    expect(await passing(middleware, 5, () => signIn('ann@example.com'))).toBe(1);
    clock.now += 10 * MINUTE;
    expect(await passing(middleware, 15, () => signIn('ann@example.com'))).toBe(10);
  });

  test('a stranger’s guessing costs the owner nothing here, at an address of their own', async () => {
    const { middleware } = aMiddleware(upstream.url);
    await passing(middleware, 100, () => signIn('ann@example.com', '198.51.100.9'));
    expect(await passing(middleware, 1, () => signIn('ann@example.com', '203.0.113.7'))).toBe(1);
  });

  test('thirty sign-ins in ten minutes from one address, however many accounts are tried', async () => {
    const { middleware } = aMiddleware(upstream.url);
    expect(await passing(middleware, 40, (at) => signIn(`customer${at}@example.com`))).toBe(30);
  });

  test('five registrations an hour from one address', async () => {
    const { middleware, clock } = aMiddleware(upstream.url);
    const register = (at: number): [string, unknown[], Caller] => [
      'createCustomer',
      [{ email: `a${at}@example.com`, password: 'pw', firstname: 'A', lastname: 'B' }],
      aCaller(),
    ];
    expect(await passing(middleware, 8, register)).toBe(5);
    clock.now += 12 * MINUTE;
    expect(await passing(middleware, 8, register)).toBe(1);
  });

  test('five reset mails an hour for one account, from wherever they are asked', async () => {
    const { middleware } = aMiddleware(upstream.url);
    const reset = (at: number): [string, unknown[], Caller] => [
      'requestPasswordResetEmail',
      [{ email: 'ann@example.com' }],
      aCaller({ address: `203.0.113.${at}` }),
    ];
    expect(await passing(middleware, 8, reset)).toBe(5);
  });

  test.each<[string, number, unknown]>([
    ['createProductReview', 10, { sku: 'ROSE', nickname: 'A', summary: 's', text: 't', ratings: [] }],
    ['subscribeEmailToNewsletter', 20, { email: 'ann@example.com' }],
    ['resetPassword', 20, { email: 'ann@example.com', newPassword: 'pw', resetPasswordToken: 'guess' }],
  ])(
    '%s passes %s times an hour from one address, and its neighbour is not asked to wait',
    async (name, most, args) => {
      const { middleware, clock } = aMiddleware(upstream.url);
      const call = (address: string) => (): [string, unknown[], Caller] => [name, [args], aCaller({ address })];
      expect(await passing(middleware, most + 5, call('203.0.113.7'))).toBe(most);
      expect(await passing(middleware, 1, call('203.0.113.8'))).toBe(1);
      clock.now += 60 * MINUTE;
      expect(await passing(middleware, most + 5, call('203.0.113.7'))).toBe(most);
    },
  );

  test('ten coupons in ten minutes for one cart, thirty an hour from one address', async () => {
    const { middleware } = aMiddleware(upstream.url);
    expect(await passing(middleware, 15, (at) => coupon('c1', `203.0.113.${at}`))).toBe(10);
    const other = aMiddleware(upstream.url).middleware;
    expect(await passing(other, 40, (at) => coupon(`c${at}`))).toBe(30);
  });

  test.each([
    ['placeOrder', [{ cart_id: 'c1' }], 50],
    ['createEmptyCart', [], 60],
  ])('%s as often as an office may need in a minute', async (method, args, most) => {
    const { middleware, clock } = aMiddleware(upstream.url);
    expect(await passing(middleware, 80, () => [method, args, aCaller()])).toBe(most);
    clock.now += MINUTE;
    expect(await passing(middleware, 80, () => [method, args, aCaller()])).toBe(most);
  });

  test('reading and filling carts is not counted', async () => {
    const { middleware } = aMiddleware(upstream.url);
    expect(await passing(middleware, 120, () => ['cart', ['c1'], aCaller()])).toBe(120);
  });
});

test('a call too many is 429 with the seconds to wait, and never reaches the backend', async () => {
  const { middleware, clock, logs } = aMiddleware(upstream.url, {
    limits: { newCartPerAddress: { calls: 1, perMs: 90_000 } },
  });
  await middleware.call('createEmptyCart', [], aCaller());
  clock.now += 30_500;
  const answer = await middleware.call('createEmptyCart', [], aCaller());
  expect(answer.status).toBe(429);
  expect(answer.headers['Retry-After']).toBe('60');
  expect(answer.body).toEqual({ message: expect.stringContaining('wait'), id: logs[0]?.id });
  expect(upstream.seen).toHaveLength(1);
  expect((await middleware.call('createEmptyCart', [], aCaller({ address: '203.0.113.8' }))).status).toBe(200);
});

test('a refused argument costs nothing', async () => {
  const { middleware } = aMiddleware(upstream.url);
  for (let at = 0; at < 50; at += 1) await middleware.call('applyCouponToCart', [{ cart_id: 'c1' }], aCaller());
  expect(await passing(middleware, 1, () => coupon('c1'))).toBe(1);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 1],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 2],
  ['::ffff:203.0.113.7', '203.0.113.7', 1],
  ['::1', '::2', 1],
])('%s and %s share a subscriber or do not', async (first, second, passed) => {
  const { middleware } = aMiddleware(upstream.url, { limits: { newCartPerAddress: { calls: 1, perMs: MINUTE } } });
  expect(await passing(middleware, 2, (at) => ['createEmptyCart', [], aCaller({ address: at ? second : first })])).toBe(
    passed,
  );
});

test('a custom document pays what the method would, also when it hides the account', async () => {
  const document = 'mutation m($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }';
  const { middleware } = aMiddleware(upstream.url, { allowedDocuments: [document] });
  const args = [{ mutation: document, mutationVariables: { e: 'ann@example.com', p: 'guess' } }];
  expect(await passing(middleware, 40, () => ['customMutation', args, aCaller()])).toBe(10);
});

test('only so many callers are remembered, the longest silent forgotten first', () => {
  const take = createTokenBuckets(() => 0, 100);
  const rate = { calls: 1, perMs: MINUTE };
  expect(take([{ key: 'first', rate }])).toBe(0);
  for (let at = 0; at < 99; at += 1) take([{ key: `other${at}`, rate }]);
  expect(take([{ key: 'first', rate }])).toBe(MINUTE);
  take([{ key: 'one more', rate }]);
  expect(take([{ key: 'first', rate }])).toBe(0);
});

test('a call that one rate refuses takes nothing from the other', () => {
  const take = createTokenBuckets(() => 0, 100);
  const narrow = { key: 'narrow', rate: { calls: 1, perMs: MINUTE } };
  const wide = { key: 'wide', rate: { calls: 2, perMs: MINUTE } };
  expect(take([narrow, wide])).toBe(0);
  expect(take([narrow, wide])).toBeGreaterThan(0);
  expect(take([wide])).toBe(0);
});
