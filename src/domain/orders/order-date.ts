const DAY = { timeZone: 'Europe/London', day: 'numeric', month: 'long', year: 'numeric' } as const;
const FORMAT = new Intl.DateTimeFormat('en-GB', DAY);
const WITH_TIME = new Intl.DateTimeFormat('en-GB', { ...DAY, hour: '2-digit', minute: '2-digit' });

/** Formats `placedAt` (ms since 1970) as `19 October 2022`, London time. */
export function orderDate(placedAt: number): string {
  return FORMAT.format(placedAt);
}

/** Formats `at` (ms since 1970) as `19 October 2022 at 14:05`, London time. */
export function orderTime(at: number): string {
  return WITH_TIME.format(at);
}
