import type { Caller } from '../wire-client';
import type { Participant, ShopSide } from './participant';

/** One call of a caller. `note` is kept until its response is checked. */
export interface Prepared {
  readonly args: readonly unknown[];
  /** The caller by default. */
  readonly caller?: Caller;
  readonly note?: unknown;
}

// Typed loosely on purpose, because the response is what is tested.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Answered {
  readonly participant: Participant;
  readonly data: any;
  readonly note: any;
  /** Responses the others received at the same time. */
  readonly others: readonly any[];
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** A method with a different response for each caller, and arguments that make the responses distinguishable. */
export interface PersonalCall {
  readonly method: string;
  /** For methods tested in several ways. */
  readonly way?: string;
  /** The concurrent callers: two customers and a guest, or two of a kind. */
  readonly by: 'all' | 'customers' | 'guests';
  prepare(participant: Participant, shop: ShopSide): Promise<Prepared> | Prepared;
  /**
   * Whether a response belongs to the caller. `alone`: the call changes nothing, so the response must equal the one
   * received without concurrency; each caller then calls twice, to give a shared cache the chance to serve it.
   */
  readonly own: 'alone' | ((answered: Answered, shop: ShopSide) => Promise<boolean> | boolean);
}

export const nothing = (): Prepared => ({ args: [] });
