import fc from 'fast-check';
import { dayOfWeek, plusDays } from '../../../../../src/domain/delivery/calendar/calendar-date';
import {
  easterSunday,
  motheringSunday,
  bankHolidayOn,
  peakOn,
} from '../../../../../src/domain/delivery/calendar/holidays';

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('returns Easter of %d as %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test.each([
  [2024, '2024-03-10'],
  [2025, '2025-03-30'],
  [2026, '2026-03-15'],
  [2027, '2027-03-07'],
])('returns Mothering Sunday of %d as %s', (year, day) => {
  expect(motheringSunday(year)).toBe(day);
});

test('returns a Sunday from 22 March to 25 April for every year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1600, max: 4000 }), (year) => {
      const easter = easterSunday(year);
      expect(dayOfWeek(easter)).toBe(0);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});

function holidaysOf(year: number): readonly string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = plusDays(day, 1)) {
    if (bankHolidayOn(day) !== null) days.push(day.slice(5));
  }
  return days;
}

/** As published by the government, with the weekend days that have a substitute. */
test.each([
  [2021, ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-25', '12-26', '12-27', '12-28']],
  [2024, ['01-01', '03-29', '04-01', '05-06', '05-27', '08-26', '12-25', '12-26']],
  [2025, ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26']],
  [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-26', '12-28']],
  [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-25', '12-26', '12-27', '12-28']],
  [2028, ['01-01', '01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
])('returns exactly the bank holidays of %d', (year, expected) => {
  expect(holidaysOf(year)).toEqual(expected);
});

test.each([
  ['2028-01-03', { name: 'new-year', isSubstitute: true }],
  ['2023-01-02', { name: 'new-year', isSubstitute: true }],
  ['2022-12-25', { name: 'christmas', isSubstitute: false }],
  ['2022-12-26', { name: 'boxing-day', isSubstitute: false }],
  ['2022-12-27', { name: 'christmas', isSubstitute: true }],
  ['2021-12-27', { name: 'christmas', isSubstitute: true }],
  ['2021-12-28', { name: 'boxing-day', isSubstitute: true }],
  ['2026-04-03', { name: 'good-friday', isSubstitute: false }],
  ['2026-04-05', null],
  ['2026-04-06', { name: 'easter-monday', isSubstitute: false }],
  ['2026-05-04', { name: 'early-may', isSubstitute: false }],
  ['2026-05-25', { name: 'spring', isSubstitute: false }],
  ['2026-08-31', { name: 'summer', isSubstitute: false }],
])('returns for %s: %j', (day, expected) => {
  expect(bankHolidayOn(day)).toEqual(expected);
});

test('returns eight holidays on working days for every year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2100 }), (year) => {
      const working = holidaysOf(year).filter((day) => dayOfWeek(`${year}-${day}`) % 6 !== 0);
      expect(working).toHaveLength(8);
    }),
    { numRuns: 25 },
  );
});

test.each([
  ['2026-02-11', null],
  ['2026-02-12', 'valentines'],
  ['2026-02-14', 'valentines'],
  ['2026-02-15', null],
  ['2026-03-12', null],
  ['2026-03-13', 'mothering-sunday'],
  ['2026-03-15', 'mothering-sunday'],
  ['2026-03-16', null],
  ['2027-03-06', 'mothering-sunday'],
  ['2026-12-17', null],
  ['2026-12-18', 'christmas'],
  ['2026-12-24', 'christmas'],
  ['2026-12-25', null],
])('returns for %s the peak %j', (day, expected) => {
  expect(peakOn(day)).toBe(expected);
});
