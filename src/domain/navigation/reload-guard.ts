const MIN_INTERVAL_MS = 60_000;

/** Whether a page may reload after a script failed to load; limits reload loops. Both times in ms, `last` null for never. */
export function mayReload(last: number | null, now: number): boolean {
  return last === null || now - last >= MIN_INTERVAL_MS;
}
