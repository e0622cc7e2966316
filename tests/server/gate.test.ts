import { connect } from 'node:net';
import { type RunningFrontServer, openFrontServer } from './running-front-server';

let frontServer: RunningFrontServer;
let headersSeen: NodeJS.Dict<unknown>[];

beforeEach(async () => {
  headersSeen = [];
  frontServer = await openFrontServer(
    (request, response) => {
      headersSeen.push({ ...request.headers });
      request.resume();
      response.writeHead(200, { 'Content-Type': 'text/plain', 'X-Posy-Inner': 'x' }).end('shop');
    },
    { SITE_URL: 'https://flowers.example', TRUSTED_PROXIES: '1' },
  );
});

afterEach(() => frontServer.drain());

/** Sends bytes that no HTTP client would send and returns the status line. */
function raw(bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(frontServer.port, '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('close', () => done(heard.split('\r\n', 1)[0] ?? ''));
    socket.on('error', fail);
  });
}

describe('accepted requests', () => {
  test.each([
    ['flowers.example', 200],
    ['FLOWERS.example', 200],
    ['evil.example', 400],
    ['flowers.example.evil', 400],
    ['flowers.example@evil', 400],
    ['localhost:1', 400],
  ])('answers a request for the host %s with %i', async (host, status) => {
    expect((await frontServer.request('/', { headers: { host } })).status).toBe(status);
  });

  test('accepts localhost and 127.0.0.1 on its own port', async () => {
    for (const name of ['localhost', '127.0.0.1']) {
      expect((await frontServer.request('/', { headers: { host: `${name}:${frontServer.port}` } })).status).toBe(200);
    }
  });

  test('refuses a protocol upgrade', async () => {
    const bytes = `GET /_next/webpack-hmr HTTP/1.1\r\nHost: localhost:${frontServer.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    expect(await raw(bytes)).toBe('HTTP/1.1 400 Bad Request');
    expect(headersSeen).toEqual([]);
  });

  test('refuses a URL that names another server', async () => {
    const bytes = `GET http://evil.example/ HTTP/1.1\r\nHost: localhost:${frontServer.port}\r\nConnection: close\r\n\r\n`;
    expect(await raw(bytes)).toBe('HTTP/1.1 400 Bad Request');
  });

  test.each([
    ['/%', 400],
    ['/a?x=%00', 400],
    ['/a?x=y%1Fz', 400],
    ['/a?%7f=1', 400],
    ['/a?y=1&x=a%0c', 400],
    ['/%ff', 400],
    ['/a%00b', 400],
    ['/a%0d%0ab', 400],
    ['/a%5cb', 400],
    ['/_next/image?url=%2Fmedia%2Fa.png&w=640&q=75', 404],
    ['/_next/../server/pages', 404],
    ['/_next/unknown', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await frontServer.request(path)).status).toBe(status);
    expect(headersSeen).toEqual([]);
  });

  test('refuses a URL that is too long', async () => {
    expect((await frontServer.request(`/${'a'.repeat(4096)}`)).status).toBe(414);
    expect(headersSeen).toEqual([]);
  });

  test('accepts tabs and line breaks in a query, because entered texts may have them', async () => {
    expect((await frontServer.request('/a?o.card=Dear%0D%0AAnn%09x')).status).toBe(200);
  });

  test.each(['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    expect((await frontServer.request('/', { method })).status).toBe(405);
  });

  test('accepts POST for API calls only', async () => {
    const body = '[]';
    expect((await frontServer.request('/flowers', { method: 'POST', body })).status).toBe(405);
    expect((await frontServer.request('/cart', { method: 'POST', body })).status).toBe(405);
    expect((await frontServer.request('/api/magento/cart', { method: 'POST', body })).status).toBe(200);
  });

  test('refuses a body above every limit before reading it', async () => {
    const body = 'x'.repeat(256 * 1024 + 1);
    const headers = { 'content-length': String(body.length) };
    expect((await frontServer.request('/api/magento/cart', { method: 'POST', headers })).status).toBe(413);
  });
});

describe('headers passed to Next', () => {
  test('contain none that controls its internals', async () => {
    const names = [
      'x-middleware-subrequest',
      'x-nextjs-data',
      'x-now-route-matches',
      'x-invoke-path',
      'rsc',
      'next-router-state-tree',
    ];
    const more = [
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-original-url',
      'x-http-method-override',
      'x-posy-ends',
      'surrogate-control',
      'cache-tag',
      'forwarded',
    ];
    const headers = Object.fromEntries([...names, ...more].map((name) => [name, 'x']));
    await frontServer.request('/api/magento/cart', { headers: { ...headers, 'x-requested-with': 'kept' } });
    const heard = headersSeen[0] ?? {};
    expect([...names, ...more].filter((name) => name in heard)).toEqual([]);
    expect(heard['x-requested-with']).toBe('kept');
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['10.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['', '127.0.0.1'],
  ])('set the client address behind one trusted proxy: X-Forwarded-For "%s" means %s', async (forwarded, address) => {
    await frontServer.request('/api/visitor', { headers: { 'x-forwarded-for': forwarded } });
    expect(headersSeen[0]?.['x-forwarded-for']).toBe(address);
  });

  test.each([
    ['', '127.0.0.1'],
    ['10.0.0.1', '127.0.0.1'],
    ['10.0.0.1, 203.0.113.9', '10.0.0.1'],
    ['6.6.6.6, 10.0.0.1, 203.0.113.9', '10.0.0.1'],
  ])(
    'ignore X-Forwarded-For "%s" with fewer entries than trusted proxies: the client is %s',
    async (forwarded, address) => {
      const behindTwo = await openFrontServer(
        (request, response) => void response.end(request.headers['x-forwarded-for']),
        { TRUSTED_PROXIES: '2' },
      );
      const { body } = await behindTwo.request('/api/visitor', { headers: { 'x-forwarded-for': forwarded } });
      expect(body.toString()).toBe(address);
      await behindTwo.drain();
    },
  );
});

test('ignores the forwarded address when no proxy is configured', async () => {
  const addresses: unknown[] = [];
  const bare = await openFrontServer((request, response) => {
    addresses.push(request.headers['x-forwarded-for']);
    response.end();
  });
  await bare.request('/api/visitor', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(addresses).toEqual(['127.0.0.1']);
  await bare.drain();
});

describe('headers of every response', () => {
  test.each(['/', '/cart', '/api/visitor', '/robots.txt', '/_next/image', '/healthz', '/media/../x', '/%'])(
    'include the security headers on %s',
    async (path) => {
      const { headers } = await frontServer.request(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['x-posy-inner']).toBeUndefined();
    },
  );

  test('do not include HSTS for a site on http', async () => {
    const plain = await openFrontServer((_request, response) => void response.end('x'));
    expect((await plain.request('/')).headers['strict-transport-security']).toBeUndefined();
    await plain.drain();
  });

  test("keep a page's own referrer policy", async () => {
    const reset = await openFrontServer((_request, response) => {
      response
        .writeHead(200, { 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': "default-src 'self'" })
        .end();
    });
    expect((await reset.request('/reset-password')).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'self'",
    });
    await reset.drain();
  });
});
