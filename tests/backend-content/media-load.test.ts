import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { openMedia, type OpenMedia, plain, shapeOf } from './open-media';

jest.mock('node:os', () => ({ ...jest.requireActual<object>('node:os'), availableParallelism: () => 8 }));

const ROSE = '/media/catalog/product/DEMO-ROSE/0.jpg';
/** Sizes of one picture: each is a task of its own. */
const SIZES = ['w=216&h=268', 'w=432&h=536', 'w=140&h=200', 'w=280&h=400', 'w=100&h=100', 'w=200&h=200'];
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the queue of pictures to resize', () => {
  let media: OpenMedia;
  let leave: AbortController;
  /** Without a free place every request waits. */
  const open = async (waiting: number, waitingPerClient: number) => {
    media = await openMedia({ atOnce: 0, waiting, waitingPerClient });
  };
  const status = async (size: string, client: string) => {
    const answer = await media.request(`${ROSE}?${size}`, from(client), 'GET', leave.signal);
    return [answer.status, answer.headers['retry-after'], answer.headers['cache-control']];
  };
  beforeEach(() => {
    leave = new AbortController();
  });
  afterEach(async () => {
    leave.abort();
    await media.close();
  });
  const firstOf = (requests: readonly Promise<unknown>[]) => {
    for (const request of requests) request.catch(() => undefined);
    return Promise.race(requests);
  };
  const REFUSED = [429, '5', 'no-store'];

  test('refuses a client that has too many pictures waiting, and tells when to come back', async () => {
    await open(100, 2);
    expect(await firstOf(SIZES.slice(0, 3).map((size) => status(size, '10.0.0.1')))).toEqual(REFUSED);
  });

  test('refuses everybody when too many pictures are waiting', async () => {
    await open(3, 2);
    const clients = SIZES.slice(0, 4).map((size, index) => status(size, `10.0.0.${index}`));
    expect(await firstOf(clients)).toEqual(REFUSED);
  });

  test('counts each client of the front server for itself', async () => {
    await open(100, 1);
    let refused = 0;
    const count = (request: Promise<unknown>) => request.then(() => (refused += 1)).catch(() => undefined);
    void count(status(SIZES[0] ?? '', '10.0.0.1'));
    void count(status(SIZES[1] ?? '', '10.0.0.2'));
    expect(await firstOf([status(SIZES[2] ?? '', '10.0.0.3'), status(SIZES[3] ?? '', '10.0.0.3')])).toEqual(REFUSED);
    expect(refused).toBe(0);
  });

  test('counts the addresses of one IPv6 subscriber together', async () => {
    await open(100, 2);
    const clients = SIZES.slice(0, 3).map((size, at) => status(size, `2001:db8:1:2::${at}`));
    expect(await firstOf(clients)).toEqual(REFUSED);
  });

  test('answers cached pictures, originals and 304 while it is full', async () => {
    await open(0, 0);
    expect((await media.request(`${ROSE}?w=216&h=268`)).status).toBe(429);
    const original = await media.request(ROSE, { accept: 'image/avif' });
    expect([original.status, await shapeOf(original)]).toEqual([200, '1080x1340 heif']);
    const etag = original.headers.etag ?? '';
    expect((await media.request(ROSE, { accept: 'image/avif', 'if-none-match': etag })).status).toBe(304);
    const free = await media.restart({ atOnce: 1 });
    expect((await free.request(`${ROSE}?w=216&h=268`)).status).toBe(200);
    await free.close();
    const full = await media.restart({ atOnce: 0, waiting: 0 });
    expect((await full.request(`${ROSE}?w=216&h=268`)).status).toBe(200);
    await full.close();
  });

  test('gives up a picture when the only client that waits for it leaves', async () => {
    await open(1, 1);
    const waiting = status(SIZES[0] ?? '', '10.0.0.1');
    expect(await firstOf([waiting, status(SIZES[1] ?? '', '10.0.0.1')])).toEqual(REFUSED);
    leave.abort();
    leave = new AbortController();
    // Once the server has seen that the client left, exactly one of two new requests waits and the other is refused.
    for (;;) {
      const pair = [status(SIZES[2] ?? '', '10.0.0.2'), status(SIZES[3] ?? '', '10.0.0.2')];
      let refused = 0;
      const counted = pair.map((request) => request.then(() => (refused += 1)));
      await firstOf(counted);
      await status(SIZES[4] ?? '', '10.0.0.2');
      if (refused === 1) break;
    }
  });
});

