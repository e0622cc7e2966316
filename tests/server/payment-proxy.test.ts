import { type RequestListener } from 'node:http';
import { freePort, openFrontServer, serve } from './running-front-server';

const HERE = { SITE_URL: 'http://localhost:3000' };

/** The front server before a backend that behaves as given; `heard` are the requests that the backend got. */
async function open(behave: RequestListener, env: Record<string, string> = {}) {
  const heard: { method: string; url: string; headers: NodeJS.Dict<unknown>; body: string }[] = [];
  const backend = await serve((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      heard.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      behave(request, response);
    });
  });
  const frontServer = await openFrontServer((_request, response) => void response.end('shop'), {
    ...HERE,
    BACKEND_PORT: String(backend.port),
    ...env,
  });
  const stop = async () => {
    await frontServer.drain();
    await backend.stop();
  };
  return { heard, frontServer, stop };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('passes the bank’s page and the way back on, without cookies and with the headers of the backend', async () => {
  const { heard, frontServer, stop } = await open((_request, response) => {
    response.writeHead(303, {
      Location: '/payment/return?x=1',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
      'Set-Cookie': 'a=b',
    });
    response.end();
  });
  const cookie = 'vsf-customer=token';
  const paid = await frontServer.request('/bank/pay?attempt=1&signature=2', {
    method: 'POST',
    headers: { ...FORM, cookie, 'content-length': '11' },
    body: 'result=paid',
  });
  expect(heard[0]).toMatchObject({ method: 'POST', url: '/bank/pay?attempt=1&signature=2', body: 'result=paid' });
  expect(heard[0]?.headers.cookie).toBeUndefined();
  expect(paid.status).toBe(303);
  expect(paid.headers).toMatchObject({
    location: '/payment/return?x=1',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  expect(paid.headers['set-cookie']).toBeUndefined();
  expect((await frontServer.request('/payment/return?x=1')).status).toBe(303);
  await stop();
});

test('nothing else of the backend can be reached', async () => {
  const { heard, frontServer, stop } = await open((_request, response) => void response.end('backend'));
  const requests = [
    frontServer.request('/payment/notify', { method: 'POST', headers: FORM, body: 'result=paid' }),
    frontServer.request('/payment/return', { method: 'POST', headers: FORM, body: 'x=1' }),
    frontServer.request('/bank/pay/../../graphql'),
    frontServer.request('/bank/other'),
    frontServer.request('/graphql', { method: 'POST', body: '{}' }),
  ];
  for (const answer of await Promise.all(requests)) expect(answer.body.toString()).not.toContain('backend');
  expect(heard).toEqual([]);
  await stop();
});

test.each<Record<string, string>>([{ PRACTICE_BANK: 'off' }, { SITE_URL: 'https://flowers.example' }])(
  'without the practice bank (%j) there are no such pages',
  async (env) => {
    const { heard, frontServer, stop } = await open((_request, response) => void response.end('backend'), env);
    const answer = await frontServer.request('/bank/pay?attempt=1', {
      headers: { host: `localhost:${frontServer.port}` },
    });
    expect(answer.body.toString()).toBe('shop');
    const posted = await frontServer.request('/bank/pay', { method: 'POST', headers: FORM, body: 'result=paid' });
    expect([posted.status, heard]).toEqual([405, []]);
    await stop();
  },
);

test('refuses a body that is larger than a form', async () => {
  const { heard, frontServer, stop } = await open((_request, response) => void response.end('backend'));
  const body = 'x'.repeat(8 * 1024 + 1);
  const answer = await frontServer.request('/bank/pay', { method: 'POST', headers: FORM, body });
  expect([answer.status, heard]).toEqual([413, []]);
  await stop();
});

test('a backend that is down is 503, with the reference of its log line', async () => {
  const port = await freePort();
  const frontServer = await openFrontServer((_request, response) => void response.end('shop'), {
    ...HERE,
    BACKEND_PORT: String(port),
  });
  const answer = await frontServer.request('/bank/pay?attempt=1');
  expect([answer.status, frontServer.reports.length]).toEqual([503, 1]);
  expect(answer.body.toString()).toContain(frontServer.references[0]);
  await frontServer.drain();
});

describe('with Stripe', () => {
  const STRIPE = { SITE_URL: 'https://flowers.example', STRIPE_SECRET_KEY: 'sk_test_1' };
  const ABROAD = { host: 'flowers.example', origin: 'https://elsewhere.example' };

  test('passes its messages on byte by byte with their signature, whatever their origin', async () => {
    const { heard, frontServer, stop } = await open((_request, response) => void response.end('heard'), STRIPE);
    const body = `{ "id":"evt_1",  "note":"£ é" }${'x'.repeat(64 * 1024)}`;
    const answer = await frontServer.request('/payment/stripe', {
      method: 'POST',
      headers: { ...ABROAD, 'content-type': 'application/json', 'stripe-signature': 't=1,v1=abc', cookie: 'a=b' },
      body,
    });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'heard']);
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/payment/stripe', body });
    expect([heard[0]?.headers['stripe-signature'], heard[0]?.headers.cookie]).toEqual(['t=1,v1=abc', undefined]);
    await stop();
  });

  test('passes no message on that a page of another site sends', async () => {
    const { heard, frontServer, stop } = await open((_request, response) => void response.end('heard'), STRIPE);
    const headers = {
      ...ABROAD,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'empty',
    };
    const answer = await frontServer.request('/payment/stripe', { method: 'POST', headers, body: '{}' });
    expect([answer.status, heard]).toEqual([403, []]);
    await stop();
  });

  test('passes the ways back on, and neither larger messages nor the practice bank', async () => {
    const { heard, frontServer, stop } = await open((_request, response) => void response.end('backend'), STRIPE);
    const { host } = ABROAD;
    for (const verb of ['return', 'cancel'])
      expect((await frontServer.request(`/payment/stripe/${verb}?attempt=1`, { headers: { host } })).status).toBe(200);
    expect(heard).toHaveLength(2);
    const headers = { host, 'transfer-encoding': 'chunked' };
    const body = 'x'.repeat(256 * 1024 + 1);
    const large = await frontServer.request('/payment/stripe', { method: 'POST', headers, body });
    const bank = await frontServer.request('/bank/pay', { headers: { host } });
    expect([large.status, bank.body.toString(), heard.length]).toEqual([413, 'shop', 2]);
    await stop();
  });
});
