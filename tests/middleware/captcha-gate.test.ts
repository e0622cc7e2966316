import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCaller, aMiddleware } from './middleware-builder';
import type { MiddlewareSettings } from '../../middleware/middleware';
import { json, openUpstream, type Upstream } from './upstream-server';

const NOW = Date.parse('2026-03-04T10:00:00Z');
const MESSAGE = 'Error during reCaptcha verification. Please try again.';
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
const GOOD = { success: true, action: 'sign_in', hostname: 'shop.test', score: 0.9, challenge_ts: ago(5) };

interface Verifier {
  readonly url: string;
  readonly asked: URLSearchParams[];
  says: unknown;
  close(): Promise<void>;
}

/** A verifier on a free port that records its requests and returns the given results. */
async function openVerifier(): Promise<Verifier> {
  const asked: URLSearchParams[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      if (verifier.says === 'neverResponds') return void request.socket.destroy();
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(verifier.says));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const verifier: Verifier = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    asked,
    says: GOOD,
    close: () => new Promise((done) => void server.close(() => done())),
  };
  return verifier;
}

let upstream: Upstream;
let verifier: Verifier;
beforeAll(async () => ([upstream, verifier] = [await openUpstream(), await openVerifier()]));
beforeEach(() => {
  upstream.seen.length = 0;
  verifier.asked.length = 0;
  verifier.says = GOOD;
  upstream.answer(json({ data: { generateCustomerToken: { token: 't' } } }));
});
afterAll(async () => {
  await upstream.close();
  await verifier.close();
});

let proofs = 0;
let clock = NOW;
beforeEach(() => (clock = NOW));
const signIn = (captcha: string | undefined = `proof-${(proofs += 1)}`) => [
  { email: 'ann@example.com', password: 'pw', ...(captcha === '' ? {} : { recaptchaToken: captcha }) },
];

function guarded(changes: Partial<MiddlewareSettings> & { readonly version?: number; readonly hosts?: string[] } = {}) {
  const { version = 3, hosts, ...others } = changes;
  const { middleware } = aMiddleware(upstream.url, {
    ...others,
    recaptcha: { secret: 'the-secret', version, verifyUrl: verifier.url, ...(hosts ? { hosts } : {}) },
    wallClock: () => clock,
  });
  return async (method: string, args: readonly unknown[], address?: string) => {
    const answer = await middleware.call(method, args, aCaller(address === undefined ? {} : { address }));
    return { answer, passed: upstream.seen.length };
  };
}

test('S5-11 accepts a sign-in with a valid captcha token and does not forward the token', async () => {
  const { answer, passed } = await guarded()('generateCustomerToken', signIn('human-1'));
  expect(answer.body).toEqual({ data: { generateCustomerToken: { token: 't' } } });
  expect(passed).toBe(1);
  expect(upstream.seen[0]?.body).not.toContain('human-1');
  expect(Object.fromEntries(verifier.asked[0] ?? [])).toEqual({
    secret: 'the-secret',
    response: 'human-1',
    remoteip: '203.0.113.7',
  });
});

test.each([
  ['no success', { ...GOOD, success: false }],
  ['another action', { ...GOOD, action: 'register' }],
  ['no action', { ...GOOD, action: undefined }],
  ['another host', { ...GOOD, hostname: 'evil.test' }],
  ['no host', { ...GOOD, hostname: undefined }],
  ['a bot’s score', { ...GOOD, score: 0.4 }],
  ['no score', { ...GOOD, score: undefined }],
  ['an expired token', { ...GOOD, challenge_ts: ago(121) }],
  ['a token from the future', { ...GOOD, challenge_ts: ago(-60) }],
  ['no time', { ...GOOD, challenge_ts: 'soon' }],
  ['no object', 'yes'],
  ['more than 64 KiB', { ...GOOD, padding: 'x'.repeat(64 * 1024) }],
  ['neverResponds', 'neverResponds'],
])('S5-11 stops the call before the backend when the verifier says %s', async (_what, says) => {
  verifier.says = says;
  const { answer, passed } = await guarded()('generateCustomerToken', signIn());
  expect(answer).toMatchObject({ status: 200, body: { errors: [{ message: MESSAGE }], data: null }, setCookies: [] });
  expect(passed).toBe(0);
});

test('does not call the verifier without a captcha token', async () => {
  const { answer, passed } = await guarded()('generateCustomerToken', signIn(''));
  expect(answer.body).toMatchObject({ errors: [{ message: MESSAGE }] });
  expect([passed, verifier.asked.length]).toEqual([0, 0]);
});

test('refuses a token made on localhost for a shop on another host', async () => {
  verifier.says = { ...GOOD, hostname: 'localhost' };
  expect((await guarded()('generateCustomerToken', signIn())).passed).toBe(1);
  upstream.seen.length = 0;
  const elsewhere = guarded({ hosts: ['shop.test'] });
  expect((await elsewhere('generateCustomerToken', signIn())).passed).toBe(0);
  verifier.says = GOOD;
  expect((await elsewhere('generateCustomerToken', signIn())).passed).toBe(1);
});

