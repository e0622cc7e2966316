import fc from 'fast-check';
import { dayOfWeek } from '../../../../../src/domain/delivery/calendar/calendar-date';
import { easterSunday, motheringSunday } from '../../../../../src/domain/delivery/calendar/easter';

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
