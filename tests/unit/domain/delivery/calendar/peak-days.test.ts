import { peakOn } from '../../../../../src/domain/delivery/calendar/peak-days';

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
