import { request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { DEFAULT_LIMITS } from '../../middleware/middleware';
import { createMiddlewareServer } from '../../middleware/server';
import { readStandaloneSettings } from '../../middleware/standalone-settings';
import { aMiddleware } from './middleware-builder';
import { json, openUpstream, type Upstream } from './upstream-server';

let upstream: Upstream;
let server: Server;
let base: string;

beforeAll(async () => {
  upstream = await openUpstream();
  upstream.answer(json({ data: { createEmptyCart: 'c9', route: null } }));
  const hosts: string[] = [];
  const { middleware } = aMiddleware(upstream.url, { allowedHosts: hosts });
  server = createMiddlewareServer(middleware, DEFAULT_LIMITS.bodyBytes);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  hosts.push(`127.0.0.1:${port}`);
  base = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await upstream.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

test.each(['/magento/createEmptyCart', '/magento/createEmptyCart/', '/api/magento/createEmptyCart'])(
  'S7-1 serves %s over HTTP, with its cookie',
  async (path) => {
    const response = await post(path, '[]');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { createEmptyCart: 'c9', route: null } });
    expect(response.headers.getSetCookie()).toEqual(['vsf-cart=c9; Max-Age=31536000; Path=/; SameSite=Strict']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test.each([
  '/',
  '/magento',
  '/magento/nope',
  '/nope/route',
  '/magento/route/x',
  '/magento/__proto__',
  '/%2e%2e/%2e%2e',
])('S7-1 returns 404 with a message for %s', async (path) => {
  const response = await post(path, '[]');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: expect.any(String), id: expect.any(String) });
});

test('S7-2 returns 400 for a body that is not a list, 415 for other types and 405 for GET', async () => {
  expect((await post('/magento/route', '{}')).status).toBe(400);
  expect((await post('/magento/route', '[')).status).toBe(400);
  expect((await post('/magento/route', '[]', { 'Content-Type': 'text/plain' })).status).toBe(415);
  const got = await fetch(`${base}/magento/route`);
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
});

test('closes the connection when a body exceeds the limit', async () => {
  const status = await new Promise<number>((done, failed) => {
    const sending = request(`${base}/magento/route`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    sending.on('response', (response) => {
      done(response.statusCode ?? 0);
      sending.destroy();
    });
    sending.on('error', failed);
    // Never ended: a server that waits for the whole body would not respond.
    sending.write(`["${'x'.repeat(110_000)}`);
  });
  expect(status).toBe(413);
});

test('reports its health', async () => {
  const response = await fetch(`${base}/healthz`);
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});

test('refuses a page of another site', async () => {
  expect((await post('/magento/createEmptyCart', '[]', { Origin: 'http://evil.test' })).status).toBe(403);
});

describe('its settings', () => {
  test("require only the backend's URL", () => {
    expect(readStandaloneSettings({ MAGENTO_GRAPHQL_URL: 'https://magento.test/graphql' })).toEqual({
      ok: true,
      settings: {
        graphqlUrl: 'https://magento.test/graphql',
        host: '127.0.0.1',
        port: 4100,
        integration: 'magento',
        allowedHosts: ['localhost:4100', '127.0.0.1:4100'],
        cookieProfile: 'spec',
        openDocuments: false,
        limits: { queryMs: 2500, networkFactors: { by56: 2, by48: 4 } },
        documentsFile: null,
        logFailures: true,
        logRefusals: true,
        recaptcha: null,
      },
    });
  });

  test('enable captcha verification with a secret, by default of the invisible version', () => {
    const settings = (env: Readonly<Record<string, string>>) =>
      readStandaloneSettings({ MAGENTO_GRAPHQL_URL: 'https://magento.test/graphql', ...env });
    expect(settings({ RECAPTCHA_SECRET: 's' })).toMatchObject({
      settings: { recaptcha: { secret: 's', version: 3 } },
    });
    expect(settings({ RECAPTCHA_SECRET: 's', RECAPTCHA_VERSION: '2' })).toMatchObject({
      settings: { recaptcha: { version: 2 } },
    });
  });

  test.each([
    [{ NODE_ENV: 'production' }, true, false],
    [{ NODE_ENV: 'production', LOG_LEVEL: 'warning' }, true, true],
    [{ LOG_LEVEL: 'error' }, true, false],
    [{ LOG_LEVEL: 'silent' }, false, false],
    [{}, true, true],
  ])('S9-39 with %j log failures: %s, refusals: %s', (env, logFailures, logRefusals) => {
    const reading = readStandaloneSettings({ MAGENTO_GRAPHQL_URL: 'https://magento.test/graphql', ...env });
    expect(reading).toMatchObject({ settings: { logFailures, logRefusals } });
  });

  test("ignore empty values, so that the shop's own file can be used", () => {
    const address = { MAGENTO_GRAPHQL_URL: 'https://magento.test/graphql' };
    const names = [
      'PORT',
      'HOST',
      'READ_TIMEOUT_MS',
      'IPV6_56_TIMES',
      'IPV6_48_TIMES',
      'INTEGRATION',
      'COOKIE_PROFILE',
      'LOG_LEVEL',
      'ALLOWED_HOSTS',
      'OPEN_DOCUMENTS',
    ];
    const empty = Object.fromEntries([...names, 'DOCUMENTS_FILE', 'RECAPTCHA_SECRET'].map((name) => [name, ' ']));
    expect(readStandaloneSettings({ ...address, ...empty })).toEqual(readStandaloneSettings(address));
  });

  test.each([
    ['1', true],
    ['65536', true],
    ['65537', false],
    ['0', false],
    ['2.5', false],
  ])('IPV6_56_TIMES=%s is accepted: %s', (IPV6_56_TIMES, isAccepted) => {
    const reading = readStandaloneSettings({ MAGENTO_GRAPHQL_URL: 'https://magento.test/', IPV6_56_TIMES });
    if (isAccepted)
      expect(reading).toMatchObject({
        settings: { limits: { networkFactors: { by56: Number(IPV6_56_TIMES), by48: 4 } } },
      });
    else expect(reading).toMatchObject({ faults: [expect.stringMatching(/^IPV6_56_TIMES/)] });
  });

  test.each([
    ['9000', true],
    ['99', false],
    ['15001', false],
    ['2.5', false],
  ])('READ_TIMEOUT_MS=%s is accepted: %s', (READ_TIMEOUT_MS, isAccepted) => {
    const reading = readStandaloneSettings({ MAGENTO_GRAPHQL_URL: 'https://magento.test/', READ_TIMEOUT_MS });
    if (isAccepted) expect(reading).toMatchObject({ settings: { limits: { queryMs: 9000 } } });
    else expect(reading).toMatchObject({ faults: [expect.stringMatching(/^READ_TIMEOUT_MS/)] });
  });

  test.each([
    ['on', true],
    ['true', true],
    ['off', false],
    ['false', false],
  ])('with OPEN_DOCUMENTS=%s open the documents: %s', (word, openDocuments) => {
    const reading = readStandaloneSettings({ MAGENTO_GRAPHQL_URL: 'https://magento.test/', OPEN_DOCUMENTS: word });
    expect(reading).toMatchObject({ settings: { openDocuments } });
  });

  test('report all errors together', () => {
    const reading = readStandaloneSettings({
      PORT: 'x',
      INTEGRATION: 'forms',
      COOKIE_PROFILE: 'lax',
      MAGENTO_GRAPHQL_URL: 'file:///x',
      LOG_LEVEL: 'loud',
      OPEN_DOCUMENTS: 'yes',
    });
    expect(reading).toMatchObject({ ok: false, faults: { length: 6 } });
  });
});
