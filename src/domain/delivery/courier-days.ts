import { bankHolidayOn, easterSunday, perYear } from './calendar/holidays';
import { dayOfWeek, plusDays, type CalendarDate } from './calendar/calendar-date';
import type { Nation } from './nation';

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];
const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;

/** A day of the year as `MM-DD`, or a number of days from Easter Sunday. */
type Feast = string | number;
const CHRISTMAS: readonly Feast[] = ['01-01', '12-25', '12-26'];

/** All of a country, or those that England and Wales do not have. */
const FEASTS: Readonly<Record<Nation, readonly Feast[]>> = {
  'england-and-wales': [],
  scotland: ['01-02', '11-30'],
  'northern-ireland': ['03-17', '07-12'],
  'isle-of-man': ['07-05'],
  'channel-islands': ['05-09'],
  ireland: [...CHRISTMAS, '03-17', EASTER_MONDAY],
  france: [
    '01-01',
    EASTER_MONDAY,
    '05-01',
    '05-08',
    ASCENSION,
    WHIT_MONDAY,
    '07-14',
    '08-15',
    '11-01',
    '11-11',
    '12-25',
  ],
  germany: [...CHRISTMAS, GOOD_FRIDAY, EASTER_MONDAY, '05-01', ASCENSION, WHIT_MONDAY, '10-03'],
  netherlands: [...CHRISTMAS, EASTER_MONDAY, '04-27', ASCENSION, WHIT_MONDAY],
};

const ABROAD: readonly Nation[] = ['ireland', 'france', 'germany', 'netherlands'];
/** Where a holiday at a weekend is observed on the next working day. */
const WITH_SUBSTITUTES: readonly Nation[] = ['scotland', 'northern-ireland', 'isle-of-man'];

function weekdayFrom(date: CalendarDate, weekday: number): CalendarDate {
  return plusDays(date, (weekday - dayOfWeek(date) + 7) % 7);
}

/** Holidays on a weekday of a month. */
function movable(nation: Nation, year: string): readonly CalendarDate[] {
  if (nation === 'scotland') return [weekdayFrom(`${year}-08-01`, MONDAY)];
  // The race day ends the second week after the spring bank holiday.
  if (nation === 'isle-of-man') return [plusDays(weekdayFrom(`${year}-05-25`, MONDAY), 11)];
  if (nation !== 'ireland') return [];
  const brigid = `${year}-02-01`;
  const mondays = ['05-01', '06-01', '08-01', '10-25'].map((from) => weekdayFrom(`${year}-${from}`, MONDAY));
  return [...mondays, dayOfWeek(brigid) === FRIDAY ? brigid : weekdayFrom(brigid, MONDAY)];
}

/** The day, or the next one that is neither at a weekend nor a holiday already. */
function observed(date: CalendarDate): CalendarDate {
  let day = date;
  while (dayOfWeek(day) === SUNDAY || dayOfWeek(day) === SATURDAY || bankHolidayOn(day) !== null)
    day = plusDays(day, 1);
  return day;
}

const ownHolidays = perYear((year) => {
  const easter = easterSunday(Number(year));
  const dateOf = (feast: Feast) => (typeof feast === 'string' ? `${year}-${feast}` : plusDays(easter, feast));
  const of = (nation: Nation): ReadonlySet<CalendarDate> => {
    const fixed = FEASTS[nation].map(dateOf);
    const substitutes = WITH_SUBSTITUTES.includes(nation) ? fixed.map(observed) : [];
    return new Set([...fixed, ...substitutes, ...movable(nation, year)]);
  };
  const known = new Map<Nation, ReadonlySet<CalendarDate>>();
  return (nation: Nation) => {
    const days = known.get(nation) ?? of(nation);
    known.set(nation, days);
    return days;
  };
});

function isBankHoliday(nation: Nation, date: CalendarDate): boolean {
  if (ownHolidays(date.slice(0, 4))(nation).has(date)) return true;
  if (ABROAD.includes(nation)) return false;
  const holiday = bankHolidayOn(date);
  // Scotland has no Easter Monday, and its summer bank holiday is the first Monday of August.
  return holiday !== null && !(nation === 'scotland' && ['easter-monday', 'summer'].includes(holiday.name));
}

/** Returns the bank holidays of a nation from one day to another, on which no courier works there; none if they are unknown. */
export function courierRests(nation: Nation | null, from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  const rests: CalendarDate[] = [];
  if (nation === null) return rests;
  for (let day = from; day <= to; day = plusDays(day, 1)) if (isBankHoliday(nation, day)) rests.push(day);
  return rests;
}
