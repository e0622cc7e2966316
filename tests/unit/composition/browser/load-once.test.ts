import { loadOnce } from '../../../../src/composition/browser/load-once';

test('one fetching for all who wait, and for all who come later', async () => {
  let fetched = 0;
  const open = loadOnce(async () => (fetched += 1));
  expect(await Promise.all([open(), open()])).toEqual([1, 1]);
  expect(await open()).toBe(1);
});

test('a fetching that failed is told to all who waited, and tried again by the next', async () => {
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
