/** S9-40, ms. */
const LEAST_BETWEEN = 60_000;

/**
 * S8-6. Whether a page whose script could not be fetched may load itself anew: a new release has other scripts, and a dead
 * line must not turn it in circles. `last` is when it did so before, null for never; both in ms on one clock.
 */
export function mayReload(last: number | null, now: number): boolean {
  return last === null || now - last >= LEAST_BETWEEN;
}
