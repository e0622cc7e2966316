import type { Result } from '../commerce/result';
import type { ShopDatabase } from '../database/shop-database';

/** What a command works with. */
export interface Desk {
  readonly database: ShopDatabase;
  /** Epoch ms. */
  readonly now: number;
}

/** What a command answers: lines to print, or why it did nothing. */
export type DeskAnswer = Result<string, string>;

/** One thing the florist can do. `run` gets the words behind its name; null when they make no sense. */
export interface DeskCommand {
  readonly name: string;
  /** Lines of the help: what to type, and what it does. */
  readonly help: readonly (readonly [string, string])[];
  run(desk: Desk, words: readonly string[]): Promise<DeskAnswer | null>;
}
