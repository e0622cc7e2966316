import type { Clock, Log } from '../../application/ports/system';

/** A clock that changes only when it is set. Milliseconds since 1970 in UTC. */
export class FixedClock implements Clock {
  constructor(private instant: number) {}

  now(): number {
    return this.instant;
  }

  set(instant: number): void {
    this.instant = instant;
  }
}

interface LogEntry {
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A log whose entries can be read. */
export class MemoryLog implements Log {
  readonly entries: LogEntry[] = [];
  readonly warnings: LogEntry[] = [];

  error(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    this.entries.push({ message, details });
  }

  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    this.warnings.push({ message, details });
  }
}
