/** More days than these are summarised as their number, the first and the last. */
const MAX_LISTED = 4;

/**
 * Days in words, such as the deliveries of a subscription: `list` joins a few, `span` puts many as "12 deliveries, from A
 * to B" with what it calls them.
 */
export function severalDaysText(
  days: readonly string[],
  list: (days: readonly string[]) => string,
  span: string,
): string {
  if (days.length <= MAX_LISTED) return list(days);
  return `${days.length} ${span} ${days[0]} to ${days.at(-1)}`;
}
