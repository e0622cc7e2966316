import { plusDays, type CalendarDate } from './calendar-date';
import { motheringSunday } from './easter';
import { perYear } from './per-year';

export type PeakName = 'valentines' | 'mothering-sunday' | 'christmas';

const motheringDays = perYear((year) => {
  const sunday = motheringSunday(Number(year));
  return { from: plusDays(sunday, -2), to: sunday };
});

/** Returns the peak of a day or null: 12 to 14 February, Friday to Mothering Sunday, 18 to 24 December. */
export function peakOn(date: CalendarDate): PeakName | null {
  const day = date.slice(5);
  if (day >= '02-12' && day <= '02-14') return 'valentines';
  if (day >= '12-18' && day <= '12-24') return 'christmas';
  const { from, to } = motheringDays(date.slice(0, 4));
  return date >= from && date <= to ? 'mothering-sunday' : null;
}
