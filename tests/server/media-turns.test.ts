import { Agent, get, type ServerResponse } from 'node:http';
import { openConnection } from './raw-connection';
import { gate, openFrontServer, type RunningFrontServer, serve } from './running-front-server';

const ONE = { 'X-Forwarded-For': '203.0.113.7' };
const OTHER = { 'X-Forwarded-For': '198.51.100.9' };
const LARGE = 600 * 1024;

let frontServer: RunningFrontServer;
let storage: Awaited<ReturnType<typeof serve>>;
let asked: string[];
/** Pictures that the storage is sending. */
let sending: Set<ServerResponse>;
let slow: ReturnType<typeof gate>;

const behave = async (url: string, response: ServerResponse) => {
  asked.push(url);
  sending.add(response);
  response.once('close', () => sending.delete(response));
  const [, size = 7] = /bytes=(\d+)/.exec(url) ?? [];
  if (!url.includes('unknown')) response.setHeader('Content-Length', size);
  response.setHeader('Content-Type', 'image/webp');
  if (url.includes('halting')) response.write('f'.repeat(Number(size) / 2));
  if (/slow|halting/.test(url)) await slow.opened;
  response.end('f'.repeat(Number(size) / (url.includes('halting') ? 2 : 1)));
};

beforeEach(async () => {
  [asked, sending, slow] = [[], new Set(), gate()];
  storage = await serve((request, response) => void behave(request.url ?? '', response));
  frontServer = await openFrontServer((_request, response) => void response.end('shop'), {
    STORAGE_URL: `http://127.0.0.1:${storage.port}`,
    TRUSTED_PROXIES: '1',
  });
});
afterEach(async () => {
  slow.open();
  await frontServer.drain();
  await storage.stop();
});

const picture = (name: string, headers: Record<string, string> = ONE) =>
  frontServer.request(`/media/${name}`, { headers });
const many = (count: number, name: string, headers?: Record<string, string>) =>
  Array.from({ length: count }, (_, at) => picture(name.replace('#', String(at)), headers));
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(setImmediate);
};

test('thirty visitors behind one address who open fifty pictures each are all served, two dozen at a time', async () => {
  const browsers = Array.from({ length: 30 }, () => new Agent({ keepAlive: true, maxSockets: 6 }));
  const visits = browsers.flatMap((agent, visitor) =>
    Array.from(
      { length: 50 },
      (_, at) =>
        new Promise<number>((done, fail) => {
          const path = `/media/slow-${visitor}-${at}.jpg`;
          get({ port: frontServer.port, host: '127.0.0.1', path, agent, headers: ONE }, (response) => {
            response.resume().once('end', () => done(response.statusCode ?? 0));
          }).once('error', fail);
        }),
    ),
  );
  await until(() => asked.length >= 24);
  await picture('rose.jpg', OTHER);
  expect(asked).toHaveLength(25);
  slow.open();
  expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
  browsers.forEach((agent) => agent.destroy());
});

test('pictures that one network waits for keep no other network waiting', async () => {
  const pictures = many(80, 'slow-#.jpg');
  await until(() => asked.length === 24);
  expect((await picture('rose.jpg', OTHER)).status).toBe(200);
  expect(asked).toHaveLength(25);
  slow.open();
  expect(new Set((await Promise.all(pictures)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('the storage is free when a picture is read, before its reader has anything of it', async () => {
  const connection = await openConnection(frontServer.port);
  connection.ask(['/media/halting.jpg?bytes=524288'], ONE);
  await until(() => asked.length === 1);
  await frontServer.request('/robots.txt');
  expect(connection.heard()).toBe('');
  slow.open();
  await until(() => connection.heard().length > 524_288);
  connection.destroy();
});

test.each(['halting-large.jpg', 'halting-unknown.jpg'])(
  'a larger picture is sent as it is read, four at a time of one network, and smaller ones pass them: %s',
  async (name) => {
    const first = await openConnection(frontServer.port);
    first.ask([`/media/${name}?bytes=${2 * LARGE}`], ONE);
    await until(() => first.heard().length > 100 * 1024);
    const pictures = many(9, `${name}?bytes=${2 * LARGE}`);
    await until(() => asked.length >= 14 && sending.size === 4);
    expect((await picture('rose.jpg')).status).toBe(200);
    expect(sending.size).toBe(4);
    slow.open();
    expect((await Promise.all(pictures)).map(({ body }) => body.length)).toEqual(Array(9).fill(2 * LARGE));
    first.destroy();
  },
);

test('a reader that does not take its picture in time is cut, and its turn goes to the next', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  try {
    const path = `/media/large.jpg?bytes=${30 * 1024 ** 2}`;
    const readers = await Promise.all(Array.from({ length: 4 }, () => openConnection(frontServer.port)));
    for (const reader of readers) {
      reader.pause();
      reader.ask([path], ONE);
    }
    await until(() => asked.length === 8 && sending.size === 4);
    const next = picture(`large.jpg?bytes=${LARGE}`);
    await until(() => asked.some((url) => url.endsWith(String(LARGE))));
    jest.advanceTimersByTime(60_000);
    expect((await next).body).toHaveLength(LARGE);
    readers.forEach((reader) => reader.destroy());
  } finally {
    jest.useRealTimers();
  }
});
