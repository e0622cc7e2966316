import type { Result } from '../shared/result';
import type { StripeShop } from '../payment/stripe/settle-session';
import type { ShopDatabase } from '../database/shop-database';
import { parseArgs } from 'node:util';

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

/** The parsed arguments of a command: positional ones, and values of `--name`. */
export interface ParsedArguments {
  readonly positionals: readonly string[];
  /** The value of an option, or null when it is absent. */
  text(name: string): string | null;
  isGiven(name: string): boolean;
}

/** Reads `SKU --price 24.95 --off`. Null when an option is unknown, repeated or lacks its value. */
export function parseArguments(
  typed: readonly string[],
  names: readonly string[],
  flags: readonly string[] = [],
): ParsedArguments | null {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const, multiple: true }]),
    ...flags.map((name) => [name, { type: 'boolean' as const, multiple: true }]),
  ]) as Record<string, { type: 'string' | 'boolean'; multiple: true }>;
  try {
    const { values, positionals } = parseArgs({ args: [...typed], options, allowPositionals: true });
    const given = values as Readonly<Record<string, readonly (string | boolean)[] | undefined>>;
    if (Object.values(given).some((list) => (list?.length ?? 0) > 1)) return null;
    return {
      positionals,
      text: (name) => {
        const [value] = given[name] ?? [];
        return typeof value === 'string' ? value : null;
      },
      isGiven: (name) => given[name] !== undefined,
    };
  } catch {
    return null;
  }
}

const COINS = 100;

/** `24.95` or `25` pounds in pence; null for anything else. */
export function readPounds(text: string): number | null {
  const match = /^£?(\d{1,7})(?:\.(\d{2}))?$/.exec(text.trim());
  return match === null ? null : Number(match[1]) * COINS + Number(match[2] ?? 0);
}

/** A whole number from `least` to `most`; null for anything else. */
export function readCount(text: string, least: number, most: number): number | null {
  const count = Number(text);
  return /^\d{1,9}$/.test(text.trim()) && count >= least && count <= most ? count : null;
}
