import { dayByKey, monthOf, plusMonths, weeksOf } from '../../../../../src/ui/components/product/day/month';

test('moves to the next and previous month across a year boundary', () => {
  expect(['2026-11', '2026-12', '2027-01'].map((month) => plusMonths(month, 1))).toEqual([
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
  expect(plusMonths('2027-01', -2)).toBe('2026-11');
});

test('starts weeks on Monday and leaves days of other months empty', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test.each(['2026-02', '2027-02', '2028-02', '2026-03', '2026-10'])('has every day of %s exactly once', (month) => {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day !== null);
  expect(days).toEqual([...new Set(days)].sort());
  expect(days.every((day) => monthOf(day) === month)).toBe(true);
  const [year = 0, number = 0] = month.split('-').map(Number);
  expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
});

describe('arrow keys', () => {
  const from = '2026-11-21';
  const to = '2027-02-19';
  test.each([
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowUp', '2026-12-03', '2026-11-26'],
    ['ArrowDown', '2026-11-26', '2026-12-03'],
    ['Home', '2026-12-03', '2026-11-30'],
    ['End', '2026-12-03', '2026-12-06'],
    ['Home', '2026-11-30', '2026-11-30'],
    ['End', '2026-12-06', '2026-12-06'],
    ['PageDown', '2026-12-31', '2027-01-31'],
    ['PageDown', '2026-11-30', '2026-12-30'],
    ['PageUp', '2027-01-31', '2026-12-31'],
  ])('%s from %s: %s', (key, date, day) => {
    expect(dayByKey(key, date, from, to)).toBe(day);
  });

  test('stay within the first and last day, and clamp to the end of a shorter month', () => {
    expect(dayByKey('ArrowUp', '2026-11-23', from, to)).toBe(from);
    expect(dayByKey('PageDown', '2027-01-31', from, to)).toBe(to);
    expect(dayByKey('PageDown', '2027-01-31', from, '2027-12-31')).toBe('2027-02-28');
  });

  test('return null for other keys', () => {
    expect(dayByKey('a', '2026-11-23', from, to)).toBeNull();
    expect(dayByKey('Enter', '2026-11-23', from, to)).toBeNull();
  });
});
