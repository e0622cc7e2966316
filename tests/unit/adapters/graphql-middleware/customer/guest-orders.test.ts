import { learnGuestOrders } from '../../../../../src/adapters/graphql-middleware/customer/guest-orders';
import type { CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { ok } from '../../../../../src/domain/shared/result';

const VALID: CallResponse = { status: 200, body: { data: { __typename: 'Query' } } };
const REFUSED: CallResponse = { status: 200, body: { errors: [{ message: 'Champ inconnu.' }] } };
const AWAY: CallResponse = { status: null, body: null };

/** A backend that answers so, one after another and then with the last, and how often it was asked. */
function aBackend(...answers: readonly CallResponse[]) {
  let now = 0;
  const asked: unknown[] = [];
  const call = async (_method: string, [question]: readonly unknown[]) => {
    asked.push(question);
    return answers[Math.min(asked.length, answers.length) - 1] ?? AWAY;
  };
  return { asked, proof: learnGuestOrders(call, () => now), wait: (ms: number) => (now += ms) };
}

test.each([
  ['postcode', [VALID]],
  ['surname', [REFUSED, VALID]],
  [null, [REFUSED]],
] as const)('a backend that finds by %j is asked once in an hour', async (proof, answers) => {
  const { proof: ask, asked, wait } = aBackend(...answers);
  expect(await Promise.all([ask(), ask()])).toEqual([ok(proof), ok(proof)]);
  const first = asked.length;
  wait(59 * 60_000);
  expect(await ask()).toEqual(ok(proof));
  expect(asked).toHaveLength(first);
  wait(60_000);
  await ask();
  expect(asked.length).toBeGreaterThan(first);
});

test('a fault that passes does not take the form away', async () => {
  const { proof } = aBackend(REFUSED, REFUSED, VALID);
  expect(await proof()).toEqual(ok('postcode'));
});

test('what could not be asked is asked again', async () => {
  const { proof } = aBackend(AWAY, REFUSED, VALID);
  expect(await proof()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(await proof()).toEqual(ok('surname'));
});

test('no question looks for an order', async () => {
  const { proof, asked } = aBackend(REFUSED);
  await proof();
  for (const question of asked) expect(question).toMatchObject({ query: expect.stringContaining('@skip(if: true)') });
});
