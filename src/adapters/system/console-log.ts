import type { Log } from '../../application/ports/log';

const SECRET = /token|password|secret|authorization|cookie|email|cart/i;
const MASK = '***';
/** Details lie no deeper than this; what does is a mistake, and a log must not fail over it. */
const MAX_DEPTH = 6;

/** One line of JSON an entry. Values under names that smell of secrets are masked, however deep they lie (S8-37). */
export class ConsoleLog implements Log {
  constructor(private readonly write: (line: string) => void = (line) => console.error(line)) {}

  error(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    const head = { level: 'error', message };
    this.write(JSON.stringify({ ...head, ...masked(details, 0), ...head }));
  }
}

function masked(details: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, SECRET.test(name) ? MASK : plain(value, depth + 1)]),
  );
}

/** The value as JSON can hold it. */
function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (depth > MAX_DEPTH) return '…';
  return Array.isArray(value) ? value.map((entry) => plain(entry, depth + 1)) : masked(value, depth);
}
