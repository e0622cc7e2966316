import type { Failure } from '../../../../../src/application/ports/failures';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import { Operation } from '../../../../../src/ui/view-models/shared/operation';

const NO_RESPONSE: Failure = { kind: 'unreachable', status: null };

/** Work whose end the test decides. */
function aQuestion<Value>() {
  let answer: (value: Value) => void = () => undefined;
  const asked = new Promise<Value>((resolve) => (answer = resolve));
  return { asked, answer };
}

test('S4-63 is loading from the first call until the last response', async () => {
  const operation = new Operation<Failure>();
  const [first, second] = [aQuestion<void>(), aQuestion<void>()];
  const running = [first, second].map(({ asked }) => operation.run(async () => ok(await asked)));
  expect(operation.isLoading).toBe(true);
  first.answer();
  await running[0];
  expect(operation.isLoading).toBe(true);
  second.answer();
  await running[1];
  expect(operation.isLoading).toBe(false);
});

test('S4-63, S8-34 a failure is stored in the error slot and returned', async () => {
  const operation = new Operation<Failure>();
  const answer = await operation.run(async () => refuse(NO_RESPONSE));
  expect(answer).toEqual({ ok: false, reason: NO_RESPONSE });
  expect(operation.error).toEqual(NO_RESPONSE);
  expect(operation.isLoading).toBe(false);
});

test('S4-64 the slot is cleared by a success, not by the try itself', async () => {
  const operation = new Operation<Failure>();
  await operation.run(async () => refuse(NO_RESPONSE));
  const { asked, answer } = aQuestion<void>();
  const again = operation.run(async () => ok(await asked));
  expect(operation.error).toEqual(NO_RESPONSE);
  answer();
  await again;
  expect(operation.error).toBeNull();
});

test('an exception propagates and clears the loading flag', async () => {
  const operation = new Operation<Failure>();
  await expect(operation.run(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  expect(operation.isLoading).toBe(false);
});
