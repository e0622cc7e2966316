import { cartScenario } from './cart-scenario';
import { catalogueScenario } from './catalogue-scenario';
import { customerScenario } from './customer-scenario';
import { normalised } from './normalised';
import { call, type Side } from './side';
import type { Step } from './step';
import { openIdenticalShops, type IdenticalShops } from './equal-shops';

const WALKS = [
  ['what is there to see', catalogueScenario()],
  ['a guest’s way to an order', cartScenario()],
  ['a customer’s life', customerScenario()],
] as const;

let shops: IdenticalShops;
beforeAll(async () => {
  shops = await openIdenticalShops();
}, 60_000);
afterAll(() => shops?.close());

/** Makes the call on one side and stores there what later steps need. */
async function take(side: Side, { method, args, as, note }: Step): Promise<object> {
  const answer = await call(side, method, await args(side), as(side));
  for (const [name, value] of Object.entries(note?.(answer.body) ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') side.notes.set(name, String(value));
  }
  return normalised(side, answer);
}

describe.each(WALKS)(
  'S7-1 S7-2 the published middleware, ours, and ours in front of it give the same responses: %s',
  (_walk, steps) => {
    // One after the other, because each call sees the effects of those before it.
    test.each(steps.map((step) => [step.method, step.what, step] as const))('%s: %s', async (_method, _what, step) => {
      const published = await take(shops.published, step);
      expect(await take(shops.ours, step)).toEqual(published);
      expect(await take(shops.chained, step)).toEqual(published);
    });
  },
);

test('S7-1 every method of the published integration was called', () => {
  const called = new Set(WALKS.flatMap(([, steps]) => steps.map(({ method }) => method)));
  expect(shops.methods).toHaveLength(65);
  expect(shops.methods.filter((method) => !called.has(method))).toEqual([]);
});
