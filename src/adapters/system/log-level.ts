/** From saying nothing to saying everything. */
export const LOG_LEVELS = ['silent', 'error', 'warning', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Production tells errors only, tests nothing, everything else (the shop being written) all there is. */
export function levelIn(environment: string | undefined): LogLevel {
  if (environment === 'production') return 'error';
  return environment === 'test' ? 'silent' : 'debug';
}

/** Whether what is told at `level` is written where the log is set to `threshold`. */
export function isTold(level: Exclude<LogLevel, 'silent'>, threshold: LogLevel): boolean {
  return LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(threshold);
}
