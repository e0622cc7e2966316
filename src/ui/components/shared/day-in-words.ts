/** Date formats. A plain calendar date has no time zone. */
const WAYS = {
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  month: { month: 'long' },
  monthAndYear: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is slow and dates are formatted at every key press, so formatters are cached. */
function formatterOf(locale: string, way: keyof typeof WAYS): Intl.DateTimeFormat {
  const key = `${locale} ${way}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { ...WAYS[way], timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/** Noon UTC of a plain date, for `Intl`. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/**
 * Formats `2026-11-27` as "Friday 27 November 2026". Removes commas of `Intl`, because servers and browsers of
 * different versions differ in them.
 */
export function dayInWords(date: string, locale: string): string {
  const parts = formatterOf(locale, 'whole').formatToParts(noonOf(date));
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [] : [value])).join(' ');
}

/**
 * Splits `2026-11-27` into "Fri", "27", "Nov". Names are cut to three letters here, because the short names of `Intl`
 * differ between servers and browsers ("Sep", "Sept").
 */
export function dayParts(date: string, locale: string): { weekday: string; day: string; month: string } {
  const cut = (way: 'weekday' | 'month') => formatterOf(locale, way).format(noonOf(date)).slice(0, 3);
  return { weekday: cut('weekday'), day: String(Number(date.slice(8))), month: cut('month') };
}

/** Formats `2026-11` as "November 2026". */
export function monthInWords(month: string, locale: string): string {
  return formatterOf(locale, 'monthAndYear').format(noonOf(`${month}-01`));
}

/** Monday to Sunday, in full and cut to three letters. 1 January 2024 was a Monday. */
export function weekdaysInWords(locale: string): readonly { readonly long: string; readonly short: string }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const long = formatterOf(locale, 'weekday').format(noonOf(`2024-01-0${day}`));
    return { long, short: long.slice(0, 3) };
  });
}
