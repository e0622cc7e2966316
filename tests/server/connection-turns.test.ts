import { type ServerResponse } from 'node:http';
import { openConnection } from './raw-connection';
import { gate, openFrontServer, type RunningFrontServer, serve } from './running-front-server';

let frontServer: RunningFrontServer;
let storage: Awaited<ReturnType<typeof serve>>;
let asked: string[];
let left: string[];
let slow: ReturnType<typeof gate>;

const answer = async (url: string, response: ServerResponse) => {
  asked.push(url);
  response.once('close', () => response.writableFinished || left.push(url));
  if (url.includes('slow')) await slow.opened;
  response.writeHead(200, { 'Content-Type': 'text/html', 'Surrogate-Control': 'max-age=60' }).end(`<${url}>`);
};

beforeEach(async () => {
  [asked, left, slow] = [[], [], gate()];
  storage = await serve((request, response) => void answer(request.url ?? '', response));
  frontServer = await openFrontServer((request, response) => answer(request.url ?? '', response), {
    STORAGE_URL: `http://127.0.0.1:${storage.port}`,
    TRUSTED_PROXIES: '1',
  });
});
afterEach(async () => {
  slow.open();
  await frontServer.drain();
  await storage.stop();
});

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(setImmediate);
};
const many = (count: number, path: string) => Array.from({ length: count }, (_, at) => path.replace('#', String(at)));

test.each(['/slow?#', '/cart?slow=#', '/api/magento/cart?slow=#', '/media/slow-#.jpg', '/slow-#.jpg'])(
  'of requests that were sent ahead on one connection one is started, and all are answered in their order: %s',
  async (path) => {
    const targets = many(100, path);
    const connection = await openConnection(frontServer.port);
    connection.ask(targets);
    await until(() => asked.length >= 2);
    for (let at = 0; at < 3; at += 1) await frontServer.request(`/other?${at}`);
    expect(asked.filter((url) => url.includes('slow'))).toEqual(targets.slice(0, 2));
    slow.open();
    await until(() => connection.heard().split('</').length > 100);
    expect(
      connection
        .heard()
        .match(/<[^<]*slow[^>]*>/g)
        ?.map((url) => url.slice(1, -1)),
    ).toEqual(targets);
    connection.destroy();
  },
);

test('others are answered between the cached pages that one connection asks for', async () => {
  await frontServer.request('/cached');
  const [connection, other] = [await openConnection(frontServer.port), await openConnection(frontServer.port)];
  connection.ask([...many(600, '/cached'), '/last']);
  other.ask(['/other']);
  await until(() => connection.heard().includes('</last>'));
  expect(asked).toEqual(['/cached', '/other', '/last']);
  [connection, other].forEach((one) => one.destroy());
});

test.each(['/media/slow-#.jpg', '/cart?slow=#'])(
  'of a connection that has closed nothing more is started, and what waits for its socket hears of it: %s',
  async (path) => {
    const connection = await openConnection(frontServer.port);
    connection.ask(many(100, path));
    await until(() => asked.length >= 2);
    connection.destroy();
    await until(() => left.length === 2);
    await frontServer.request('/other');
    slow.open();
    await frontServer.request('/cart');
    expect(asked.filter((url) => url.includes('slow'))).toHaveLength(2);
    expect(frontServer.reports).toEqual([]);
  },
);

test('a connection that sends more ahead than all may keep waiting is closed', async () => {
  const connection = await openConnection(frontServer.port);
  connection.ask(many(4_003, '/slow?#'));
  await connection.closed;
  const next = await openConnection(frontServer.port);
  next.ask(many(4, '/other?#'));
  await until(() => next.heard().split('</other').length > 4);
  next.destroy();
});
