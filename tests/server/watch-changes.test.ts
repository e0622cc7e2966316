import { watchChanges } from '../../server/watch-changes';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('waiting for a backend that is away leaves no listeners behind', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const kept = new Set<unknown>();
  const { addEventListener, removeEventListener } = AbortSignal.prototype;
  jest.spyOn(AbortSignal.prototype, 'addEventListener').mockImplementation(function add(this: AbortSignal, ...given) {
    kept.add(given[1]);
    addEventListener.apply(this, given);
  });
  jest.spyOn(AbortSignal.prototype, 'removeEventListener').mockImplementation(function remove(
    this: AbortSignal,
    ...given
  ) {
    kept.delete(given[1]);
    removeEventListener.apply(this, given);
  });
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('The backend is away.'));
  const stop = watchChanges('http://127.0.0.1:9/changes', () => undefined);
  await jest.advanceTimersByTimeAsync(20_500);
  expect(asked.mock.calls.length).toBeGreaterThan(15);
  expect(kept.size).toBeLessThanOrEqual(1);
  stop();
  expect(kept.size).toBe(0);
});
