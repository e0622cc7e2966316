import type { Result } from '../../src/domain/shared/result';
import type { Harness, OpenHarness } from './harness';

/**
 * Opens one test environment for all cases of a suite; `cases` receives a function that returns it, because it is
 * opened later.
 */
export function contract(title: string, open: OpenHarness, cases: (h: () => Harness) => void): void {
  describe(title, () => {
    let harness: Harness | null = null;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(async () => {
      await harness?.close();
    });
    cases(() => {
      if (harness === null) throw new Error('The backend of this suite could not be started');
      return harness;
    });
  });
}

/** The value of a result that must be ok. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.reason)}`);
  return result.value;
}

/** The refusal of a result that must not be ok. */
export function reasonOf<Reason>(result: Result<unknown, Reason>): Reason {
  if (result.ok) throw new Error(`Not refused: ${JSON.stringify(result.value)}`);
  return result.reason;
}

/** Returns the value, or throws if it is absent. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`The seeded data has no ${what}`);
  return value;
}
