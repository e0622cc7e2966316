const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });

/** Returns the English weekday in London at `epochMs` (ms since 1970). */
export function weekdayName(epochMs: number): string {
  return WEEKDAY.format(epochMs);
}
