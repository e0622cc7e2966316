import type { Log } from '../../application/ports/system';

export interface LogEntry {
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
