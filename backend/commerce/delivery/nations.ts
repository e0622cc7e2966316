import { bankHolidayOn, easterOf } from './bank-holidays';
import { addDays, type Day, weekdayOf } from './calendar-day';

/** Where bank holidays are the same: a country, or a part of the British Isles with postcodes of its own. */
export type Nation = 'GB' | 'SCT' | 'NIR' | 'IM' | 'CI' | 'IE' | 'FR' | 'DE' | 'NL';

const SCOTTISH = /^(AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/;
/** Berwick-upon-Tweed is in England. */
const BERWICK = /^TD15/;

/** The nation of a place; null for a country whose holidays are unknown. A postcode that cannot be read counts as English. */
export function nationOf(country: string, postcode: string): Nation | null {
  switch (country) {
    case 'GB':
      return nationOfPostcode(postcode.trim().toUpperCase());
    case 'IE':
    case 'FR':
    case 'DE':
    case 'NL':
      return country;
    default:
      return null;
  }
}

function nationOfPostcode(postcode: string): Nation {
  if (SCOTTISH.test(postcode)) return BERWICK.test(postcode) ? 'GB' : 'SCT';
  if (/^BT\d/.test(postcode)) return 'NIR';
  if (/^IM\d/.test(postcode)) return 'IM';
  return /^(GY|JE)\d/.test(postcode) ? 'CI' : 'GB';
}

const isWeekend = (day: Day): boolean => weekdayOf(day) % 6 === 0;

/** A holiday at a weekend, or on the day of another, is observed on the next working day too. */
function isObserved(day: Day, ...holidays: readonly string[]): boolean {
  return holidays.some((monthDay) => {
    let observed = `${day.slice(0, 4)}-${monthDay}`;
    if (observed === day) return true;
    while (isWeekend(observed) || bankHolidayOn(observed) !== null) observed = addDays(observed, 1);
    return observed === day;
  });
}

const [MONDAY, FRIDAY] = [1, 5];

/** Whether a day is the weekday that comes first on or after a day of its year (`MM-DD`). */
function isFirst(day: Day, weekday: number, from: string): boolean {
  const begin = `${day.slice(0, 4)}-${from}`;
  return weekdayOf(day) === weekday && day >= begin && day < addDays(begin, 7);
}

/** Saint Brigid's: 1 February if that is a Friday, else the first Monday of the month. */
function isBrigid(day: Day): boolean {
  const first = `${day.slice(0, 4)}-02-01`;
  return weekdayOf(first) === FRIDAY ? day === first : isFirst(day, MONDAY, '02-01');
}

const isAbroad = (day: Day, monthDays: string, easterDays: readonly number[]): boolean => {
  const easter = easterOf(Number(day.slice(0, 4)));
  return monthDays.split(' ').includes(day.slice(5)) || easterDays.some((after) => addDays(easter, after) === day);
};

function isHoliday(nation: Nation, day: Day): boolean {
  const english = bankHolidayOn(day);
  switch (nation) {
    case 'GB':
      return english !== null;
    case 'SCT':
      return (
        (english !== null && english !== 'Easter Monday' && english !== 'the summer bank holiday') ||
        isObserved(day, '01-02', '11-30') ||
        isFirst(day, MONDAY, '08-01')
      );
    case 'NIR':
      return english !== null || isObserved(day, '03-17', '07-12');
    case 'IM':
      // The last race day is a Friday, eleven days after the spring bank holiday.
      return english !== null || isObserved(day, '07-05') || isFirst(addDays(day, -11), MONDAY, '05-25');
    case 'CI':
      return english !== null || day.endsWith('-05-09');
    case 'IE':
      return (
        isAbroad(day, '01-01 03-17 12-25 12-26', [1]) ||
        isBrigid(day) ||
        ['05-01', '06-01', '08-01', '10-25'].some((from) => isFirst(day, MONDAY, from))
      );
    case 'FR':
      return isAbroad(day, '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25', [1, 39, 50]);
    case 'DE':
      return isAbroad(day, '01-01 05-01 10-03 12-25 12-26', [-2, 1, 39, 50]);
    case 'NL':
      return isAbroad(day, '01-01 04-27 12-25 12-26', [1, 39, 50]);
  }
}

/** Whether a courier carries parcels in a nation: not on Sundays and its bank holidays. */
export function doesCourierWork(nation: Nation | null, day: Day): boolean {
  return weekdayOf(day) !== 0 && (nation === null || !isHoliday(nation, day));
}
