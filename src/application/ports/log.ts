type Details = Readonly<Record<string, unknown>>;

/** Where failures that no shopper is told about are written. Secrets are masked by the adapter (S8-37). */
export interface Log {
  error(message: string, details?: Details): void;
  /** For what a shop in production does not have to hear (S9-39): somebody was turned away, and was told so. */
  warn(message: string, details?: Details): void;
}
