import { parseArgs } from 'node:util';

/** The parsed arguments of a command: positional ones, and values of `--name`. */
export interface ReadWords {
  readonly words: readonly string[];
  /** The value of an option, or null when it is absent. */
  text(name: string): string | null;
  isSaid(name: string): boolean;
}

/** Reads `SKU --price 24.95 --off`. Null when an option is unknown, repeated or lacks its value. */
export function readWords(
  typed: readonly string[],
  answers: readonly string[],
  flags: readonly string[] = [],
): ReadWords | null {
  const options = Object.fromEntries([
    ...answers.map((name) => [name, { type: 'string' as const, multiple: true }]),
    ...flags.map((name) => [name, { type: 'boolean' as const, multiple: true }]),
  ]) as Record<string, { type: 'string' | 'boolean'; multiple: true }>;
  try {
    const { values, positionals } = parseArgs({ args: [...typed], options, allowPositionals: true });
    const said = values as Readonly<Record<string, readonly (string | boolean)[] | undefined>>;
    if (Object.values(said).some((list) => (list?.length ?? 0) > 1)) return null;
    return {
      words: positionals,
      text: (name) => {
        const [answer] = said[name] ?? [];
        return typeof answer === 'string' ? answer : null;
      },
      isSaid: (name) => said[name] !== undefined,
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
