import type { Result } from '../commerce/result';
import type { ShopDatabase } from '../database/shop-database';

/** What a command works with. */
export interface AdminContext {
  readonly database: ShopDatabase;
  /** Epoch ms. */
  readonly now: number;
}

/** What a command answers: lines to print, or why it did nothing. */
export type AdminResult = Result<string, string>;

/** One thing the florist can do. `run` gets the words behind its name; null when they make no sense. */
export interface AdminCommand {
  readonly name: string;
  /** Lines of the help: what to type, and what it does. */
  readonly help: readonly (readonly [string, string])[];
  run(admin: AdminContext, words: readonly string[]): Promise<AdminResult | null>;
}
