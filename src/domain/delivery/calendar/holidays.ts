import { plusDays, type CalendarDate, dayOfWeek } from './calendar-date';

const MAX_YEARS = 8;

/** `make`, called once for each year: a calendar reads the same year for each of its days. */
export function perYear<Value extends object>(make: (year: string) => Value): (year: string) => Value {
  const made = new Map<string, Value>();
  return (year) => {
    const known = made.get(year);
    if (known !== undefined) return known;
    if (made.size >= MAX_YEARS) made.clear();
    const value = make(year);
    made.set(year, value);
    return value;
  };
}

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
