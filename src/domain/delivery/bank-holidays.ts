import { dayOfWeek, plusDays, type CalendarDate } from './calendar-date';
import { easterSunday } from './easter';

export type BankHolidayName =
  'new-year' | 'good-friday' | 'easter-monday' | 'early-may' | 'spring' | 'summer' | 'christmas' | 'boxing-day';

export interface BankHoliday {
  readonly name: BankHolidayName;
  /** The weekday that is free instead, because the day itself fell on a weekend. */
  readonly isSubstitute: boolean;
}

const MONDAY = 1;

/** The first Monday on or after a day. */
function mondayFrom(date: CalendarDate): CalendarDate {
  return plusDays(date, (MONDAY - dayOfWeek(date) + 7) % 7);
}

/** Days that keep their date, each with the working day that stands in for it where it falls on a weekend. */
function fixed(year: string): readonly (readonly [BankHolidayName, CalendarDate, CalendarDate])[] {
  const [newYear, christmas, boxingDay] = [`${year}-01-01`, `${year}-12-25`, `${year}-12-26`];
  const isWeekend = (date: CalendarDate) => dayOfWeek(date) % 6 === 0;
  return [
    ['new-year', newYear, isWeekend(newYear) ? mondayFrom(newYear) : newYear],
    // Of a Saturday: Monday the 27th. Of a Sunday: Tuesday, since Monday is Boxing Day itself. Both are the 27th.
    ['christmas', christmas, isWeekend(christmas) ? `${year}-12-27` : christmas],
    ['boxing-day', boxingDay, isWeekend(boxingDay) ? `${year}-12-28` : boxingDay],
  ];
}

/** Days that are counted anew every year; none of them is ever on a weekend. */
function movable(year: string): readonly (readonly [BankHolidayName, CalendarDate])[] {
  const easter = easterSunday(Number(year));
  return [
    ['good-friday', plusDays(easter, -2)],
    ['easter-monday', plusDays(easter, 1)],
    ['early-may', mondayFrom(`${year}-05-01`)],
    ['spring', mondayFrom(`${year}-05-25`)],
    ['summer', mondayFrom(`${year}-08-25`)],
  ];
}

type HolidaysOfYear = ReadonlyMap<CalendarDate, BankHoliday>;

function holidaysOf(year: string): HolidaysOfYear {
  return new Map<CalendarDate, BankHoliday>([
    ...fixed(year).map(([name, , kept]) => [kept, { name, isSubstitute: true }] as const),
    ...fixed(year).map(([name, day]) => [day, { name, isSubstitute: false }] as const),
    ...movable(year).map(([name, day]) => [day, { name, isSubstitute: false }] as const),
  ]);
}

/** A calendar asks for the same year ninety times. */
const counted = new Map<string, HolidaysOfYear>();
const MAX_YEARS = 8;

/**
 * The bank holiday of England and Wales that a day is, or null. New Year's Day, Christmas Day and Boxing Day count on
 * their own date and on the substitute day alike. A holiday that is proclaimed once (a jubilee, a coronation) cannot be
 * counted: the florist enters it as a closure.
 */
export function bankHolidayOn(date: CalendarDate): BankHoliday | null {
  const year = date.slice(0, 4);
  let holidays = counted.get(year);
  if (holidays === undefined) {
    if (counted.size >= MAX_YEARS) counted.clear();
    holidays = holidaysOf(year);
    counted.set(year, holidays);
  }
  return holidays.get(date) ?? null;
}
