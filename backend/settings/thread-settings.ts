/** Node's own maximum. */
const MAX_THREADS = 1_024;

/** The thread pool size as Node itself parses the variable. */
export function readThreads(text: string): number {
  const threads = Math.trunc(Number(text));
  return Number.isNaN(threads) ? 1 : Math.min(MAX_THREADS, Math.max(1, threads));
}
