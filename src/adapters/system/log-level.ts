/** In ascending verbosity. */
export const LOG_LEVELS = ['silent', 'error', 'warning', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Errors in production, nothing in tests, everything in development. */
export function levelIn(environment: string | undefined): LogLevel {
  if (environment === 'production') return 'error';
  return environment === 'test' ? 'silent' : 'debug';
}

/** Whether an entry of `level` is written at `threshold`. */
export function isTold(level: Exclude<LogLevel, 'silent'>, threshold: LogLevel): boolean {
  return LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(threshold);
}