test('does not forward a verified token to another middleware', async () => {
  const call = guarded({ middlewareUrl: upstream.url });
  await call('generateCustomerToken', signIn('used-up'));
  expect(verifier.asked).toHaveLength(1);
  expect(JSON.parse(upstream.seen[0]?.body ?? '')).toEqual([{ email: 'ann@example.com', password: 'pw' }]);
});

test('forwards the token to the other middleware without a secret of its own', async () => {
  const { middleware } = aMiddleware(upstream.url, { middlewareUrl: upstream.url });
  await middleware.call('generateCustomerToken', signIn('for-them'), aCaller());
  expect(upstream.seen[0]?.body).toContain('for-them');
});

test('accepts a token once, also for two concurrent calls', async () => {
  const call = guarded();
  const answers = await Promise.all([1, 2].map(() => call('generateCustomerToken', signIn('twice'))));
  expect(answers.filter(({ answer }) => 'errors' in (answer.body as object))).toHaveLength(1);
  const third = await call('generateCustomerToken', signIn('twice'));
  expect(third.answer.body).toMatchObject({ errors: [{ message: MESSAGE }] });
  expect(upstream.seen).toHaveLength(1);
});

describe('S5-10 S5-11 a token that was accepted for a registration', () => {
  const PERSON = { email: 'ann@example.com', password: 'pw', firstname: 'Ann', lastname: 'Lee' };
  const isRefused = ({ answer }: { answer: { body: unknown } }) => 'errors' in (answer.body as object);

  /** A gate that has accepted `captcha` for a registration. */
  async function registered(captcha: string, changes: Parameters<typeof guarded>[0] = {}) {
    const call = guarded(changes);
    verifier.says = { ...GOOD, action: 'register' };
    expect(isRefused(await call('createCustomer', [{ ...PERSON, recaptchaToken: captcha }]))).toBe(false);
    // A verifier confirms each token once.
    verifier.says = { ...GOOD, success: false };
    return call;
  }

  test('serves one sign-in more, without asking the verifier again', async () => {
    const call = await registered('both-1');
    expect(isRefused(await call('generateCustomerToken', signIn('both-1')))).toBe(false);
    expect(verifier.asked).toHaveLength(1);
    expect(upstream.seen.at(-1)?.body).not.toContain('both-1');
    expect(isRefused(await call('generateCustomerToken', signIn('both-1')))).toBe(true);
  });

  test('serves one of two concurrent sign-ins', async () => {
    const call = await registered('both-2');
    const answers = await Promise.all([1, 2].map(() => call('generateCustomerToken', signIn('both-2'))));
    expect(answers.map(isRefused).sort()).toEqual([false, true]);
  });

  test('serves the sign-in of the checkbox version too', async () => {
    const call = await registered('both-3', { version: 2 });
    expect(isRefused(await call('generateCustomerToken', signIn('both-3')))).toBe(false);
  });

  test('serves no sign-in from another address', async () => {
    const call = await registered('both-4');
    expect(isRefused(await call('generateCustomerToken', signIn('both-4'), '198.51.100.9'))).toBe(true);
    expect(isRefused(await call('generateCustomerToken', signIn('both-4')))).toBe(false);
  });

  test.each([
    [115, false],
    [116, true],
  ])('serves a sign-in for two minutes after it was made: %s s later', async (seconds, refused) => {
    const call = await registered('both-5');
    clock = NOW + seconds * 1000;
    expect(isRefused(await call('generateCustomerToken', signIn('both-5')))).toBe(refused);
  });

  test.each([
    ['createCustomer', PERSON],
    ['requestPasswordResetEmail', { email: 'ann@example.com' }],
    ['resetPassword', { email: 'ann@example.com', newPassword: 'pw', resetPasswordToken: 'k' }],
  ])('serves no %s more', async (method, argument) => {
    const call = await registered(`both-for-${method}`);
    expect(isRefused(await call(method, [{ ...argument, recaptchaToken: `both-for-${method}` }]))).toBe(true);
  });
});

test.each([
  ['for a registration that the verifier refused', 'createCustomer', { ...GOOD, action: 'register', score: 0.1 }],
  ['for another action', 'requestPasswordResetEmail', { ...GOOD, action: 'request_reset' }],
])('S5-11 a token that was used %s serves no sign-in', async (_what, method, says) => {
  const call = guarded();
  const captcha = `other-${method}`;
  const argument =
    method === 'createCustomer'
      ? { email: 'b@example.com', password: 'pw', firstname: 'B', lastname: 'R' }
      : { email: 'b@example.com' };
  verifier.says = says;
  await call(method, [{ ...argument, recaptchaToken: captcha }]);
  verifier.says = GOOD;
  const { answer } = await call('generateCustomerToken', signIn(captcha));
  expect(answer.body).toMatchObject({ errors: [{ message: MESSAGE }] });
});

