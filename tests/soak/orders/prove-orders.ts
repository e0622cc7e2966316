import { expect, test } from 'playwright/test';
import { startStack } from '../../browser/stack';
import type { BookKeeping } from './book-keeping';
import { orderUnderKills, TRIAL_SETTINGS, type Trial } from './trial';

/** Opens a shop, holds the trial in it and fails with everything that was wrong; the figures go to the report. */
export async function proveOrders(keeping: BookKeeping, trial: Trial): Promise<void> {
  const stack = await startStack({ ...TRIAL_SETTINGS, ...keeping.settings });
  try {
    const { wrongs, figures } = await orderUnderKills(stack, keeping, trial);
    const told = { database: keeping.name, ...trial, ...figures, wrongs: wrongs.length };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(told) });
    // The seed is in the message, so that the same carts and moments can be tried again.
    expect(wrongs, `seed ${trial.seed}`).toEqual([]);
    if (keeping.killDatabase === undefined) expect(figures.faults, 'breaks of a backend that was not killed').toBe(0);
    expect(figures.whileOrdering, 'kills that hit while orders were out').toBeGreaterThan(0);
    expect(figures.unanswered, 'submissions without an answer').toBeGreaterThan(0);
  } finally {
    await keeping.close();
    await stack.stop();
  }
}
