import type { Result } from '../shared/result';
import type { StripeShop } from '../payment/stripe/settle-session';
import type { ShopDatabase } from '../database/shop-database';

/** What a command works with. */
export interface AdminContext {
  readonly database: ShopDatabase;
  /** Epoch ms. */
  readonly now: number;
  /** Where orders are paid and refunded; left out in a shop without Stripe. */
  readonly stripe?: StripeShop;
}

/** The text to print, or why nothing was done. */
export type AdminResult = Result<string, string>;

/** One command of the florist. `run` gets the arguments after its name and returns null when they are invalid. */
export interface AdminCommand {
  readonly name: string;
  /** Lines of the help: usage and description. */
  readonly help: readonly (readonly [string, string])[];
  run(admin: AdminContext, words: readonly string[]): Promise<AdminResult | null>;
}
