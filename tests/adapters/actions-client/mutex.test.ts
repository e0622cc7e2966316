import { createMutex } from '../../../src/adapters/actions-client/mutex';

/** The Web Locks of one browser, shared by its tabs. */
function aBrowser() {
  let last: Promise<unknown> = Promise.resolve();
  const names: string[] = [];
  const request = (name: string, work: () => Promise<unknown>) => {
    names.push(name);
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { names, locks: { request } as unknown as LockManager };
}

/** A task that records when it begins and ends. */
function aRecord() {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, 1));
    events.push(`${name} ends`);
    return name;
  };
  return { events, work };
}

const ONE_BY_ONE = ['a begins', 'a ends', 'b begins', 'b ends'];

test('runs tasks of two tabs one at a time', async () => {
  const { locks, names } = aBrowser();
  const { events, work } = aRecord();
  const [one, other] = [createMutex(() => locks), createMutex(() => locks)];
  expect(await Promise.all([one(work('a')), other(work('b'))])).toEqual(['a', 'b']);
  expect(events).toEqual(ONE_BY_ONE);
  expect(names).toEqual(['posy-actions', 'posy-actions']);
});

test.each([
  ['has no locks', () => undefined],
  ['denies its locks', () => ({ request: () => Promise.reject(new Error('denied')) }) as unknown as LockManager],
])('runs tasks of one tab one at a time where the browser %s', async (_why, locks) => {
  const { events, work } = aRecord();
  const inTurn = createMutex(locks);
  expect(await Promise.all([inTurn(work('a')), inTurn(work('b'))])).toEqual(['a', 'b']);
  expect(events).toEqual(ONE_BY_ONE);
});

test.each([
  ['with locks', aBrowser().locks],
  ['without locks', undefined],
])('passes an error on and runs the next task, %s', async (_how, locks) => {
  const inTurn = createMutex(() => locks);
  let runs = 0;
  const failing = inTurn(() => {
    runs += 1;
    return Promise.reject(new Error('bug'));
  });
  await expect(failing).rejects.toThrow('bug');
  expect(await inTurn(async () => 'next')).toBe('next');
  expect(runs).toBe(1);
});
