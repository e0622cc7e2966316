import type { Caller } from '../wire-client';
import type { Party, ShopSide } from './party';

/** What somebody is about to ask. `note` is what is remembered of it until the answer is judged. */
export interface Prepared {
  readonly args: readonly unknown[];
  /** Left out: their own. */
  readonly caller?: Caller;
  readonly note?: unknown;
}

// What a test reads from an answer is the thing under test, so it is read as it came.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Answered {
  readonly party: Party;
  readonly data: any;
  readonly note: any;
  /** What the others were answered in the same moment. */
  readonly others: readonly any[];
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** A method that answers each something else, with a way of asking that lets the answers be told apart. */
export interface PersonalCall {
  readonly method: string;
  /** For methods that are tried in several ways. */
  readonly way?: string;
  /** Who asks at once: two customers and a guest, or two of a kind. */
  readonly by: 'all' | 'customers' | 'guests';
  prepare(party: Party, shop: ShopSide): Promise<Prepared> | Prepared;
  /**
   * Whether an answer is the party's own. `alone`: nothing is changed by asking, so it must be, to the letter, what they are
   * answered when nobody else asks; then each asks twice, so that a cache on the way has something to answer with.
   */
  readonly own: 'alone' | ((answered: Answered, shop: ShopSide) => Promise<boolean> | boolean);
}

export const nothing = (): Prepared => ({ args: [] });
