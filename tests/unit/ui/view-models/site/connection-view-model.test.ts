import { ConnectionViewModel } from '../../../../../src/ui/view-models/site/connection-view-model';

test('S4-13 the status follows the browser, and who waits goes on once there is a connection', async () => {
  const navigator = { onLine: true };
  const target = new EventTarget();
  const browser = Object.assign(target, { navigator }) as unknown as Window;
  const connection = new ConnectionViewModel(() => browser);
  expect([connection.isOnline, connection.whenBack()]).toEqual([true, null]);
  navigator.onLine = false;
  expect(connection.isOnline).toBe(false);
  const done: string[] = [];
  const waiting = ['1', '2'].map(async (which) => {
    await connection.whenBack();
    done.push(which);
  });
  target.dispatchEvent(new Event('offline'));
  await Promise.resolve();
  expect(done).toEqual([]);
  navigator.onLine = true;
  target.dispatchEvent(new Event('online'));
  await Promise.all(waiting);
  expect([connection.isOnline, done]).toEqual([true, ['1', '2']]);
});

test('S4-13 it asks no browser where there is none', () => {
  expect(
    () =>
      new ConnectionViewModel(() => {
        throw new Error('no browser');
      }),
  ).not.toThrow();
});
