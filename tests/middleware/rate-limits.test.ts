import { type Caller, type Middleware } from '../../middleware/middleware';
import { createTokenBuckets } from '../../middleware/rates/token-buckets';
import { aCaller, aMiddleware } from './middleware-builder';
import { openUpstream, type Upstream } from './upstream-server';

const MINUTE = 60_000;

let upstream: Upstream;
beforeAll(async () => (upstream = await openUpstream()));
beforeEach(() => (upstream.seen.length = 0));
afterAll(() => upstream.close());

/** How many of `times` successive calls are accepted. */
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

describe('default rate limits', () => {
  test('allow ten sign-ins in ten minutes per account and address, in any spelling', async () => {
    const { middleware, clock } = aMiddleware(upstream.url);
    const spellings = ['ann@example.com', ' ANN@example.com', 'Ann@Example.com '];
    expect(await passing(middleware, 15, (at) => signIn(spellings[at % 3] ?? ''))).toBe(10);
    expect(upstream.seen).toHaveLength(10);
    clock.now += MINUTE;
    expect(await passing(middleware, 5, () => signIn('ann@example.com'))).toBe(1);
    clock.now += 10 * MINUTE;
    expect(await passing(middleware, 15, () => signIn('ann@example.com'))).toBe(10);
  });

  test('allow five enquiries an hour from an email address, and twenty from a network', async () => {
    const document = `mutation send($email: String!, $name: String!) {
      sendEnquiry(input: { about: WEDDING, email: $email, name: $name }) { is_received } }`;
    const { middleware, clock } = aMiddleware(upstream.url, { allowedDocuments: [document] });
    const enquiry = (email: string): [string, unknown[], Caller] => {
      const mutationVariables = { name: 'Ann', email };
      return ['customMutation', [{ mutation: document, mutationVariables }], aCaller({ address: '203.0.113.7' })];
    };
    expect(await passing(middleware, 100, () => enquiry('Ann@Example.com'))).toBe(5);
    expect(await passing(middleware, 100, (at) => enquiry(`x${at}@example.com`))).toBe(15);
    clock.now += 60 * MINUTE;
    expect(await passing(middleware, 10, () => enquiry('ann@example.com'))).toBe(5);
  });

  test.each([
    ['a /56 twice', 60, (at: number) => `2001:db8:1:${(0x300 + (at % 100)).toString(16)}::7`],
    ['a /48 four times', 120, (at: number) => `2001:db8:2:${((at % 100) * 0x100).toString(16)}::7`],
  ])('allow %s the guesses of one address, of sign-ins and coupons', async (_name, most, addressOf) => {
    const { middleware } = aMiddleware(upstream.url);
    expect(await passing(middleware, most + 5, (at) => signIn(`x${at}@example.com`, addressOf(at)))).toBe(most);
    expect(await passing(middleware, most + 5, (at) => coupon(`cart-${at}`, addressOf(at)))).toBe(most);
    expect(await passing(middleware, 1, () => signIn('other@example.com', '2001:db8:3::1'))).toBe(1);
  });

  test('allow a /48 forty sign-ins in ten minutes of one account', async () => {
    const { middleware } = aMiddleware(upstream.url);
    const addressOf = (at: number) => `2001:db8:2:${((at % 100) * 0x100).toString(16)}::7`;
    expect(await passing(middleware, 45, (at) => signIn('ann@example.com', addressOf(at)))).toBe(40);
  });

  test('allow emails and new accounts to wider networks by the settings', async () => {
    const { middleware } = aMiddleware(upstream.url, { limits: { networkFactors: { by56: 1, by48: 3 } } });
    const letter = (subnet: number): [string, unknown[], Caller] => [
      'subscribeEmailToNewsletter',
      [{ email: 'ann@example.com' }],
      aCaller({ address: `2001:db8:2:${subnet.toString(16)}::7` }),
    ];
    expect(await passing(middleware, 25, (at) => letter(at))).toBe(20);
    expect(await passing(middleware, 45, (at) => letter(0x100 * (at + 1)))).toBe(40);
  });

  test('count what the backend is asked about, not variables that a document does not have', async () => {
    const document = `query status($number: String!, $email: String!, $postcode: String!) {
      guestOrder(input: { number: $number, email: $email, postcode: $postcode }) { status } }`;
    const { middleware } = aMiddleware(upstream.url, { allowedDocuments: [document] });
    const guess = (at: number): [string, unknown[], Caller] => {
      const asked = { number: '000000001', email: 'ann@example.com', postcode: `PO19 ${at}AA` };
      const queryVariables = { input: { email: `x${at}@example.com` }, ...asked };
      return ['customQuery', [{ query: document, queryVariables }], aCaller({ address: '203.0.113.7' })];
    };
    expect(await passing(middleware, 15, guess)).toBe(10);
    expect(upstream.seen[0]?.variables).toEqual({
      number: '000000001',
      email: 'ann@example.com',
      postcode: 'PO19 0AA',
    });
  });

  test('do not affect the owner when a stranger guesses from another address', async () => {
    const { middleware } = aMiddleware(upstream.url);
    await passing(middleware, 100, () => signIn('ann@example.com', '198.51.100.9'));
    expect(await passing(middleware, 1, () => signIn('ann@example.com', '203.0.113.7'))).toBe(1);
  });

  test('allow thirty sign-ins in ten minutes from one address over all accounts', async () => {
    const { middleware } = aMiddleware(upstream.url);
    expect(await passing(middleware, 40, (at) => signIn(`customer${at}@example.com`))).toBe(30);
  });

  test('allow five registrations an hour from one address', async () => {
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

  test('allow five reset emails an hour per account, from any address', async () => {
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
  ])('allow %s %s times an hour from one address, without affecting another', async (name, most, args) => {
    const { middleware, clock } = aMiddleware(upstream.url);
    const call = (address: string) => (): [string, unknown[], Caller] => [name, [args], aCaller({ address })];
    expect(await passing(middleware, most + 5, call('203.0.113.7'))).toBe(most);
    expect(await passing(middleware, 1, call('203.0.113.8'))).toBe(1);
    clock.now += 60 * MINUTE;
    expect(await passing(middleware, most + 5, call('203.0.113.7'))).toBe(most);
  });

  test('allow ten coupons in ten minutes per cart and thirty an hour from one address', async () => {
    const { middleware } = aMiddleware(upstream.url);
    expect(await passing(middleware, 15, (at) => coupon('c1', `203.0.113.${at}`))).toBe(10);
    const other = aMiddleware(upstream.url).middleware;
    expect(await passing(other, 40, (at) => coupon(`c${at}`))).toBe(30);
  });

  test.each([
    ['placeOrder', [{ cart_id: 'c1' }], 50],
    ['createEmptyCart', [], 60],
  ])('allow %s as often as an office may need in a minute', async (method, args, most) => {
    const { middleware, clock } = aMiddleware(upstream.url);
    expect(await passing(middleware, 80, () => [method, args, aCaller()])).toBe(most);
    clock.now += MINUTE;
    expect(await passing(middleware, 80, () => [method, args, aCaller()])).toBe(most);
  });

  test('do not apply to reading and filling carts', async () => {
    const { middleware } = aMiddleware(upstream.url);
    expect(await passing(middleware, 120, () => ['cart', ['c1'], aCaller()])).toBe(120);
  });
});

test('refuses an excess call with 429 and the seconds to wait, without calling the backend', async () => {
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

test('does not count a refused argument', async () => {
  const { middleware } = aMiddleware(upstream.url);
  for (let at = 0; at < 50; at += 1) await middleware.call('applyCouponToCart', [{ cart_id: 'c1' }], aCaller());
  expect(await passing(middleware, 1, () => coupon('c1'))).toBe(1);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 1],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 2],
  ['::ffff:203.0.113.7', '203.0.113.7', 1],
  ['::1', '::2', 1],
])('treats %s and %s as one subscriber or two', async (first, second, passed) => {
  const { middleware } = aMiddleware(upstream.url, { limits: { newCartPerAddress: { calls: 1, perMs: MINUTE } } });
  expect(await passing(middleware, 2, (at) => ['createEmptyCart', [], aCaller({ address: at ? second : first })])).toBe(
    passed,
  );
});

test('counts a custom document like the method, also when it hides the account', async () => {
  const document = 'mutation m($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }';
  const { middleware } = aMiddleware(upstream.url, { allowedDocuments: [document] });
  const args = [{ mutation: document, mutationVariables: { e: 'ann@example.com', p: 'guess' } }];
  expect(await passing(middleware, 40, () => ['customMutation', args, aCaller()])).toBe(10);
});

test('forgets the least recently active callers above the bound', () => {
  const take = createTokenBuckets(() => 0, 100);
  const rate = { calls: 1, perMs: MINUTE };
  expect(take([{ key: 'first', rate }])).toBe(0);
  for (let at = 0; at < 99; at += 1) take([{ key: `other${at}`, rate }]);
  expect(take([{ key: 'first', rate }])).toBe(MINUTE);
  take([{ key: 'one more', rate }]);
  expect(take([{ key: 'first', rate }])).toBe(0);
});

test('takes no token from one limit when another refuses', () => {
  const take = createTokenBuckets(() => 0, 100);
  const narrow = { key: 'narrow', rate: { calls: 1, perMs: MINUTE } };
  const wide = { key: 'wide', rate: { calls: 2, perMs: MINUTE } };
  expect(take([narrow, wide])).toBe(0);
  expect(take([narrow, wide])).toBeGreaterThan(0);
  expect(take([wide])).toBe(0);
});
