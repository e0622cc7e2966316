import { RenderQueue, RENDERS } from '../../server/render-queue';
import { gate, openFrontServer, type RunningFrontServer } from './running-front-server';

const FACTORS = { by56: 2, by48: 4 };

let frontServer: RunningFrontServer;
let asked: string[];
let slow: ReturnType<typeof gate>;

beforeEach(async () => {
  asked = [];
  slow = gate();
  frontServer = await openFrontServer(
    async (request, response) => {
      asked.push(request.url ?? '');
      if (request.url?.startsWith('/slow')) await slow.opened;
      response.writeHead(200, { 'Content-Type': 'text/html', 'Surrogate-Control': 'max-age=60' }).end('page');
    },
    { TRUSTED_PROXIES: '1' },
  );
});
afterEach(() => frontServer.drain());

const page = (path: string, address: string) =>
  frontServer.request(path, { headers: { 'x-forwarded-for': address } }).then(({ status }) => status);
const flood = (count: number, address: string, from = 0) =>
  Array.from({ length: count }, (_, at) => page(`/slow?at=${from + at}`, address));
const rendering = async (count: number) => {
  while (asked.length < count) await new Promise(setImmediate);
};

test('one address with many uncached pages renders three at a time, while others and cached pages are served', async () => {
  const first = await page('/cached', '203.0.113.7');
  const pages = flood(40, '203.0.113.7');
  await rendering(4);
  expect([first, await page('/cached', '203.0.113.7'), await page('/other', '198.51.100.9')]).toEqual([200, 200, 200]);
  expect(asked.filter((url) => url.startsWith('/slow'))).toHaveLength(3);
  slow.open();
  expect(await Promise.all(pages)).toEqual(Array(40).fill(200));
});

test('the addresses of one IPv6 subscriber share one queue', async () => {
  const pages = Array.from({ length: 10 }, (_, at) => page(`/slow?at=${at}`, `2001:db8:1:2::${at}`));
  await rendering(3);
  expect(await page('/other', '2001:db8:1:3::1')).toBe(200);
  expect(asked).toHaveLength(4);
  slow.open();
  await Promise.all(pages);
});

test.each([
  ['a /56 renders six pages at a time', 6, (at: number) => `2001:db8:1:${(0x200 + at).toString(16)}::1`],
  ['a /48 renders twelve pages at a time', 12, (at: number) => `2001:db8:2:${(at * 0x100).toString(16)}::1`],
])('%s, and others are served', async (_name, most, addressOf) => {
  const pages = Array.from({ length: 40 }, (_, at) => page(`/slow?at=${at}`, addressOf(at)));
  await rendering(most);
  expect(await page('/other', '2001:db8:3::1')).toBe(200);
  expect(asked).toHaveLength(most + 1);
  slow.open();
  expect(await Promise.all(pages)).toEqual(Array(40).fill(200));
});

test('a subscriber with many pages leaves turns of its wider networks to the others there', async () => {
  const pages = Array.from({ length: 40 }, (_, at) => page(`/slow?at=${at}`, '2001:db8:1:2::1'));
  await rendering(3);
  expect(await page('/other', '2001:db8:1:3::1')).toBe(200);
  slow.open();
  await Promise.all(pages);
});

test('a page that waits in a wider network starts when another network asks for the same one', async () => {
  const pages = Array.from({ length: 12 }, (_, at) =>
    page(`/slow?at=${at}`, `2001:db8:2:${(at * 0x100).toString(16)}::1`),
  );
  const home = page('/', '2001:db8:2:ff00::1');
  await rendering(12);
  expect(await page('/', '198.51.100.9')).toBe(200);
  slow.open();
  expect(await Promise.all([home, ...pages])).toEqual(Array(13).fill(200));
  expect(asked.filter((url) => url === '/')).toHaveLength(1);
});

test('a full queue refuses with 429, logs nothing and empties again', async () => {
  const pages = flood(204, '203.0.113.7');
  // The others wait until `slow` opens.
  expect(await Promise.race(pages)).toBe(429);
  expect(frontServer.reports).toEqual([]);
  slow.open();
  expect((await Promise.all(pages)).filter((status) => status === 200)).toHaveLength(203);
  expect(await page('/again', '203.0.113.7')).toBe(200);
});

test('a page that fails frees its slot', async () => {
  const queue = new RenderQueue(RENDERS, FACTORS);
  for (let at = 0; at < 10; at += 1) {
    await expect(queue.run('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  }
  expect(await queue.run('a', () => Promise.resolve('page'))).toBe('page');
});

test('requests of others are read between pages that wait for nothing, such as refusals', async () => {
  const queue = new RenderQueue(RENDERS, FACTORS);
  let made = 0;
  const pages = Array.from({ length: 50 }, () => queue.run('a', async () => void (made += 1)));
  const madeBefore = await new Promise<number>((read) => setImmediate(() => read(made)));
  await Promise.all(pages);
  expect([madeBefore < 10, made]).toEqual([true, 50]);
});
