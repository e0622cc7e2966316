/**
 * Whether the page may fetch what the visitor has not asked for: not offline, with data saver or on 2g. Printed into the
 * page by its source text, so it must not refer to anything outside itself.
 */
export function mayFetchAhead(w: Window): boolean {
  const { connection: line, onLine } = w.navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return onLine && line?.saveData !== true && !/2g/.test(line?.effectiveType ?? '');
}
