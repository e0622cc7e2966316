type Details = Readonly<Record<string, unknown>>;

/** The log; adapters mask secrets. */
export interface Log {
  error(message: string, details?: Details): void;
  /** For expected refusals; not logged in production. */
  warn(message: string, details?: Details): void;
}
