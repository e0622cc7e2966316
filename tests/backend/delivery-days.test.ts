import { earliestDay, parseDay, refuseDay } from '../../backend/commerce/delivery/delivery-days';

const CLOSED = new Set(['12-25', '12-26', '01-01', '2026-10-09']);
const at = (iso: string): number => Date.parse(iso);

describe('days the florist can keep', () => {
  test.each([
    ['Monday morning, no lead: today', '2026-10-05T09:00:00Z', 0, '2026-10-05'],
    ['Monday morning, a day of lead: Tuesday', '2026-10-05T09:00:00Z', 1, '2026-10-06'],
    ['a minute before two in summer time is before the cut-off', '2026-10-05T12:59:00Z', 0, '2026-10-05'],
    ['two o’clock in summer time is the cut-off', '2026-10-05T13:00:00Z', 0, '2026-10-06'],
    ['one o’clock UTC in winter is before the cut-off', '2026-11-02T13:00:00Z', 0, '2026-11-02'],
    ['Saturday afternoon is taken on Monday', '2026-10-10T14:00:00Z', 0, '2026-10-12'],
    ['Saturday afternoon with a day of lead: Tuesday', '2026-10-10T14:00:00Z', 1, '2026-10-13'],
    ['lead days skip a closed Friday and a Sunday', '2026-10-08T09:00:00Z', 2, '2026-10-12'],
    ['half past midnight in summer is the new day in London', '2026-10-05T23:30:00Z', 0, '2026-10-06'],
    ['Christmas Eve after the cut-off goes past both holidays and the Sunday', '2026-12-24T15:00:00Z', 0, '2026-12-28'],
    ['the night the clocks go back has one Sunday', '2026-10-24T14:30:00Z', 0, '2026-10-26'],
    ['the night the clocks go forward loses no day', '2027-03-27T15:30:00Z', 0, '2027-03-29'],
  ])('%s', (_title, now, lead, earliest) => {
    expect(earliestDay(at(now), lead, CLOSED)).toBe(earliest);
  });

  test.each([
    ['2026-10-07', '2026-10-07'],
    ['2026-10-07 00:00:00', '2026-10-07'],
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', null],
    ['2026-13-01', null],
    ['07/10/2026', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is read as %j', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  test.each([
    ['2026-10-06', null],
    ['2026-10-05', { kind: 'too-early', earliest: '2026-10-06' }],
    ['2026-10-09', { kind: 'closed' }],
    ['2026-10-11', { kind: 'closed' }],
    ['2026-12-25', { kind: 'closed' }],
    ['2027-01-02', null],
    ['2027-01-04', { kind: 'too-late', latest: '2027-01-03' }],
    [null, { kind: 'not-a-day' }],
  ])('on Monday morning %j is answered with %j', (day, refusal) => {
    expect(refuseDay(day, at('2026-10-05T09:00:00Z'), 1, CLOSED)).toEqual(refusal);
  });
});
