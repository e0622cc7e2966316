import fc from 'fast-check';
import { dayOfWeek, isCalendarDate, plusDays } from '../../../../../src/domain/delivery/calendar/calendar-date';
import { anyText } from '../../../../builders/any-text';

describe('A calendar date', () => {
  test.each(['2026-11-20', '2028-02-29', '2000-02-29', '2026-12-31'])('%s exists', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each([
    '2027-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0099-01-01',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00',
    '+2026-11-20',
    ' 2026-11-20',
    '2026-11-20\n',
    '',
    'today',
  ])('%j does not exist', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  test.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-11-20', 90, '2027-02-18'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %d days is %s', (date, days, expected) => {
    expect(plusDays(date, days)).toBe(expected);
  });

  test.each([
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2028-02-29', 2],
    ['2027-01-01', 5],
    ['2026-10-24', 6],
  ])('%s has weekday %d', (date, expected) => {
    expect(dayOfWeek(date)).toBe(expected);
  });

  test('is unchanged after adding and subtracting days, and every date between exists', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 5000 }), (instant, days) => {
        const date = instant.toISOString().slice(0, 10);
        const later = plusDays(date, days);
        expect(isCalendarDate(later)).toBe(true);
        expect(plusDays(later, -days)).toBe(date);
        expect(dayOfWeek(later)).toBe((dayOfWeek(date) + days) % 7);
      }),
    );
  });

  test('never throws for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.stringMatching(/^\d{4}-\d\d-\d\d$/)), (text) => {
        expect(typeof isCalendarDate(text)).toBe('boolean');
      }),
    );
  });
});
