import { addDays, type Day, weekdayOf } from './calendar-day';

const MONDAY = 1;

/** Easter Sunday by Butcher's algorithm. */
export function easterOf(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const [month, day] = [Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function firstMonday(from: Day): Day {
  let day = from;
  while (weekdayOf(day) !== MONDAY) day = addDays(day, 1);
  return day;
}

/** The next weekday that is not a holiday yet. */
function substituteFor(day: Day, taken: ReadonlyMap<Day, string>): Day {
  let free = day;
  while (weekdayOf(free) % 6 === 0 || taken.has(free)) free = addDays(free, 1);
  return free;
}

function holidaysOf(year: number): ReadonlyMap<Day, string> {
  const easter = easterOf(year);
  const holidays = new Map<Day, string>([
    [`${year}-01-01`, 'New Year’s Day'],
    [addDays(easter, -2), 'Good Friday'],
    [addDays(easter, 1), 'Easter Monday'],
    [firstMonday(`${year}-05-01`), 'the early May bank holiday'],
    [firstMonday(`${year}-05-25`), 'the spring bank holiday'],
    [firstMonday(`${year}-08-25`), 'the summer bank holiday'],
    [`${year}-12-25`, 'Christmas Day'],
    [`${year}-12-26`, 'Boxing Day'],
  ]);
  for (const day of [`${year}-01-01`, `${year}-12-25`, `${year}-12-26`]) {
    // A holiday at a weekend is observed on the day itself and on a substitute weekday.
    if (weekdayOf(day) % 6 === 0) holidays.set(substituteFor(day, holidays), holidays.get(day) ?? '');
  }
  return holidays;
}

const counted = new Map<number, ReadonlyMap<Day, string>>();
const MAX_YEARS = 8;

/** The name of a bank holiday of England and Wales, substitutes included; null on other days. */
export function bankHolidayOn(day: Day): string | null {
  const year = Number(day.slice(0, 4));
  const holidays = counted.get(year) ?? holidaysOf(year);
  if (counted.size >= MAX_YEARS && !counted.has(year)) counted.clear();
  counted.set(year, holidays);
  return holidays.get(day) ?? null;
}

const MOTHERING_SUNDAY = -21;

/** The peak days: 12 to 14 February, three days up to Mothering Sunday, 18 to 24 December. */
export function isPeak(day: Day): boolean {
  const monthDay = day.slice(5);
  if (monthDay >= '02-12' && monthDay <= '02-14') return true;
  if (monthDay >= '12-18' && monthDay <= '12-24') return true;
  const sunday = addDays(easterOf(Number(day.slice(0, 4))), MOTHERING_SUNDAY);
  return day >= addDays(sunday, -2) && day <= sunday;
}
