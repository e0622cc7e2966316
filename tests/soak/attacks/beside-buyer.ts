import { expect, test } from 'playwright/test';
import { startFlood, type FloodFigures, type Reply } from './flood';
import { buy, type Purchase } from './buyer';

/** Network of the customer who buys during an attack. */
const CUSTOMER = '203.0.113.10';

interface Options {
  /** Address of the customer. */
  readonly from?: string;
  /** Requests of the attack at once; all if left out. */
  readonly atOnce?: number;
  /** Purchases at most. */
  readonly most?: number;
}

/**
 * Runs an attack while a customer buys again and again, records what both got with a purchase before it, and expects that the
 * customer gets through. `more` is recorded beside them.
 */
export async function besideBuyer(
  shop: string,
  attack: readonly (() => Promise<Reply>)[],
  { from = CUSTOMER, atOnce, most = 10 }: Options = {},
  more: () => Promise<object> | object = () => ({}),
): Promise<FloodFigures> {
  // The first of each is slow.
  await buy(shop, from);
  const quiet = await buy(shop, from);
  const purchases: Purchase[] = [];
  const customer = async (): Promise<Reply> => {
    const purchase = await buy(shop, from);
    purchases.push(purchase);
    return purchase.order === null ? 'lost' : 200;
  };
  const figures = await startFlood(attack, customer, most, atOnce);
  const described = {
    ...figures,
    quiet: slowestSteps([quiet]),
    steps: slowestSteps(purchases),
    refusals: refusalsOf(purchases),
    ...(await more()),
  };
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(described) });
  expect(
    purchases.map(({ order }) => order),
    'purchases during the attack',
  ).not.toContain(null);
  return figures;
}

/** ms of the slowest of each step. */
function slowestSteps(purchases: readonly Purchase[]): Readonly<Record<string, number>> {
  const slowest: Record<string, number> = {};
  for (const { name, ms } of purchases.flatMap(({ steps }) => steps)) slowest[name] = Math.max(slowest[name] ?? 0, ms);
  return slowest;
}

function refusalsOf(purchases: readonly Purchase[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, refusals } of purchases.flatMap(({ steps }) => steps))
    for (const refusal of refusals) counts[`${name} ${refusal}`] = (counts[`${name} ${refusal}`] ?? 0) + 1;
  return counts;
}
