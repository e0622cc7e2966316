import type { Closure } from '../../../../src/domain/delivery/delivery-schedule';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import { restDays } from '../../../../src/domain/delivery/shop-schedule';

const TODAY = '2026-12-01';
const closureOf = (...closures: readonly Closure[]) =>
  restDays({ ...aDeliverySchedule(), daysAhead: 30, closures }, TODAY).closure;
const closed = (from: string, to: string): Closure => ({ from, to, reason: 'Holiday' });

test('the days without deliveries are those of the schedule', () => {
  expect(restDays({ ...aDeliverySchedule(), closedWeekdays: [0, 1], restsOnBankHolidays: false }, TODAY)).toEqual({
    closedWeekdays: [0, 1],
    restsOnBankHolidays: false,
    closure: null,
  });
});

test.each([
  ['is over', closed('2026-11-20', '2026-11-30'), false],
  ['ends today', closed('2026-11-20', TODAY), true],
  ['begins on the last day that can be booked', closed('2026-12-31', '2027-01-02'), true],
  ['begins after that', closed('2027-01-01', '2027-01-02'), false],
])('a closure that %s is named or not', (_when, closure, isNamed) => {
  expect(closureOf(closure)).toEqual(isNamed ? closure : null);
});

test('of several closures the next one is named', () => {
  const next = closed('2026-12-05', '2026-12-06');
  expect(closureOf(closed('2026-12-24', '2026-12-28'), next)).toEqual(next);
});
