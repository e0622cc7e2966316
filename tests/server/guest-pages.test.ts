import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Handler } from '../../server/page-renderer';
import { gate, type RunningFrontServer, openFrontServer } from './running-front-server';
import { TRACKING_NAMES } from '../builders/tracking-names';

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Surrogate-Control': 'max-age=60' };

let frontServer: RunningFrontServer;
let asked: string[];
let behave: Handler;

const stamp: Handler = (request, response) => {
  response.writeHead(200, HTML).end(`<p>${asked.length} ${request.url} ${request.headers.cookie}</p>`);
};

beforeEach(async () => {
  asked = [];
  behave = stamp;
  frontServer = await openFrontServer(
    (request, response) => {
      asked.push(request.url ?? '');
      return behave(request, response);
    },
    { STORES: 'default en-GB GBP,EUR; weddings en-GB EUR,GBP /weddings' },
  );
});

afterEach(() => frontServer.drain());

const text = async (path: string, headers: Record<string, string> = {}) =>
  (await frontServer.request(path, { headers })).body.toString();

describe('a cacheable page', () => {
  test('is rendered once and served from the cache afterwards', async () => {
    const [first, second] = [await frontServer.request('/flowers'), await frontServer.request('/flowers')];
    expect(second.body).toEqual(first.body);
    expect(asked).toHaveLength(1);
    expect([first, second].map((one) => one.headers['server-timing'])).toEqual(['cache;desc=miss', 'cache;desc=hit']);
  });

  test('is rendered once for concurrent requests', async () => {
    const slow = gate();
    behave = async (request, response) => {
      await slow.opened;
      await stamp(request, response);
    };
    const waiting = Array.from({ length: 200 }, () => frontServer.request('/flowers'));
    while (asked.length === 0) await new Promise(setImmediate);
    slow.open();
    const bodies = new Set((await Promise.all(waiting)).map((one) => one.body.toString()));
    expect(asked).toHaveLength(1);
    expect(bodies.size).toBe(1);
  });

  test('is cached separately per currency of the store', async () => {
    const pounds = await text('/flowers');
    const euros = await text('/flowers', { cookie: 'a=b; vsf-currency=EUR; c=d' });
    const dollars = await text('/flowers', { cookie: 'vsf-currency=USD' });
    expect(euros).toContain('vsf-currency=EUR');
    expect(dollars).toBe(pounds);
    expect(asked).toHaveLength(2);
  });

  test("uses the default currency of the path's store", async () => {
    expect(await text('/weddings/arches')).toContain('vsf-currency=EUR');
    expect(await text('/weddingsarches')).toContain('vsf-currency=GBP');
  });

  test('is the same for any order of the query and any tracking parameter', async () => {
    const first = await text('/flowers?size=1&sort=name&size=2');
    expect(await text('/flowers?sort=name&utm_source=mail&size=1&gclid=x&size=2&fbclid=y&UTM_Medium=z')).toBe(first);
    const tracked = TRACKING_NAMES.map((name) => `${name}=x`).join('&');
    expect(await text(`/flowers?${tracked}&sort=name&size=1&size=2`)).toBe(first);
    expect(await text('/flowers?size=2&sort=name&size=1')).not.toBe(first);
    expect(asked).toEqual(['/flowers?size=1&size=2&sort=name', '/flowers?size=2&size=1&sort=name']);
  });

  test('is the same however its URL is encoded', async () => {
    const first = await text('/flowers.html?sort=name');
    expect(await text('/%66lowers%2ehtml?%73ort=n%61me')).toBe(first);
    expect(asked).toEqual(['/flowers.html?sort=name']);
    await text('/a%2Fb%3fc?x=%26y%c3%a9');
    expect(asked[1]).toBe('/a%2Fb%3Fc?x=%26y%C3%A9');
  });

  test('is cached separately as data for client-side navigation', async () => {
    behave = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Surrogate-Control': 'max-age=60' }).end('{}');
    };
    await frontServer.request('/_next/data/build/flowers.json');
    await frontServer.request('/_next/data/build/flowers.json');
    await frontServer.request('/flowers');
    expect(asked).toEqual(['/_next/data/build/flowers.json', '/flowers']);
  });

  test("is compressed in the browser's encoding, and answered with 304 when unchanged", async () => {
    const plain = await frontServer.request('/flowers');
    const br = await frontServer.request('/flowers', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await frontServer.request('/flowers', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect([br, gzip].map((one) => one.headers['content-encoding'])).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const known = await frontServer.request('/flowers', { headers: { 'if-none-match': String(plain.headers.etag) } });
    expect(known).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    const head = await frontServer.request('/flowers', { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(String(plain.body.length));
    expect(head.body).toHaveLength(0);
  });

  test('is cacheable for shared caches in the default currency only, varying by cookie', async () => {
    const pounds = await frontServer.request('/flowers');
    const euros = await frontServer.request('/flowers', { headers: { cookie: 'vsf-currency=EUR' } });
    expect(pounds.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(euros.headers['cache-control']).toBe('private, no-cache');
    expect(pounds.headers.vary).toBe('Accept-Encoding, Cookie');
  });

  test.each<[string, Record<string, string>]>([
    ['a page', { 'accept-encoding': 'br' }],
    ['a page in another currency', { cookie: 'vsf-currency=EUR' }],
    ['a page that the browser has', { 'if-none-match': '*' }],
  ])('has the same head from the cache as when it was rendered: %s', async (_what, headers) => {
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push(await frontServer.request('/flowers', { headers }));
    const [miss, ...hits] = answers.map(
      ({ status, body, headers: { date: _date, 'server-timing': from, ...rest } }) => ({
        from,
        answer: { status, body, rest },
      }),
    );
    expect([miss?.from, ...hits.map(({ from }) => from)]).toEqual(
      ['miss', 'hit', 'hit'].map((one) => `cache;desc=${one}`),
    );
    expect(hits.map(({ answer }) => answer)).toEqual([miss?.answer, miss?.answer]);
  });

  test('is checked like any other request when it is cached', async () => {
    const statuses = async (options: Parameters<RunningFrontServer['request']>[1]) =>
      (await frontServer.request('/flowers', options)).status;
    await text('/flowers');
    await text('/flowers');
    expect(await statuses({ headers: { host: 'evil.example' } })).toBe(400);
    expect(await statuses({ method: 'POST' })).toBe(405);
    expect(await statuses({ method: 'DELETE' })).toBe(405);
    expect(await statuses({ headers: { 'content-length': '300000' }, body: 'x'.repeat(300_000) })).toBe(413);
  });

  test('keeps its own headers, without the internal ones', async () => {
    behave = (_request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'self'");
      response.writeHead(200, { ...HTML, 'Cache-Tag': 'rose', 'X-Request-Id': '0A1B2C3D' }).end('x');
    };
    for (const answer of [await frontServer.request('/flowers'), await frontServer.request('/flowers')]) {
      expect(answer.headers).toMatchObject({ 'content-security-policy': "default-src 'self'" });
      expect(Object.keys(answer.headers).join()).not.toMatch(/x-posy|surrogate-|cache-tag|x-request-id/);
    }
  });
});

describe('rendering a guest page', () => {
  test('passes no cookie, header or host of the visitor', async () => {
    let seen: NodeJS.Dict<unknown> = {};
    behave = (request, response) => {
      seen = request.headers;
      response.writeHead(200, HTML).end('x');
    };
    const headers = {
      cookie: 'vsf-customer=token; vsf-cart=abc',
      'x-forwarded-host': 'evil.example',
      'accept-language': 'de',
      authorization: 'Bearer x',
    };
    await frontServer.request('/flowers', { headers: { ...headers, host: `127.0.0.1:${frontServer.port}` } });
    const reference = expect.stringMatching(/^[0-9A-F]{8}$/) as string;
    const host = `localhost:${frontServer.port}`;
    expect(seen).toEqual({
      accept: 'text/html',
      cookie: 'vsf-currency=GBP',
      host,
      'x-request-id': reference,
      'x-posy-shared-version': '0',
      'x-posy-url': '/flowers',
    });
  });

  test('is not affected by 500 unknown headers', async () => {
    const first = await text('/flowers');
    for (let n = 0; n < 500; n += 50) {
      const noise = Object.fromEntries(Array.from({ length: 50 }, (_, k) => [`x-noise-${n + k}`, 'y']));
      expect(await text('/flowers', noise)).toBe(first);
    }
    expect(asked).toHaveLength(1);
  });
});

describe('pages that are never cached', () => {
  test.each<[string, number, Record<string, string>]>([
    ['a page without a cache time', 200, { 'Content-Type': 'text/html' }],
    ['a page that sets a cookie', 200, { ...HTML, 'Set-Cookie': 'a=b' }],
    ['a private page', 200, { ...HTML, 'Cache-Control': 'private' }],
    ['a page with no-store', 200, { ...HTML, 'Cache-Control': 'no-store' }],
    ['a missing page', 404, HTML],
    ['a redirect', 307, { ...HTML, Location: '/elsewhere' }],
    ['an error', 503, HTML],
    ['a picture', 200, { ...HTML, 'Content-Type': 'image/png' }],
    ['a page with an invalid cache time', 200, { ...HTML, 'Surrogate-Control': 'max-age=1e9' }],
  ])('include %s', async (_what, status, headers) => {
    behave = (_request, response) => void response.writeHead(status, headers).end('x');
    const first = await frontServer.request('/flowers');
    await frontServer.request('/flowers');
    expect(first.status).toBe(status);
    expect(asked).toHaveLength(2);
  });

  test("do not include pages with Next's default Cache-Control", async () => {
    behave = (_request, response) => {
      response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
      response.writeHead(200, HTML).end('x');
    };
    await frontServer.request('/flowers');
    await frontServer.request('/flowers');
    expect(asked).toHaveLength(1);
  });

  test.each([
    '/cart',
    '/checkout/shipping',
    '/customer/orders',
    '/reset-password',
    '/sign-in',
    '/newsletter',
    '/weddings/cart',
    '/_next/data/b/cart.json',
    '/card.html?o.day=2026-03-06&typed=1',
  ])("include %s, which is served with the visitor's cookies and stored nowhere", async (path) => {
    const answers = [
      await frontServer.request(path, { headers: { cookie: 'vsf-cart=abc' } }),
      await frontServer.request(path),
    ];
    expect(asked).toHaveLength(2);
    expect(answers[0]?.body.toString()).toContain('vsf-cart=abc');
    expect(answers.map((one) => one.headers['cache-control'])).toEqual(['no-store', 'no-store']);
  });

  test('do not receive cookies through an encoded path', async () => {
    expect(await text('/%63art', { cookie: 'vsf-cart=abc' })).toContain('vsf-cart=abc');
    expect(await text('/flowers/..%2fcart', { cookie: 'vsf-cart=abc' })).not.toContain('abc');
    expect(await text('/favicon.ico', { cookie: 'vsf-cart=abc' })).not.toContain('abc');
  });
});

/** A page whose words end after that time. */
const endingIn = (seconds: string): Handler => {
  return (request, response) => stamp(request, response.setHeader('X-Posy-Ends', seconds));
};

describe('a stale page', () => {
  const fail: Handler = (_request, response) => void response.writeHead(503).end('An error occurred');

  test('is served while it is revalidated', async () => {
    const old = await text('/flowers');
    frontServer.wait(61_000);
    expect((await frontServer.request('/flowers')).body.toString()).toBe(old);
    while (asked.length < 2) await new Promise(setImmediate);
    await new Promise(setImmediate);
    let fresh = await frontServer.request('/flowers');
    while (fresh.headers['server-timing'] !== 'cache;desc=hit') fresh = await frontServer.request('/flowers');
    expect(fresh.body.toString()).not.toBe(old);
    expect(asked).toHaveLength(2);
  });

  test('is not served after its words have ended, unless it cannot be rendered again', async () => {
    behave = endingIn('90');
    const before = await text('/flowers');
    frontServer.wait(91_000);
    const after = await text('/flowers');
    expect(after).not.toBe(before);
    behave = fail;
    frontServer.wait(91_000);
    expect(await text('/flowers')).toBe(after);
  });

  test('is fresh no longer than its words hold', async () => {
    behave = endingIn('30');
    const before = await text('/flowers');
    frontServer.wait(29_000);
    expect(await text('/flowers')).toBe(before);
    frontServer.wait(2_000);
    expect(await text('/flowers')).not.toBe(before);
  });

  test.each([
    ['1321', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
    ['1320', 'private, no-cache'],
  ])('is kept by no shared cache that could serve it after it has ended: in %s seconds', async (seconds, control) => {
    behave = endingIn(seconds);
    expect((await frontServer.request('/flowers')).headers['cache-control']).toBe(control);
    expect((await frontServer.request('/flowers')).headers['cache-control']).toBe(control);
  });

  test('is revalidated first when it is very old', async () => {
    const old = await text('/flowers');
    frontServer.wait(12 * 60_000);
    expect(await text('/flowers')).not.toBe(old);
  });

  test.each([
    ['answers 503', fail],
    ['throws', () => Promise.reject(new Error('away'))],
  ] as const)('is served for a day when rendering %s, and recovers', async (_how, failing) => {
    const old = await text('/flowers');
    behave = failing;
    for (const later of [61_000, 30 * 60_000, 23 * 60 * 60_000]) {
      frontServer.wait(later);
      const answer = await frontServer.request('/flowers');
      expect([answer.status, answer.body.toString()]).toEqual([200, old]);
    }
    behave = stamp;
    frontServer.wait(6_000);
    expect(await text('/flowers')).not.toBe(old);
  });

  test('is dropped after a day of failures', async () => {
    await text('/flowers');
    behave = fail;
    frontServer.wait(25 * 60 * 60_000);
    expect((await frontServer.request('/flowers')).status).toBe(503);
  });

  test('is not revalidated for five seconds after a failure', async () => {
    await text('/flowers');
    behave = fail;
    frontServer.wait(12 * 60_000);
    for (let n = 0; n < 20; n += 1) await text('/flowers');
    expect(asked).toHaveLength(2);
  });

  test.each([429, 400, 403])('is kept when revalidation fails with %i', async (status) => {
    const old = await text('/flowers');
    behave = (_request, response) => void response.writeHead(status, HTML).end('not now');
    frontServer.wait(12 * 60_000);
    expect(await text('/flowers')).toBe(old);
    behave = fail;
    expect(await text('/flowers')).toBe(old);
  });

  test('is served instead of an incomplete page, until a complete one is rendered', async () => {
    const old = await text('/flowers');
    behave = (_request, response) => {
      response.setHeader('X-Posy-Incomplete', '1');
      response.setHeader('Cache-Control', 'private, no-store');
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('bare');
    };
    const bare = await frontServer.request('/plants');
    expect([bare.body.toString(), bare.headers['cache-control']]).toEqual(['bare', 'private, no-store']);
    expect(bare.headers['x-posy-incomplete']).toBeUndefined();
    for (const later of [61_000, 12 * 60_000]) {
      frontServer.wait(later);
      expect(await text('/flowers')).toBe(old);
    }
    behave = stamp;
    frontServer.wait(6_000);
    expect([await text('/flowers'), await text('/plants')].map((page) => /<p>\d+ (\S+)/.exec(page)?.[1])).toEqual([
      '/flowers',
      '/plants',
    ]);
  });

  test('is dropped at once when the page no longer exists', async () => {
    await text('/flowers');
    behave = (_request, response) => void response.writeHead(404, { 'Content-Type': 'text/html' }).end('gone');
    frontServer.wait(12 * 60_000);
    expect((await frontServer.request('/flowers')).status).toBe(404);
    behave = fail;
    expect((await frontServer.request('/flowers')).status).toBe(503);
  });
});

describe('a page that cannot be rendered', () => {
  test('S2-121 S2-122 is replaced by an error page with a link home and rendered again at the next request', async () => {
    behave = () => Promise.reject(new Error('broken'));
    const answer = await frontServer.request('/flowers');
    expect(answer.status).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).toMatch(/An error occurred[^]*Back to Home page/);
    expect(frontServer.reports).toEqual(['GET /flowers failed']);
    expect(answer.body.toString()).toContain(`please quote ${frontServer.references[0]}`);
    behave = stamp;
    expect((await frontServer.request('/flowers')).status).toBe(200);
  });

  test('is not cached after a server error', async () => {
    behave = (_request, response) => {
      response.writeHead(503, { ...HTML, 'Cache-Control': 'public, max-age=60' }).end('An error occurred');
    };
    const answer = await frontServer.request('/flowers');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  });
});
