import { request as httpRequest } from 'node:http';
import { gate, openFrontServer, type RunningFrontServer } from './running-front-server';

const ONE = '203.0.113.7';
const OTHER = '198.51.100.9';

let frontServer: RunningFrontServer;
let asked: string[];
let slow: ReturnType<typeof gate>;
let statusOf: (url: string) => number;

beforeEach(async () => {
  asked = [];
  slow = gate();
  statusOf = () => 200;
  frontServer = await openFrontServer(
    async (request, response) => {
      asked.push(request.url ?? '');
      if (request.url?.includes('slow')) await slow.opened;
      response
        .writeHead(statusOf(request.url ?? ''), { 'Content-Type': 'text/html', 'Surrogate-Control': 'max-age=60' })
        .end('page');
    },
    { TRUSTED_PROXIES: '1' },
  );
});
afterEach(() => frontServer.drain());

const send = (path: string, address = ONE, method = 'GET') =>
  frontServer.request(path, { method, headers: { 'x-forwarded-for': address } });
const flood = (count: number, path: string, method?: string) =>
  Array.from({ length: count }, (_, at) => send(`${path}slow=${at}`, ONE, method));
const rendering = async (count: number) => {
  while (asked.length < count) await new Promise(setImmediate);
};

test.each([
  ['order status', '/order-status?order=asked&'],
  ['the account', '/customer?'],
  ['the data of a customer', '/customer/my-data/file?'],
  ['the cart', '/cart?'],
  ['the data of a personal page', '/_next/data/build/order-status.json?'],
])('renders three personal pages of one network at a time while others are served: %s', async (_name, path) => {
  const pages = flood(100, path);
  await rendering(3);
  expect([(await send('/cart', OTHER)).status, (await send('/order-status', OTHER)).status]).toEqual([200, 200]);
  expect(asked.filter((url) => url.includes('slow'))).toHaveLength(3);
  slow.open();
  expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('public and personal pages of one network share its turns', async () => {
  const pages = [...flood(2, '/flowers?'), ...flood(8, '/cart?')];
  await rendering(3);
  await send('/cart', OTHER);
  expect(asked).toHaveLength(4);
  slow.open();
  await Promise.all(pages);
});

test.each(['/api/actions/add-to-cart?', '/api/magento/cart?'])(
  'runs six calls of one network at a time, pages not among them, and refuses with 429 beyond a hundred: %s',
  async (path) => {
    const calls = flood(107, path, 'POST');
    const first = await Promise.race(calls);
    expect([first.status, first.headers['retry-after']]).toEqual([429, '5']);
    expect(JSON.parse(first.body.toString())).toEqual({ message: expect.stringMatching(/^Too many/) });
    expect([(await send('/cart')).status, (await send(path, OTHER, 'POST')).status]).toEqual([200, 200]);
    expect(asked.filter((url) => url.includes('slow'))).toHaveLength(6);
    slow.open();
    expect((await Promise.all(calls)).filter(({ status }) => status === 200)).toHaveLength(106);
    expect(frontServer.reports).toEqual([]);
  },
);

test('that too many calls wait is over as soon as they are answered', async () => {
  const path = '/api/actions/add-to-cart?';
  const calls = flood(106, path, 'POST');
  await rendering(6);
  await send('/cart');
  for (let at = 0; at < 40; at += 1) expect((await send(path, ONE, 'POST')).status).toBe(429);
  slow.open();
  await Promise.all(calls);
  expect((await send(path, ONE, 'POST')).status).toBe(200);
});

test('reads with different values are in turn, too', async () => {
  const reads = flood(40, '/api/reads/search?term=rose&');
  await rendering(3);
  expect((await send('/api/reads/search?term=rose', OTHER)).status).toBe(200);
  expect(asked).toHaveLength(4);
  slow.open();
  await Promise.all(reads);
});

test('a page that waits for its turn starts when another network asks for the same one', async () => {
  const pages = flood(5, '/flowers?');
  const home = send('/');
  await rendering(3);
  expect((await send('/', OTHER)).status).toBe(200);
  slow.open();
  expect((await Promise.all([home, ...pages])).map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(asked.filter((url) => url === '/')).toHaveLength(1);
  expect((await send('/cart')).status).toBe(200);
});

test('renders nothing for who has left while waiting', async () => {
  const pages = flood(3, '/cart?');
  await rendering(3);
  const headers = { 'x-forwarded-for': ONE };
  const left = httpRequest({ port: frontServer.port, host: '127.0.0.1', path: '/cart?left=1', headers, agent: false });
  left.on('error', () => undefined).end();
  await new Promise((done) => left.once('socket', (socket) => socket.once('connect', done)));
  await send('/cart', OTHER);
  left.destroy();
  await send('/cart', OTHER);
  slow.open();
  await Promise.all(pages);
  expect((await send('/cart?last=1')).status).toBe(200);
  expect(asked).not.toContain('/cart?left=1');
});

test('a personal page or call that fails frees its turn and is reported', async () => {
  await frontServer.drain();
  frontServer = await openFrontServer(() => Promise.reject(new Error('broken')), {});
  for (let at = 0; at < 10; at += 1) expect((await frontServer.request('/cart')).status).toBe(500);
  expect(frontServer.reports).toEqual(Array(10).fill('GET /cart failed'));
});

describe('who is refused again and again', () => {
  const refuse = async (count: number, path = '/order-status?order=asked') => {
    for (let at = 0; at < count; at += 1) await send(`${path}&at=${at}`);
  };

  test.each(['/order-status?order=asked', '/search?term=x', '/api/reads/search?term=x', '/api/actions/find-order?x=1'])(
    'is refused more of it before anything is rendered, in every store, until a second has passed: %s',
    async (path) => {
      statusOf = () => 429;
      await refuse(30, path);
      expect(asked).toHaveLength(30);
      expect((await send(`${path}&more=1`)).status).toBe(429);
      expect((await send(`/ie${path}&more=1`)).status).toBe(429);
      expect(asked).toHaveLength(30);
      statusOf = () => 200;
      expect((await send(`${path}&more=1`, OTHER)).status).toBe(200);
      frontServer.wait(1_000);
      expect((await send(`${path}&more=1`)).status).toBe(200);
    },
  );

  const KINDS = [
    ['/api/reads/related?sku=', 'GET'],
    ['/search?term=', 'GET'],
    ['/flowers?colour=', 'GET'],
    ['/cart?at=', 'GET'],
    ['/checkout/shipping?at=', 'GET'],
    ['/order-status?order=', 'GET'],
    ['/sign-in?at=', 'GET'],
    ['/api/actions/add-to-cart?', 'POST'],
    ['/api/actions/place-order?', 'POST'],
    ['/api/actions/sign-in?', 'POST'],
    ['/api/actions/apply-coupon?', 'POST'],
    ['/api/actions/apply-gift-card?', 'POST'],
    ['/api/actions/find-order?', 'POST'],
    ['/api/magento/generateCustomerToken?', 'POST'],
  ] as const;

  test.each(KINDS)('is refused nothing else: %s', async (path, method) => {
    statusOf = () => 429;
    for (let at = 0; at < 31; at += 1) await send(`${path}x${at}`, ONE, method);
    expect(asked).toHaveLength(30);
    statusOf = () => 200;
    const served = [];
    for (const [other, way] of KINDS) if ((await send(`${other}y`, ONE, way)).status === 200) served.push(other);
    expect(served).toEqual(KINDS.flatMap(([other]) => (other === path ? [] : [other])));
  });

  test('counts names that do not exist with no action’s, and not where only another site is refused', async () => {
    statusOf = () => 403;
    for (let at = 0; at < 60; at += 1) await send('/api/actions/sign-in?', ONE, 'POST');
    expect(asked).toHaveLength(60);
  });

  test.each([
    ['a /56 has twice as many refusals', 60, (at: number) => `2001:db8:1:${(0x200 + at).toString(16)}::1`],
    ['a /48 has four times as many refusals', 120, (at: number) => `2001:db8:2:${(at * 0x100).toString(16)}::1`],
  ])('%s as one subscriber', async (_name, most, addressOf) => {
    statusOf = () => 429;
    for (let at = 0; at < most + 3; at += 1) await send(`/order-status?at=${at}`, addressOf(at));
    expect(asked).toHaveLength(most);
  });

  test('still gets cached pages and files', async () => {
    await send('/flowers');
    statusOf = () => 400;
    await refuse(30);
    expect((await send('/flowers')).status).toBe(200);
  });

  test('does not keep others from a new copy of a page', async () => {
    await send('/flowers');
    statusOf = (url) => (url.includes('old') ? 429 : 200);
    frontServer.wait(61_000);
    await refuse(30, '/old?x=1');
    await send('/flowers');
    await send('/flowers', OTHER);
    expect(asked.filter((url) => url === '/flowers')).toHaveLength(2);
  });

  test('missing pages are no refusals, so that a crawler of old links is served', async () => {
    statusOf = () => 404;
    await refuse(100, '/old?x=1');
    expect(asked).toHaveLength(100);
  });
});
