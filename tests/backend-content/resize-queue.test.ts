import { ResizeQueue } from '../../backend/media/resize-queue';

/** Work that ends when the test says so. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (body: Buffer) => void>();
  const fails = new Map<string, (fault: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<Buffer>((resolve, reject) => {
      ends.set(name, resolve);
      fails.set(name, reject);
    });
  };
  const end = async (name: string) => {
    ends.get(name)?.(Buffer.from(name));
    await new Promise((later) => setImmediate(later));
  };
  const fail = (name: string) => fails.get(name)?.(new Error(`${name} failed`));
  return { begun, work, end, fail };
}

const here = () => new AbortController().signal;
const LIMITS = { atOnce: 1, waiting: 4, waitingPerClient: 3, longestWait: 60_000 };

describe('the queue of tasks', () => {
  test('runs one task at a time and lets clients take turns', async () => {
    const { begun, work, end } = works();
    const queue = new ResizeQueue(LIMITS);
    const add = (name: string, client: string) => void queue.add(name, client, here(), work(name));
    for (const name of ['a1', 'a2', 'a3']) add(name, 'a');
    add('b1', 'b');
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('runs as many tasks as it may and never more', async () => {
    const { begun, work, end } = works();
    const queue = new ResizeQueue({ ...LIMITS, atOnce: 2 });
    for (const name of ['1', '2', '3', '4']) void queue.add(name, 'a', here(), work(name));
    expect(begun).toEqual(['1', '2']);
    await end('2');
    expect(begun).toEqual(['1', '2', '3']);
  });

  test('makes a picture once for all who ask for it, and again afterwards', async () => {
    const { begun, work, end } = works();
    const queue = new ResizeQueue(LIMITS);
    const all = Array.from({ length: 40 }, (_, client) => queue.add('rose', String(client), here(), work('rose')));
    await end('rose');
    expect((await Promise.all(all)).map(String)).toEqual(Array.from({ length: 40 }, () => 'rose'));
    expect(begun).toEqual(['rose']);
    void queue.add('rose', 'a', here(), work('rose'));
    expect(begun).toEqual(['rose', 'rose']);
  });

  test('is bounded for one client and for all', async () => {
    const { work } = works();
    const queue = new ResizeQueue(LIMITS);
    const add = (name: string, client: string) => queue.add(name, client, here(), work(name));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add(name, 'a');
    expect(await add('a5', 'a')).toBeNull();
    void add('b1', 'b');
    expect(await add('c1', 'c')).toBeNull();
  });

  test('drops a waiting task when the last who waits for it leaves, and not before', async () => {
    const { begun, work, end } = works();
    const queue = new ResizeQueue(LIMITS);
    void queue.add('1', 'a', here(), work('1'));
    const [first, second, only] = [new AbortController(), new AbortController(), new AbortController()];
    const shared = [first, second].map(({ signal }, client) =>
      queue.add('shared', String(client), signal, work('shared')),
    );
    const lone = queue.add('lone', 'a', only.signal, work('lone'));
    first.abort();
    only.abort();
    await expect(shared[0]).rejects.toThrow('left');
    await expect(lone).rejects.toThrow('left');
    await end('1');
    await end('shared');
    expect(String(await shared[1])).toBe('shared');
    expect(begun).toEqual(['1', 'shared']);
  });

  test('gives up waiting after the longest wait, and drops the task', async () => {
    const { begun, work, end } = works();
    const queue = new ResizeQueue({ ...LIMITS, longestWait: 1 });
    const running = queue.add('1', 'a', here(), work('1'));
    const waiting = queue.add('2', 'a', here(), work('2'));
    expect(await Promise.all([running, waiting])).toEqual([null, null]);
    await end('1');
    expect(begun).toEqual(['1']);
  });

  test('finishes a running task although its client has left, and frees its place', async () => {
    const { begun, work, end } = works();
    const queue = new ResizeQueue(LIMITS);
    const leaver = new AbortController();
    const left = queue.add('1', 'a', leaver.signal, work('1'));
    leaver.abort();
    await expect(left).rejects.toThrow('left');
    const joined = queue.add('1', 'b', here(), work('1'));
    void queue.add('2', 'b', here(), work('2'));
    await end('1');
    expect(String(await joined)).toBe('1');
    expect(begun).toEqual(['1', '2']);
  });

  test('a task that fails rejects for all who wait and frees its place', async () => {
    const { begun, work, fail } = works();
    const queue = new ResizeQueue(LIMITS);
    const both = ['a', 'b'].map((client) => queue.add('1', client, here(), work('1')));
    void queue.add('2', 'a', here(), work('2'));
    fail('1');
    for (const one of both) await expect(one).rejects.toThrow('1 failed');
    await new Promise((later) => setImmediate(later));
    expect(begun).toEqual(['1', '2']);
  });
});
