import { inTurnOf } from '../../../src/adapters/actions-client/in-turn';

/** The locks of one browser, as far as the page uses them: shared by all of its tabs. */
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

/** Work that notes when it begins and ends. */
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

test('runs the work of two tabs one at a time', async () => {
  const { locks, names } = aBrowser();
  const { events, work } = aRecord();
  const [one, other] = [inTurnOf(() => locks), inTurnOf(() => locks)];
  expect(await Promise.all([one(work('a')), other(work('b'))])).toEqual(['a', 'b']);
  expect(events).toEqual(ONE_BY_ONE);
  expect(names).toEqual(['posy-actions', 'posy-actions']);
});

test.each([
  ['has no locks', () => undefined],
  ['denies its locks', () => ({ request: () => Promise.reject(new Error('denied')) }) as unknown as LockManager],
])('runs the work of one tab one at a time where the browser %s', async (_why, locks) => {
  const { events, work } = aRecord();
  const inTurn = inTurnOf(locks);
  expect(await Promise.all([inTurn(work('a')), inTurn(work('b'))])).toEqual(['a', 'b']);
  expect(events).toEqual(ONE_BY_ONE);
});

test.each([
  ['with locks', aBrowser().locks],
  ['without locks', undefined],
])('passes an error on and goes on with the next work, %s', async (_how, locks) => {
  const inTurn = inTurnOf(() => locks);
  let runs = 0;
  const failing = inTurn(() => {
    runs += 1;
    return Promise.reject(new Error('bug'));
  });
  await expect(failing).rejects.toThrow('bug');
  expect(await inTurn(async () => 'next')).toBe('next');
  expect(runs).toBe(1);
});