describe('the process that resizes', () => {
  let folder: string;
  /** Ids of the processes started so far. */
  const pids = () => readFileSync(path.join(folder, 'pids'), 'utf8').trim().split('\n').map(Number);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pids-'));
    process.env['POSY_PIDS'] = path.join(folder, 'pids');
  });
  afterEach(() => {
    delete process.env['POSY_PIDS'];
    rmSync(folder, { recursive: true });
  });

  test('starts again after it was killed, and a picture under way then succeeds at the next request', async () => {
    const media = await openMedia({ atOnce: 1 });
    await media.request(`${ROSE}?w=100&h=100`);
    process.kill(pids()[0] ?? 0, 'SIGKILL');
    const statuses: number[] = [];
    for (const size of SIZES.slice(0, 3)) statuses.push((await media.request(`${ROSE}?${size}`)).status);
    expect(statuses.slice(1)).toEqual([200, 200]);
    expect(media.warnings.filter((line) => line.includes('ended (SIGKILL)'))).toHaveLength(1);
    expect(pids()).toHaveLength(2);
    await media.close();
  });

  test('ends with the service', async () => {
    const media = await openMedia();
    await media.request(`${ROSE}?w=100&h=100`);
    expect(() => process.kill(pids()[0] ?? 0, 0)).not.toThrow();
    await media.close();
    expect(() => process.kill(pids()[0] ?? 0, 0)).toThrow('ESRCH');
  });

  test('works at a lower priority than pages, with every thread of it', async () => {
    const media = await openMedia();
    await media.request(`${ROSE}?w=216&h=268`, { accept: 'image/avif' });
    const [pid = 0] = pids();
    const tasks = `/proc/${pid}/task`;
    // Elsewhere than on Linux a process has one priority.
    const threads = existsSync(tasks) ? readdirSync(tasks).map(Number) : [pid];
    const nameOf = (thread: number) => readFileSync(`${tasks}/${thread}/comm`, 'utf8').trim();
    const working = threads.filter((thread) => thread === pid || nameOf(thread).startsWith('libvips'));
    expect(working.length).toBeGreaterThan(threads.length === 1 ? 0 : 1);
    const lower = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
    expect(working.map((thread) => getPriority(thread))).toEqual(working.map(() => lower));
    await media.close();
  });

  test('makes one picture at a time, however many processors there are', async () => {
    const media = await openMedia();
    media.addPhotograph('LARGE-X/0.jpg', await plain('#c03030', 4000, 5000));
    media.addPhotograph('SMALL-X/0.jpg', await plain('#c03030', 100, 100));
    const made: string[] = [];
    const ask = async (sku: string) => {
      await media.request(`/media/catalog/product/${sku}/0.jpg?w=100&h=100`);
      made.push(sku);
    };
    const large = ask('LARGE-X');
    while (!existsSync(path.join(folder, 'pids'))) await new Promise(setImmediate);
    await Promise.all([large, ask('SMALL-X')]);
    expect(made).toEqual(['LARGE-X', 'SMALL-X']);
    await media.close();
  });

  test('resizes pictures of a hundred products that are asked for at once', async () => {
    const media = await openMedia();
    const photograph = await plain('#c03030', 400, 500);
    const skus = Array.from({ length: 100 }, (_, index) => `SKU-${index}X`);
    for (const sku of skus) media.addPhotograph(`${sku}/0.jpg`, photograph);
    const answers = await Promise.all(
      skus.map((sku) => media.request(`/media/catalog/product/${sku}/0.jpg?w=100&h=100`, from('10.0.0.1'))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(media.cached()).toHaveLength(100);
    await media.close();
  });
});
