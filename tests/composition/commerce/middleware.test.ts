import type { SendHttp } from '../../../middleware/middleware';
import { CookieAuthSession } from '../../../src/adapters/cookies/cookie-auth-session';
import { RequestCookies } from '../../../src/adapters/cookies/cookie-store';
import { FixedClock, MemoryLog } from '../../../src/adapters/memory/memory-system';
import { createCommerceBackend } from '../../../src/composition/commerce/backends';
import { readConfig } from '../../../src/composition/settings/config';
import { createConfiguredMiddleware } from '../../../src/composition/commerce/middleware';

const KEYS = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
const CALLER = { token: null, store: null, currency: null, address: '203.0.113.7' };

/** What the verifier and the backend respond. */
let network: (url: string) => object;

/**
 * The middleware as the shop creates it. Its captcha verifier accepts every token, solved on `hostname`; the backend
 * signs in.
 */
function middlewareOf(env: Readonly<Record<string, string>>, hostname: string) {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.faults.join());
  const written: string[] = [];
  network = (url) =>
    url.includes('siteverify')
      ? { success: true, hostname, action: 'sign_in', score: 0.9, challenge_ts: new Date().toISOString() }
      : { data: { generateCustomerToken: { token: 'tok' } } };
  const send: SendHttp = async ({ url }) => ({
    status: 200,
    contentType: 'application/json',
    text: JSON.stringify(network(url)),
  });
  const log = { error: () => written.push('error'), warn: () => written.push('warn') };
  return { middleware: createConfiguredMiddleware(reading.value, log, send), config: reading.value, written };
}

const unreachable = () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};

const signIn = [{ email: 'ann@example.org', password: 'pw', recaptchaToken: 'proof' }];

test.each([
  ['posy.example', true],
  ['localhost', false],
  ['127.0.0.1', false],
])('S5-11 at posy.example a captcha token from %s is valid: %s', async (hostname, counts) => {
  const { middleware } = middlewareOf({ ...KEYS, SITE_URL: 'https://posy.example' }, hostname);
  const { body } = await middleware.call('generateCustomerToken', signIn, CALLER);
  expect('errors' in (body as object)).toBe(!counts);
});

test('S5-11 in development a captcha token from localhost is valid', async () => {
  const { middleware } = middlewareOf({ ...KEYS, PORT: '3456' }, 'localhost');
  const { body } = await middleware.call('generateCustomerToken', signIn, CALLER);
  expect(body).toEqual({ data: { generateCustomerToken: { token: 'tok' } } });
});

test('S9-39 a refused call is a warning, a failed one an error unless the page that made it logs the error', async () => {
  const { middleware, written, config } = middlewareOf({}, '');
  const call = (method: string) =>
    middleware.handle({
      httpMethod: 'POST',
      integration: 'magento',
      method,
      headers: { host: config.allowedHosts[0], 'content-type': 'application/json' },
      body: '[]',
      address: CALLER.address,
    });
  await call('nothingOfTheKind');
  network = unreachable;
  await call('createEmptyCart');
  expect(written).toEqual(['warn', 'error']);
  await middleware.call('createEmptyCart', [], CALLER);
  expect(written).toEqual(['warn', 'error', 'warn']);
});

test('a call of the shop itself reports what failed, was refused or could not be read', async () => {
  const { middleware, config } = middlewareOf({}, '');
  const session = { token: () => null, keepToken: () => undefined };
  const reported: unknown[] = [];
  const backend = createCommerceBackend({ config, clock: new FixedClock(0), log: new MemoryLog(), middleware });
  const report = (fault: unknown) => reported.push(fault);
  const { store } = backend.open({ store: 'default', currency: 'GBP', address: 'shop', session, report });
  network = () => ({ errors: [{ message: 'No such store' }] });
  await store.config();
  network = () => ({ data: { storeConfig: 7 } });
  await store.config();
  network = unreachable;
  await store.config();
  const method = 'storeConfig';
  expect(reported).toEqual([
    { method, status: 200, cause: 'refused: No such store' },
    { method, status: 200, cause: expect.stringMatching(/^unreadable: /) as string },
    { method, status: 503, cause: 'ECONNREFUSED' },
  ]);
});

test('S5-10 S5-11 one captcha serves a registration and the sign-in after it, and is verified once', async () => {
  const { middleware, config } = middlewareOf({ ...KEYS, PORT: '3456' }, 'localhost');
  let verified = 0;
  network = (url) => {
    if (!url.includes('siteverify')) {
      return {
        data: { createCustomerV2: { customer: { email: 'ann@example.org' } }, generateCustomerToken: { token: 'tok' } },
      };
    }
    verified += 1;
    const at = new Date().toISOString();
    return { success: true, hostname: 'localhost', action: 'register', score: 0.9, challenge_ts: at };
  };
  const session = new CookieAuthSession(new RequestCookies(new Map(), 'spec'));
  const backend = createCommerceBackend({ config, clock: new FixedClock(0), log: new MemoryLog(), middleware });
  const { accounts } = backend.open({ store: 'default', currency: 'GBP', address: '203.0.113.7', session });
  const person = { email: 'ann@example.org', password: 'Pe0ny-Stems!', firstName: 'Ann', lastName: 'Lee' };
  expect(await accounts.register(person, 'proof')).toMatchObject({ ok: true });
  expect(await accounts.signIn(person, 'proof')).toMatchObject({ ok: true });
  expect((await accounts.signIn(person, 'proof')).ok).toBe(false);
  expect([verified, session.token()]).toEqual([1, 'tok']);
});

test('READ_TIMEOUT_MS limits a read, but not a change', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { middleware } = middlewareOf({ READ_TIMEOUT_MS: '8500' }, '');
  await middleware.call('storeConfig', [], CALLER);
  await middleware.call('createEmptyCart', [], CALLER);
  const waited = timeout.mock.calls.map(([ms]) => ms);
  timeout.mockRestore();
  expect(waited).toEqual([8500, 8000]);
});
