import { monthOfReturn } from '../../../../../src/domain/catalogue/season';
import { commonMonths, isSoldOn, readMonthsOfSale } from '../../../../../src/domain/delivery/calendar/months-of-sale';

describe('The months of sale', () => {
  test.each([
    ['5,6', [5, 6]],
    ['5-6', [5, 6]],
    ['11-2', [1, 2, 11, 12]],
    [' 9 - 10 , 12 ', [9, 10, 12]],
    ['3', [3]],
  ])('are read from %j', (text, months) => {
    expect(readMonthsOfSale(text)).toEqual(months);
  });

  test.each([null, '', 'May', '0,5', '13', '5-', '5-6-7', '1-12', '1;2', '1,2,3,4,5,6,7,8,9,10,11,12'])(
    'are all year for %j',
    (text) => {
      expect(readMonthsOfSale(text)).toBeNull();
    },
  );

  test('say whether a day is in season, and else the month in which it begins again', () => {
    expect([isSoldOn([5, 6], '2026-06-30'), isSoldOn([5, 6], '2026-07-01'), isSoldOn(null, '2026-07-01')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(monthOfReturn([5, 6], '2026-06-30')).toBeNull();
    expect(monthOfReturn([5, 6], '2026-11-25')).toBe(5);
    expect(monthOfReturn([1, 2, 11, 12], '2026-10-31')).toBe(11);
    expect(monthOfReturn(null, '2026-10-31')).toBeNull();
  });

  test('of two products are those in which both are sold', () => {
    expect(commonMonths([5, 6, 7], [6, 7, 8])).toEqual([6, 7]);
    expect(commonMonths(null, [6])).toEqual([6]);
    expect(commonMonths([6], null)).toEqual([6]);
    expect(commonMonths([5], [6])).toEqual([]);
  });
});
