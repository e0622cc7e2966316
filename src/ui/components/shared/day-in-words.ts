/**
 * `2026-11-27` as people say it: "Friday 27 November 2026". A plain calendar date belongs to no time zone. The commas of
 * `Intl` are left out, because servers and browsers of different years disagree on them.
 */
export function dayInWords(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [] : [value])).join(' ');
}
