import { dayOfWeek, plusDays, type CalendarDate } from './calendar-date';
import { easterSunday } from './easter';
import { perYear } from './per-year';

export type BankHolidayName =
  'new-year' | 'good-friday' | 'easter-monday' | 'early-may' | 'spring' | 'summer' | 'christmas' | 'boxing-day';

export interface BankHoliday {
  readonly name: BankHolidayName;
  /** True for the substitute day of a holiday on a weekend. */
  readonly isSubstitute: boolean;
}

const MONDAY = 1;

function mondayFrom(date: CalendarDate): CalendarDate {
  return plusDays(date, (MONDAY - dayOfWeek(date) + 7) % 7);
}

/** Holidays on a fixed date, each with its substitute day if it falls on a weekend. */
function fixed(year: string): readonly (readonly [BankHolidayName, CalendarDate, CalendarDate])[] {
  const [newYear, christmas, boxingDay] = [`${year}-01-01`, `${year}-12-25`, `${year}-12-26`];
  const isWeekend = (date: CalendarDate) => dayOfWeek(date) % 6 === 0;
  return [
    ['new-year', newYear, isWeekend(newYear) ? mondayFrom(newYear) : newYear],
    // Saturday: Monday 27th. Sunday: Tuesday 27th, because Monday is Boxing Day.
    ['christmas', christmas, isWeekend(christmas) ? `${year}-12-27` : christmas],
    ['boxing-day', boxingDay, isWeekend(boxingDay) ? `${year}-12-28` : boxingDay],
  ];
}

/** Holidays on a fixed weekday. */
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

const holidaysOf = perYear(
  (year): ReadonlyMap<CalendarDate, BankHoliday> =>
    new Map<CalendarDate, BankHoliday>([
      ...fixed(year).map(([name, , observed]) => [observed, { name, isSubstitute: true }] as const),
      ...fixed(year).map(([name, day]) => [day, { name, isSubstitute: false }] as const),
      ...movable(year).map(([name, day]) => [day, { name, isSubstitute: false }] as const),
    ]),
);

/** Returns the bank holiday of England and Wales on a day or its substitute day, or null; one-off holidays are closures. */
export function bankHolidayOn(date: CalendarDate): BankHoliday | null {
  return holidaysOf(date.slice(0, 4)).get(date) ?? null;
}
