const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The day of an order as its customer reads it, `19 October 2022`, by London's clock. `placedAt` is in epoch ms. */
export function orderDate(placedAt: number): string {
  return FORMAT.format(placedAt);
}
