import type { Log } from '../../application/ports/system';
import { isTold, type LogLevel } from './log-level';
import { mask, maskedText } from './mask';

const SECRET = /token|password|secret|authorization|cookie|email|cart/i;
/** Maximal nesting of logged details; anything deeper is cut off rather than failing. */
const MAX_DEPTH = 6;

/** Characters of a logged text, and entries of a logged list. */
const MAX_TEXT = 2_000;
const MAX_ENTRIES = 50;

type Details = Readonly<Record<string, unknown>>;

function writeToConsole(line: string): void {
  console.error(line);
}

/**
 * Writes one line of JSON for each entry that `level` allows. Masks values under names that suggest secrets, at any
 * depth, and texts that look like secrets.
 */
export class ConsoleLog implements Log {
  constructor(
    private readonly level: LogLevel,
    private readonly write: (line: string) => void = writeToConsole,
  ) {}

  error(message: string, details: Details = {}): void {
    this.tell('error', message, details);
  }

  warn(message: string, details: Details = {}): void {
    this.tell('warning', message, details);
  }

  private tell(level: Exclude<LogLevel, 'silent'>, message: string, details: Details): void {
    if (!isTold(level, this.level)) return;
    const head = { level, message: maskedText(message) };
    this.write(JSON.stringify({ ...head, ...masked(details, 0), ...head }));
  }
}

function masked(details: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, SECRET.test(name) ? mask(value) : plain(value, depth + 1)]),
  );
}

/** The value in a form that JSON can represent. */
function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskedText(value.slice(0, MAX_TEXT));
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return maskedText(`${value.name}: ${value.message}`);
  if (depth > MAX_DEPTH) return '…';
  return Array.isArray(value)
    ? value.slice(0, MAX_ENTRIES).map((entry) => plain(entry, depth + 1))
    : masked(value, depth);
}
