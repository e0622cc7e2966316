const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Formats `placedAt` (ms since 1970) as `19 October 2022`, London time. */
export function orderDate(placedAt: number): string {
  return FORMAT.format(placedAt);
}
