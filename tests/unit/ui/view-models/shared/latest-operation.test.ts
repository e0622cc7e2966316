import { autorun } from 'mobx';
import type { Failure } from '../../../../../src/application/ports/failures';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import { LatestOperation } from '../../../../../src/ui/view-models/shared/latest-operation';
import { manualResponses } from '../../manual-responses';

const NO_RESPONSE: Failure = { kind: 'unreachable', status: null };

function open() {
  const hand = manualResponses<[], string, Failure>();
  const operation = new LatestOperation<Failure>();
  const shown: string[] = [];
  const ask = () => operation.run(hand.ask, (value) => void shown.push(value));
  return { operation, shown, ask, answer: hand.answer };
}

test('S4-63, S4-64 is loading until the response, and a success clears the slot', async () => {
  const { operation, shown, ask, answer } = open();
  const first = ask();
  expect(operation.isLoading).toBe(true);
  await answer(0, refuse(NO_RESPONSE));
  expect([await first, operation.isLoading, operation.error]).toEqual([false, false, NO_RESPONSE]);
  const second = ask();
  expect(operation.error).toEqual(NO_RESPONSE);
  await answer(1, ok('b'));
  expect([await second, operation.error, shown]).toEqual([true, null, ['b']]);
});

test('S4-63 the response of an earlier call is not shown and changes neither flag nor slot', async () => {
  const { operation, shown, ask, answer } = open();
  const [first, second] = [ask(), ask()];
  await answer(0, refuse(NO_RESPONSE));
  expect([await first, operation.isLoading, operation.error]).toEqual([false, true, null]);
  await answer(1, ok('b'));
  expect([await second, operation.isLoading, shown]).toEqual([true, false, ['b']]);
});

test('S4-64 a late success does not empty the slot of a newer failure', async () => {
  const { operation, shown, ask, answer } = open();
  void ask();
  void ask();
  await answer(1, refuse(NO_RESPONSE));
  await answer(0, ok('a'));
  expect([operation.error, shown]).toEqual([NO_RESPONSE, []]);
});

test('a dropped response is not shown', async () => {
  const { operation, shown, ask, answer } = open();
  void ask();
  operation.cancel();
  expect(operation.isLoading).toBe(false);
  await answer(0, ok('a'));
  expect(shown).toEqual([]);
});

test('clears the flag in the same update that shows the value', async () => {
  const seen: string[] = [];
  const { operation, ask, answer, shown } = open();
  const stop = autorun(() => seen.push(`${operation.isLoading ? 'loading' : 'resting'} ${shown.length}`));
  void ask();
  await answer(0, ok('a'));
  stop();
  expect(seen).toEqual(['resting 0', 'loading 0', 'resting 1']);
});

test('an exception propagates and clears the flag', async () => {
  const operation = new LatestOperation<Failure>();
  const bug = async () => Promise.reject(new Error('bug'));
  await expect(operation.run(bug, () => undefined)).rejects.toThrow('bug');
  expect(operation.isLoading).toBe(false);
});
