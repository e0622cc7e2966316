import { expect, test } from 'playwright/test';
import { startStack } from '../../browser/stack';
import type { OrderDatabase } from './order-database';
import { PRACTICE_BANK } from './payment-provider';
import type { UnreliableStripe } from './unreliable-stripe';
import { orderUnderKills, TRIAL_SETTINGS, type Trial } from './trial';

/** Opens a shop, runs the trial and fails with all faults; figures are attached to the report. */
export async function runOrderTrial(
  database: OrderDatabase,
  trial: Trial,
  stripe: UnreliableStripe | null = null,
): Promise<void> {
  const provider = stripe?.provider ?? PRACTICE_BANK;
  const stack = await startStack({ ...TRIAL_SETTINGS, ...database.settings, ...stripe?.settings });
  try {
    const { wrongs, figures } = await orderUnderKills(stack, database, provider, trial);
    const result = { database: database.name, payments: provider.method, ...trial, ...figures, wrongs: wrongs.length };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(result) });
    // The message contains the seed, so that the run can be repeated.
    expect(wrongs, `seed ${trial.seed}`).toEqual([]);
    if (database.killDatabase === undefined) expect(figures.faults, 'breaks of a backend that was not killed').toBe(0);
    expect(figures.whileOrdering, 'kills that hit while orders were out').toBeGreaterThan(0);
    expect(figures.lostBefore, 'submissions lost before they arrived').toBeGreaterThan(0);
    expect(figures.lostAfter, 'submissions whose response was lost').toBeGreaterThan(0);
    expect(figures.found, 'lost submissions that were found').toBeGreaterThan(0);
    expect(figures.lateRefused, 'copies of void submissions that were refused').toBeGreaterThan(0);
  } finally {
    await database.close();
    await stack.stop();
    await stripe?.stop();
  }
}
