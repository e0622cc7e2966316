import { cartWalk } from './cart-walk';
import { catalogueWalk } from './catalogue-walk';
import { customerWalk } from './customer-walk';
import { levelled } from './levelled';
import { call, type Side } from './side';
import type { Step } from './step';
import { openEqualShops, type EqualShops } from './equal-shops';

const WALKS = [
  ['what is there to see', catalogueWalk()],
  ['a guest’s way to an order', cartWalk()],
  ['a customer’s life', customerWalk()],
] as const;

let shops: EqualShops;
beforeAll(async () => {
  shops = await openEqualShops();
}, 60_000);
afterAll(() => shops?.close());

/** Makes the call on one side and notes there what later steps need. */
async function take(side: Side, { method, args, as, note }: Step): Promise<object> {
  const answer = await call(side, method, await args(side), as(side));
  for (const [name, value] of Object.entries(note?.(answer.body) ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') side.notes.set(name, String(value));
  }
  return levelled(side, answer);
}

describe.each(WALKS)(
  'S7-1 S7-2 the published middleware, ours, and ours before it answer the same: %s',
  (_walk, steps) => {
    // In turn: each call finds what the ones before it left, and all shops are left the same.
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
