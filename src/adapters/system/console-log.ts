import type { Log } from '../../application/ports/system';
import { isTold, type LogLevel } from './log-level';
import { mask, maskedText } from './mask';

const SECRET = /token|password|secret|authorization|cookie|email|cart/i;
/** Maximal nesting of logged details; anything deeper is cut off rather than failing. */
const MAX_DEPTH = 6;

type Details = Readonly<Record<string, unknown>>;

/** The common part of lines that differ only in details, and the failure's id, if it has one. */
export interface LineKind {
  readonly level: string;
  readonly kind: string;
  readonly id?: string;
}

export function writeToConsole(line: string): void {
  console.error(line);
}

/**
 * Writes one line of JSON for each entry that `level` allows. Masks values under names that suggest secrets, at any
 * depth, and texts that look like secrets.
 */
export class ConsoleLog implements Log {
  constructor(
    private readonly level: LogLevel,
    private readonly write: (line: string, kind: LineKind) => void = writeToConsole,
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
    const { id } = details;
    this.write(JSON.stringify({ ...head, ...masked(details, 0), ...head }), {
      level,
      kind: head.message,
      ...(typeof id === 'string' && { id }),
    });
  }
}

function masked(details: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, SECRET.test(name) ? mask(value) : plain(value, depth + 1)]),
  );
}

/** The value in a form that JSON can represent. */
function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return maskedText(`${value.name}: ${value.message}`);
  if (depth > MAX_DEPTH) return '…';
  return Array.isArray(value) ? value.map((entry) => plain(entry, depth + 1)) : masked(value, depth);
}
