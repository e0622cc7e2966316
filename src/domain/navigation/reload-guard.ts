/**
 * Whether a page may be loaded again after a script failed to load; limits reload loops. Both times in ms, `last` 0 for
 * never. Printed into the page by its source text, so it must not refer to anything outside itself.
 */
export function mayReload(last: number, now: number): boolean {
  const MIN_INTERVAL_MS = 60_000;
  return now - last >= MIN_INTERVAL_MS;
}
