import { plusDays, type CalendarDate } from './calendar-date';
import { motheringSunday } from './easter';

/** The weeks in which every florist of the country has her hands full. */
export type PeakName = 'valentines' | 'mothering-sunday' | 'christmas';

/**
 * The rush a day belongs to, or null: 12 to 14 February, the three days up to Mothering Sunday (whose flowers are brought
 * on the Saturday where the van rests on Sundays), and 18 to 24 December.
 */
export function peakOn(date: CalendarDate): PeakName | null {
  const day = date.slice(5);
  if (day >= '02-12' && day <= '02-14') return 'valentines';
  if (day >= '12-18' && day <= '12-24') return 'christmas';
  const sunday = motheringSunday(Number(date.slice(0, 4)));
  return date >= plusDays(sunday, -2) && date <= sunday ? 'mothering-sunday' : null;
}
