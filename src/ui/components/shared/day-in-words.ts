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

/** Noon of a plain day or, with `01` behind it, month, as `Intl` takes it. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/**
 * `2026-11-27` in pieces: "Fri", "27", "Nov". Long names are cut to three letters by ourselves: the short ones of `Intl`
 * differ between servers and browsers ("Sep", "Sept").
 */
export function dayParts(date: string, locale: string): { weekday: string; day: string; month: string } {
  const cut = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noonOf(date)).slice(0, 3);
  return { weekday: cut({ weekday: 'long' }), day: String(Number(date.slice(8))), month: cut({ month: 'long' }) };
}

/** `2026-11` as "November 2026". */
export function monthInWords(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noonOf(`${month}-01`),
  );
}

/** Monday to Sunday, in full and cut to three letters. 1 January 2024 was a Monday. */
export function weekdaysInWords(locale: string): readonly { readonly long: string; readonly short: string }[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const long = format.format(noonOf(`2024-01-0${day}`));
    return { long, short: long.slice(0, 3) };
  });
}
