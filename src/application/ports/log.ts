/** Where failures that no shopper is told about are written. Secrets are masked by the adapter (S8-37). */
export interface Log {
  error(message: string, details?: Readonly<Record<string, unknown>>): void;
}
