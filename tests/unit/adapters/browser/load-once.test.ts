import { loadOnce } from '../../../../src/adapters/browser/load-once';

test('shares one load among concurrent and later callers', async () => {
  let fetched = 0;
  const open = loadOnce(async () => (fetched += 1));
  expect(await Promise.all([open(), open()])).toEqual([1, 1]);
  expect(await open()).toBe(1);
});

test('a failed load rejects for all its callers, and the next one retries', async () => {
  let tries = 0;
  const open = loadOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no line');
    return tries;
  });
  const told = await Promise.allSettled([open(), open()]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await open()).toBe(2);
});
