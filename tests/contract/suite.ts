import type { Result } from '../../src/domain/shared/result';
import type { Harness, OpenHarness } from './harness';

/** Opens one world for all cases of a suite; `cases` are given a way to it, for it is not there before they run. */
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
      if (harness === null) throw new Error('The world of this suite could not be opened');
      return harness;
    });
  });
}

/** The value of an answer that has to be one. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.reason)}`);
  return result.value;
}

/** The reason of an answer that must not be a value. */
export function reasonOf<Reason>(result: Result<unknown, Reason>): Reason {
  if (result.ok) throw new Error(`Not refused: ${JSON.stringify(result.value)}`);
  return result.reason;
}

/** For a case that cannot go on without it. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`The world holds no ${what}`);
  return value;
}
