import { plusDays, type CalendarDate } from './calendar-date';

/** Returns Easter Sunday by the Meeus/Jones/Butcher algorithm. */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const daysAfterMarch21 = moon + weekday - 7 * late + 1;
  return plusDays(`${String(year).padStart(4, '0')}-03-21`, daysAfterMarch21);
}

/** Returns Mother's Day in Britain, three weeks before Easter. */
export function motheringSunday(year: number): CalendarDate {
  return plusDays(easterSunday(year), -21);
}
