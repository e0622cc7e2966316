import fc from 'fast-check';
import { dayOfWeek, plusDays } from '../../../../src/domain/delivery/calendar/calendar-date';
import { deliveryCalendar } from '../../../../src/domain/delivery/delivery-calendar';
import { deliveryDateRange, checkDeliveryDay } from '../../../../src/domain/delivery/delivery-days';
import { someDeliveryRules } from '../../../builders/a-delivery-schedule';

const rulesAt = (instant: string) => someDeliveryRules(['flowers'], Date.parse(instant));
const reasonsOf = (instant: string, from: string, to: string) =>
  deliveryCalendar(rulesAt(instant), from, to).map(({ date, refusal }) => [date.slice(5), refusal?.kind ?? 'open']);

describe('The delivery calendar', () => {
  test('shows Easter week 2026 as of the Wednesday afternoon before', () => {
    expect(reasonsOf('2026-04-01T13:00:00Z', '2026-03-31', '2026-04-08')).toEqual([
      ['03-31', 'date-too-soon'],
      ['04-01', 'date-too-soon'],
      ['04-02', 'after-cut-off'],
      ['04-03', 'bank-holiday'],
      ['04-04', 'open'],
      ['04-05', 'closed-weekday'],
      ['04-06', 'bank-holiday'],
      ['04-07', 'open'],
      ['04-08', 'open'],
    ]);
  });

  test.each([
    ['forward', '2026-03-28T09:00:00Z', '2026-03-27', '2026-03-31'],
    ['back', '2026-10-24T09:00:00Z', '2026-10-23', '2026-10-27'],
  ])('shows every day once when the clocks go %s', (_way, instant, from, to) => {
    expect(deliveryCalendar(rulesAt(instant), from, to).map(({ date }) => dayOfWeek(date))).toEqual([5, 6, 0, 1, 2]);
  });

  test('marks peak days, available or not', () => {
    const days = deliveryCalendar(rulesAt('2026-02-12T09:00:00Z'), '2026-02-12', '2026-02-16');
    expect(days.map(({ peak, refusal }) => [peak, refusal?.kind ?? 'open'])).toEqual([
      ['valentines', 'date-too-soon'],
      ['valentines', 'peak-day'],
      ['valentines', 'open'],
      [null, 'closed-weekday'],
      [null, 'open'],
    ]);
  });

  test('is empty for invalid or reversed dates, and never longer than 400 days', () => {
    const rules = rulesAt('2026-04-01T13:00:00Z');
    expect(deliveryCalendar(rules, '2026-04-02', '2026-04-01')).toEqual([]);
    expect(deliveryCalendar(rules, 'today', '2026-04-01')).toEqual([]);
    expect(deliveryCalendar(rules, '2026-04-01', '2026-02-30')).toEqual([]);
    expect(deliveryCalendar(rules, '2026-01-01', '9999-12-31')).toHaveLength(400);
  });

  test('agrees with the check of each single day, and starts at the earliest day', () => {
    const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(instant, fc.nat(6), fc.nat(96), (epochMs, lead, at) => {
        const rules = someDeliveryRules(['flowers'], epochMs, lead);
        const { earliest, latest } = deliveryDateRange(rules);
        const days = deliveryCalendar(rules, plusDays(rules.now.date, -3), plusDays(rules.now.date, 93));
        expect(days).toHaveLength(97);
        expect(latest <= plusDays(rules.now.date, 90)).toBe(true);
        expect(days[at]?.refusal).toEqual(checkDeliveryDay(days[at]?.date ?? '', rules));
        const open = days.filter(({ refusal }) => refusal === null).map(({ date }) => date);
        expect(open[0]).toBe(earliest);
        expect(open.every((date) => date <= latest)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