test.each([
  ['createCustomer', 'register', { email: 'b@example.com', password: 'pw', firstname: 'B', lastname: 'R' }],
  ['requestPasswordResetEmail', 'request_reset', { email: 'b@example.com' }],
  ['resetPassword', 'reset_password', { email: 'b@example.com', newPassword: 'pw', resetPasswordToken: 'k' }],
  ['createProductReview', 'write_review', { sku: 'S', nickname: 'A', summary: 's', text: 't', ratings: [] }],
  ['placeOrder', 'place_order', { cart_id: 'cart-1' }],
  ['subscribeEmailToNewsletter', 'subscribe_newsletter', { email: 'b@example.com' }],
])('S5-10 requires a token for the action of %s', async (method, action, argument) => {
  const call = guarded();
  verifier.says = { ...GOOD, action };
  const captcha = `for-${method}`;
  expect((await call(method, [argument])).passed).toBe(0);
  expect((await call(method, [{ ...argument, recaptchaToken: captcha }])).passed).toBe(1);
});

describe('an enquiry, which is a document of our own', () => {
  const mutation = 'mutation send($input: EnquiryInput!) { sendEnquiry(input: $input) { is_received } }';
  const argument = { mutation, mutationVariables: { input: { about: 'COMPLAINT', email: 'b@example.com' } } };
  const ours = { allowedDocuments: [mutation] };

  test('requires a token of its action beside the document, and sends the document only', async () => {
    const call = guarded(ours);
    verifier.says = { ...GOOD, action: 'send_enquiry' };
    const variables = { ...argument.mutationVariables, recaptchaToken: 'inside' };
    expect((await call('customMutation', [argument])).passed).toBe(0);
    expect((await call('customMutation', [{ ...argument, mutationVariables: variables }])).passed).toBe(0);
    expect((await call('customMutation', [{ ...argument, recaptchaToken: 'beside' }])).passed).toBe(1);
    expect(upstream.seen[0]?.body).not.toContain('beside');
    verifier.says = { ...GOOD, action: 'subscribe_newsletter' };
    expect((await call('customMutation', [{ ...argument, recaptchaToken: 'of another' }])).passed).toBe(1);
  });

  test.each([
    ['subscribeEmailToNewsletter', 'subscribe_newsletter', { email: 'b@example.com' }],
    ['customMutation', 'send_enquiry', argument],
  ])('S7-71 the token of %s does not reach another middleware once it was verified', async (method, action, given) => {
    verifier.says = { ...GOOD, action };
    await guarded({ ...ours, middlewareUrl: upstream.url })(method, [{ ...given, recaptchaToken: `to-${method}` }]);
    expect(JSON.parse(upstream.seen[0]?.body ?? '')).toEqual([given]);
  });

  test.each([undefined, 'x'])('S7-71 without a secret, the token %s changes nothing', async (recaptchaToken) => {
    const { middleware } = aMiddleware(upstream.url, ours);
    const token = recaptchaToken === undefined ? {} : { recaptchaToken };
    await middleware.call('subscribeEmailToNewsletter', [{ email: 'b@example.com', ...token }], aCaller());
    await middleware.call('customMutation', [{ ...argument, ...token }], aCaller());
    const sent = upstream.seen.map(({ body }) => (JSON.parse(body) as { readonly variables: unknown }).variables);
    expect(sent).toEqual([{ email: 'b@example.com' }, argument.mutationVariables]);
  });
});

test('requires no token for other calls', async () => {
  expect((await guarded()('createEmptyCart', [])).passed).toBe(1);
  expect(verifier.asked).toHaveLength(0);
});

test('requires the same token for a custom document with the same root field', async () => {
  const mutation = 'mutation { resetPassword(email: "a", newPassword: "b", resetPasswordToken: "c") }';
  const { passed } = await guarded({ openDocuments: true })('customMutation', [{ mutation }]);
  expect(passed).toBe(0);
});

test('checks neither action nor score for the checkbox version', async () => {
  verifier.says = { success: true, hostname: 'shop.test', challenge_ts: ago(5) };
  expect((await guarded({ version: 2 })('generateCustomerToken', signIn())).passed).toBe(1);
});

test('checks nothing without a secret, with or without a token', async () => {
  const { middleware } = aMiddleware(upstream.url);
  await middleware.call('generateCustomerToken', signIn(''), aCaller());
  await middleware.call('generateCustomerToken', signIn('x'), aCaller());
  expect([upstream.seen.length, verifier.asked.length]).toEqual([2, 0]);
});

test("S6-2 ignores registration fields that would grant more than a customer's rights", async () => {
  const { middleware } = aMiddleware(upstream.url);
  const person = { email: 'b@example.com', password: 'pw', firstname: 'B', lastname: 'R' };
  for (const more of [{ role: 'admin' }, { group_id: 4 }, { is_admin: true }, { is_confirmed: true }, { id: 1 }]) {
    expect((await middleware.call('createCustomer', [{ ...person, ...more }], aCaller())).status).toBe(400);
    expect((await middleware.call('updateCustomer', [more], aCaller())).status).toBe(400);
  }
  expect(upstream.seen).toHaveLength(0);
});
