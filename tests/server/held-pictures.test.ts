import { HeldPictures } from '../../server/held-pictures';
import { openConnection, type RawConnection } from './raw-connection';
import { serve } from './running-front-server';

/** Bytes of a picture, with which each takes 20 kB. */
const BYTES = 4 * 1024;
const KB_20 = 20 * 1024;

let shop: Awaited<ReturnType<typeof serve>>;
let connections: RawConnection[];
let holds: number;

beforeEach(async () => {
  const held = new HeldPictures({ ofAll: 4 * KB_20, ofNetwork: 2 * KB_20 }, { by56: 1, by48: 1 });
  [connections, holds] = [[], 0];
  shop = await serve((request, response) => {
    const release = held.hold({ request, response }, BYTES, 30_000);
    holds += 1;
    if (request.url === '/sent') response.end();
    if (request.url === '/released') release();
  });
});
afterEach(async () => {
  connections.forEach((one) => one.destroy());
  await shop.stop();
});

const hold = async (network: string, ...targets: string[]): Promise<RawConnection> => {
  const before = holds;
  const connection = await openConnection(shop.port);
  connections.push(connection);
  connection.ask(targets.length === 0 ? ['/'] : targets, { 'X-Forwarded-For': network });
  while (holds < before + Math.max(1, targets.length)) await new Promise(setImmediate);
  return connection;
};
/** True of those that are still open, after all that was cut has closed. */
const areOpen = async (all: readonly RawConnection[], count: number): Promise<readonly boolean[]> => {
  const open = all.map(() => true);
  all.forEach((one, at) => void one.closed.then(() => (open[at] = false)));
  while (open.filter(Boolean).length > count) await new Promise(setImmediate);
  await hold('192.0.2.99', '/sent');
  return open;
};

test('of one network the slowest reader is cut when its bytes are too many', async () => {
  const all = [await hold('192.0.2.1'), await hold('192.0.2.1'), await hold('192.0.2.2'), await hold('192.0.2.1')];
  expect(await areOpen(all, 3)).toEqual([false, true, true, true]);
});

test('of all networks the slowest reader is cut when their bytes are too many', async () => {
  const all = [];
  for (const network of [1, 2, 3, 4, 5]) all.push(await hold(`192.0.2.${network}`));
  expect(await areOpen(all, 4)).toEqual([false, true, true, true, true]);
});

test('of the network that keeps most the slowest reader is cut, not the slowest of all', async () => {
  const all = [];
  for (const network of [1, 2, 2, 3, 3]) all.push(await hold(`192.0.2.${network}`));
  expect(await areOpen(all, 4)).toEqual([true, false, true, true, true]);
});

test('the networks of one IPv6 subscriber keep no more than the wider one may', async () => {
  const all = [];
  for (const network of [1, 2, 3]) all.push(await hold(`2001:db8:0:${network}::1`));
  expect(await areOpen(all, 2)).toEqual([false, true, true]);
});

test.each(['/sent', '/released'])('what is sent or released takes no bytes: %s', async (target) => {
  const all = [await hold('192.0.2.1')];
  for (let at = 0; at < 5; at += 1) await hold('192.0.2.1', target);
  all.push(await hold('192.0.2.1'));
  expect(await areOpen(all, 2)).toEqual([true, true]);
});

test('a response that waits for another of its connection is cut with it', async () => {
  const all = [await hold('192.0.2.1', '/', '/'), await hold('192.0.2.1')];
  expect(await areOpen(all, 1)).toEqual([false, true]);
});

test('a reader is cut after its time', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  try {
    const all = [await hold('192.0.2.1')];
    jest.advanceTimersByTime(20_000);
    all.push(await hold('192.0.2.1'));
    jest.advanceTimersByTime(10_000);
    expect(await areOpen(all, 1)).toEqual([false, true]);
  } finally {
    jest.useRealTimers();
  }
});
