const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });

/** S2-64. The weekday's English name in London at `epochMs` (ms since 1970). */
export function weekdayName(epochMs: number): string {
  return WEEKDAY.format(epochMs);
}
