import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gate, openFrontServer, type RunningFrontServer } from './running-front-server';

const FILES = [
  'public/favicon.svg',
  'public/icons/a b.png',
  'public/.hidden/key.pem',
  'static/chunks/[...slug]-1a.js',
  'static/release/_buildManifest.js',
  'worker/sw.js',
];

let folder: string;
let frontServer: RunningFrontServer;
let asked: { url: string; headers: IncomingHttpHeaders }[];
let slow: ReturnType<typeof gate>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-files-'));
  for (const name of FILES) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
});
beforeEach(async () => {
  asked = [];
  slow = gate();
  frontServer = await openFrontServer(
    async (request, response) => {
      asked.push({ url: request.url ?? '', headers: request.headers });
      if (request.url?.includes('slow')) await slow.opened;
      response.writeHead(200, { 'Content-Type': 'text/html', 'Surrogate-Control': 'max-age=60' }).end('Next');
    },
    {},
    {
      publicFolder: join(folder, 'public'),
      staticFolder: join(folder, 'static'),
      workerFolder: join(folder, 'worker'),
    },
  );
});
afterEach(() => frontServer.drain());
afterAll(() => rmSync(folder, { recursive: true }));

/** The status of a target that HTTP clients would tidy up first. */
const statusOf = (target: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(frontServer.port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost:${frontServer.port}\r\nConnection: close\r\n\r\n`),
    );
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('close', () => done(heard.slice(9, 12)));
    socket.on('error', fail);
  });

test.each([
  ['/x{n}.y', 'a name like a file’s'],
  ['/favicon{n}.svg/x.png', 'a path below a name like a file’s'],
  ['/favicon.svg/x{n}.png', 'a path below a file'],
  ['/p/LILY.2026-{n}', 'a product without a path, whose SKU has a dot'],
  ['/.hidden/key.pem?{n}', 'a file that Next does not serve'],
  ['/ie/icons/{n}.png', 'a file below a store'],
  ['/_next/data/release/x{n}.y.json', 'the data of a page whose name has a dot'],
  ['/_nextdata/{n}.js', 'a folder that begins like Next’s'],
])('a page waits for its turn, whatever its name looks like: %s, %s', async (path) => {
  const pages = Array.from({ length: 20 }, (_, at) => frontServer.request(`${path.replace('{n}', `slow${at}`)}`));
  while (asked.length < 3) await new Promise(setImmediate);
  // Answered after all of them were read.
  await frontServer.request('/healthz');
  expect(asked).toHaveLength(3);
  slow.open();
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test.each([
  '/_next/static/chunks/gone.js',
  '/_next/static/',
  '/_next/static',
  '/_next/image?url=%2Fa.png&w=640&q=75',
  '/_next/',
  '/_next/x.y',
  '/_next/data/release/cart',
  '/_next/data/cart.json',
  '/_next/data/earlier/cart.json',
  '/_next/webpack-hmr',
])('below /_next/ whatever is no file is missing, without Next: %s', async (path) => {
  const { status, body, headers } = await frontServer.request(path, { headers: { cookie: 'vsf-cart=abc' } });
  expect([status, headers['cache-control'], asked]).toEqual([404, 'no-store', []]);
  expect(body.toString()).toContain('Page not found');
});

test.each([
  '/_next/static/../../checkout/x.js',
  '/_next/static/%2e%2e/%2E%2E/checkout/x.js',
  '/_next/static/..%2f..%2fcheckout/x.js',
  '/_next/data/../../cart.json',
  '/_next/static/%252e%252e/checkout',
  '/_next/static/.%25252e%25252fcheckout',
  '/icons/./../cart',
  '/icons/..',
  '/../favicon.svg',
  '/media/../cart',
  '/flowers/..%2fcart',
])('a path that goes up is refused before anything is decided: %s', async (path) => {
  expect([await statusOf(path), asked]).toEqual(['404', []]);
});

test.each(['/favicon.svg#/../cart', '/#'])(
  'a target with a fragment, which no browser sends, is refused: %s',
  async (path) => {
    expect([await statusOf(path), asked]).toEqual(['400', []]);
  },
);

test.each([
  ['/favicon.svg', '/favicon.svg'],
  ['/%66avicon%2Esvg?v=1', '/favicon.svg'],
  ['/icons%2Fa%20b.png', '/icons/a%20b.png'],
  ['/_next/static/chunks/[...slug]-1a.js?nxtPslug=x', '/_next/static/chunks/%5B...slug%5D-1a.js'],
])(
  'Next gets the one name of a file, %s, without a condition for whose failure it would render a page',
  async (path, url) => {
    const conditions = { range: 'bytes=900-', 'if-range': '"a"', 'if-match': '"a"', 'if-unmodified-since': 'x' };
    const { body } = await frontServer.request(path, { headers: { ...conditions, cookie: 'vsf-cart=abc' } });
    expect([body.toString(), asked.map((one) => one.url)]).toEqual(['Next', [url]]);
    const passed = Object.keys(asked[0]?.headers ?? {});
    expect(passed.filter((name) => name in conditions || name === 'cookie')).toEqual([]);
  },
);

test('files are sent while pages of the same network wait, and the worker is a file', async () => {
  const pages = Array.from({ length: 5 }, (_, at) => frontServer.request(`/slow${at}.png`));
  while (asked.length < 3) await new Promise(setImmediate);
  expect((await frontServer.request('/favicon.svg')).body.toString()).toBe('Next');
  expect((await frontServer.request('/sw.js')).body.toString()).toBe('worker/sw.js');
  slow.open();
  await Promise.all(pages);
});

test.each(['/robots.txt?x', '/healthz?x', '/readyz?x'])(
  '%s is answered without Next, whatever its query',
  async (path) => {
    await frontServer.request(path);
    expect(asked).toEqual([]);
  },
);
