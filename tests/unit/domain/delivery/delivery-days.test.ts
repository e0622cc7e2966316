import fc from 'fast-check';
import { dayOfWeek, isCalendarDate, plusDays } from '../../../../src/domain/delivery/calendar/calendar-date';
import { isClosedDay } from '../../../../src/domain/delivery/day-refusal';
import {
  cutOffOf,
  deliveryDateRange,
  earliestDay,
  checkDeliveryDay,
} from '../../../../src/domain/delivery/delivery-days';
import type { DeliverySchedule } from '../../../../src/domain/delivery/delivery-schedule';
import { aDeliverySchedule, someDeliveryRules } from '../../../builders/a-delivery-schedule';
import { deliveryRulesFor, type DeliveryRules } from '../../../../src/domain/delivery/delivery-rules';
import type { PlaceZone } from '../../../../src/domain/delivery/delivery-zone';
import { anyText } from '../../../builders/any-text';

const FLOWERS = ['flowers', 'flowers/bouquets'];
const rulesAt = (instant: string, categories: readonly string[] = FLOWERS, ownLead: number | null = null) =>
  someDeliveryRules(categories, Date.parse(instant), ownLead);

describe('The earliest delivery day', () => {
  test.each([
    ['Wednesday morning: Thursday', '2026-11-18T10:00:00Z', '2026-11-19'],
    ['Wednesday just before 14:00: Thursday', '2026-11-18T13:59:59.999Z', '2026-11-19'],
    ['Wednesday at 14:00: Friday', '2026-11-18T14:00:00Z', '2026-11-20'],
    ['Wednesday before midnight: Friday', '2026-11-18T23:59:59Z', '2026-11-20'],
    ['Friday morning: Saturday', '2026-11-20T10:00:00Z', '2026-11-21'],
    ['Friday at 14:00: Monday', '2026-11-20T14:00:00Z', '2026-11-23'],
    ['Saturday morning: Monday', '2026-11-21T10:00:00Z', '2026-11-23'],
    ['Saturday at 14:00: Tuesday', '2026-11-21T14:00:00Z', '2026-11-24'],
    ['Sunday morning: Tuesday', '2026-11-22T08:00:00Z', '2026-11-24'],
    ['Sunday evening: Tuesday', '2026-11-22T20:00:00Z', '2026-11-24'],
    ['Christmas Eve in the morning: after the substitute for Boxing Day', '2026-12-24T10:00:00Z', '2026-12-29'],
    ['Christmas Eve at 14:00: one day later', '2026-12-24T14:00:00Z', '2026-12-30'],
    ['Christmas Day', '2026-12-25T10:00:00Z', '2026-12-30'],
    ['31 December in the morning', '2026-12-31T10:00:00Z', '2027-01-02'],
    ['31 December in the afternoon', '2026-12-31T14:00:00Z', '2027-01-04'],
    ["New Year's Day", '2027-01-01T10:00:00Z', '2027-01-04'],
    ['the day before a leap day', '2028-02-28T10:00:00Z', '2028-02-29'],
    ['the day before a leap day, after the cut-off', '2028-02-28T14:00:00Z', '2028-03-01'],
    ['summer at 13:00 UTC, which is 14:00 in London', '2026-07-15T13:00:00Z', '2026-07-17'],
    ['summer just before 13:00 UTC', '2026-07-15T12:59:59.999Z', '2026-07-16'],
    ['past midnight in London, the day before in UTC', '2026-07-15T23:30:00Z', '2026-07-17'],
    ['the Saturday before the clocks go forward', '2026-03-28T13:59:00Z', '2026-03-30'],
    ['that Saturday at 14:00', '2026-03-28T14:00:00Z', '2026-03-31'],
    ['the night when the clocks go forward', '2026-03-29T01:00:00Z', '2026-03-31'],
    ['the Monday after at 13:00 UTC', '2026-03-30T13:00:00Z', '2026-04-01'],
    ['the Saturday before the clocks go back at 13:00 UTC', '2026-10-24T13:00:00Z', '2026-10-27'],
    ['the night when the clocks go back', '2026-10-25T01:30:00Z', '2026-10-27'],
    ['the Monday after at 13:00 UTC', '2026-10-26T13:00:00Z', '2026-10-27'],
  ])('%s', (_when, instant, expected) => {
    expect(earliestDay(rulesAt(instant))).toBe(expected);
  });

  test.each([
    ['funerals/wreaths', '2026-11-18T10:00:00Z', '2026-11-20'],
    ['funerals', '2026-11-20T10:00:00Z', '2026-11-23'],
    ['weddings', '2026-11-20T14:00:00Z', '2026-11-24'],
    ['funerals-of-plants', '2026-11-18T10:00:00Z', '2026-11-19'],
    ['gifts/funerals', '2026-11-18T10:00:00Z', '2026-11-19'],
  ])('for a product in %s ordered at %s is %s', (category, instant, expected) => {
    expect(earliestDay(rulesAt(instant, ['flowers', category]))).toBe(expected);
  });

  test('uses the product’s own lead time instead of that of its categories', () => {
    expect(earliestDay(rulesAt('2026-11-18T13:59:00Z', FLOWERS, 0))).toBe('2026-11-18');
    expect(earliestDay(rulesAt('2026-11-18T14:00:00Z', FLOWERS, 0))).toBe('2026-11-19');
    expect(earliestDay(rulesAt('2026-11-18T10:00:00Z', ['funerals'], 3))).toBe('2026-11-21');
  });
});

describe('A requested delivery day', () => {
  /** Wednesday; Thursday is the earliest day. */
  const rules = rulesAt('2026-11-18T10:00:00Z');

  test.each([
    ['2026-11-19', null],
    ['2026-11-18', { kind: 'date-too-soon', before: null, earliest: '2026-11-19' }],
    ['2026-11-22', { kind: 'closed-weekday', weekday: 0, before: '2026-11-21', earliest: '2026-11-23' }],
    [
      '2026-12-25',
      {
        kind: 'bank-holiday',
        holiday: { name: 'christmas', isSubstitute: false },
        before: '2026-12-24',
        earliest: '2026-12-29',
      },
    ],
    [
      '2026-12-26',
      {
        kind: 'bank-holiday',
        holiday: { name: 'boxing-day', isSubstitute: false },
        before: '2026-12-24',
        earliest: '2026-12-29',
      },
    ],
    [
      '2026-12-28',
      {
        kind: 'bank-holiday',
        holiday: { name: 'boxing-day', isSubstitute: true },
        before: '2026-12-24',
        earliest: '2026-12-29',
      },
    ],
    [
      '2027-01-01',
      {
        kind: 'bank-holiday',
        holiday: { name: 'new-year', isSubstitute: false },
        before: '2026-12-31',
        earliest: '2027-01-02',
      },
    ],
    ['2027-02-16', null],
    ['2027-02-17', { kind: 'date-too-far', latest: '2027-02-16' }],
    ['2027-02-30', { kind: 'not-a-date' }],
    ['', { kind: 'not-a-date' }],
  ])('%j is checked as %j', (day, expected) => {
    expect(checkDeliveryDay(day, rules)).toEqual(expected);
  });

  test('is offered from the earliest day to ninety days ahead', () => {
    expect(deliveryDateRange(rules)).toEqual({ earliest: '2026-11-19', latest: '2027-02-16' });
  });
});

describe('A day that is too soon', () => {
  /** Wednesday afternoon. */
  const late = rulesAt('2026-11-18T14:00:00Z');

  test.each([
    ['is refused yesterday', '2026-11-17', { kind: 'date-too-soon', before: null, earliest: '2026-11-20' }],
    [
      'is refused today, within the lead time',
      '2026-11-18',
      { kind: 'date-too-soon', before: null, earliest: '2026-11-20' },
    ],
    [
      'is refused tomorrow, because of the cut-off',
      '2026-11-19',
      { kind: 'after-cut-off', cutOffMinutes: 840, before: null, earliest: '2026-11-20' },
    ],
    ['is accepted the day after', '2026-11-20', null],
  ])('%s', (_why, day, expected) => {
    expect(checkDeliveryDay(day, late)).toEqual(expected);
  });

  test('is refused as a closed Sunday if it is in the future, and as too soon if it is past', () => {
    const saturday = rulesAt('2026-11-21T10:00:00Z');
    expect(checkDeliveryDay('2026-11-22', saturday)?.kind).toBe('closed-weekday');
    expect(checkDeliveryDay('2026-11-15', saturday)?.kind).toBe('date-too-soon');
  });

  test.each([
    ['is refused for Valentine’s Day one day before', '2026-02-13T10:00:00Z', '2026-02-14', 'peak-day', '2026-02-16'],
    ['is accepted for Valentine’s Day two days before', '2026-02-12T10:00:00Z', '2026-02-14', null, null],
    [
      'is refused for Valentine’s Day two days before, after the cut-off',
      '2026-02-12T14:00:00Z',
      '2026-02-14',
      'after-cut-off',
      '2026-02-16',
    ],
    [
      'is refused for the Saturday before Mothering Sunday one day before',
      '2026-03-13T10:00:00Z',
      '2026-03-14',
      'peak-day',
      '2026-03-16',
    ],
    ['is accepted in the week after Mothering Sunday', '2026-03-16T10:00:00Z', '2026-03-17', null, null],
    [
      'is refused for the first day of Christmas week one day before',
      '2026-12-17T10:00:00Z',
      '2026-12-18',
      'peak-day',
      '2026-12-19',
    ],
    ['is accepted for a tribute on Christmas Eve', '2026-12-21T10:00:00Z', '2026-12-24', null, null],
  ])('%s', (_why, instant, day, kind, earliest) => {
    const lead = _why.includes('tribute') ? ['funerals/wreaths'] : FLOWERS;
    const refusal = checkDeliveryDay(day, rulesAt(instant, lead));
    expect(refusal?.kind ?? null).toBe(kind);
    expect(refusal !== null && 'earliest' in refusal ? refusal.earliest : null).toBe(earliest);
  });
});

describe('The delivery schedule', () => {
  const holiday = { from: '2026-08-03', to: '2026-08-08', reason: 'Summer holiday' };
  const deliverySchedule: DeliverySchedule = { ...aDeliverySchedule(), closures: [holiday], closedWeekdays: [0, 1] };
  const zoneNamed = (code: string): PlaceZone | null => {
    const zone = aDeliverySchedule().zones.find((one) => one.code === code);
    return zone === undefined ? null : { ...zone, courierRests: [], usualWeekdays: zone.weekdays };
  };
  const at = (instant: string, zone = zoneNamed('chichester')) =>
    deliveryRulesFor(FLOWERS, Date.parse(instant), null, deliverySchedule, zone);

  test('refuses a closure with its reason and counts no working days in it', () => {
    const friday = at('2026-07-31T10:00:00Z');
    expect(checkDeliveryDay('2026-08-05', friday)).toEqual({
      kind: 'closure',
      reason: 'Summer holiday',
      // Sunday and Monday are closed as well.
      before: '2026-08-01',
      earliest: '2026-08-11',
    });
    expect(earliestDay(at('2026-08-01T10:00:00Z'))).toBe('2026-08-11');
  });

  test('closes from the first to the last day of a closure inclusive', () => {
    const closed = {
      ...aDeliverySchedule(),
      closures: [{ from: '2026-07-22', to: '2026-07-23', reason: 'Stocktaking' }],
    };
    const rules = deliveryRulesFor(FLOWERS, Date.parse('2026-07-15T10:00:00Z'), null, closed);
    const reasonOn = (day: string) => checkDeliveryDay(day, rules)?.kind ?? 'open';
    expect(['2026-07-21', '2026-07-22', '2026-07-23', '2026-07-24'].map(reasonOn)).toEqual([
      'open',
      'closure',
      'closure',
      'open',
    ]);
  });

  test('can deliver on bank holidays', () => {
    const open = { ...aDeliverySchedule(), restsOnBankHolidays: false };
    const rules = deliveryRulesFor(FLOWERS, Date.parse('2026-12-15T10:00:00Z'), null, open);
    expect(checkDeliveryDay('2026-12-25', rules)).toBeNull();
    expect(checkDeliveryDay('2026-12-27', rules)?.kind).toBe('closed-weekday');
  });

  test.each([
    ['chichester', 840, [1, 2, 3, 4, 5, 6]],
    ['villages', 780, [1, 2, 3, 4, 5, 6]],
    ['coast-and-downs', 720, [2, 3, 4, 5, 6]],
  ])('delivers to %s, with cut-off minute %d, on the weekdays %j', (code, cutOff, weekdays) => {
    const zone = zoneNamed(code);
    const rules = deliveryRulesFor(FLOWERS, Date.parse('2026-07-15T10:00:00Z'), null, aDeliverySchedule(), zone);
    expect(cutOffOf(rules)).toBe(cutOff);
    const week = Array.from({ length: 7 }, (_, at) => plusDays('2026-07-19', at));
    const available = week.filter(
      (day) => checkDeliveryDay(day, { ...rules, now: { date: '2026-07-10', minutes: 0 } }) === null,
    );
    expect(available.map((day) => dayOfWeek(day))).toEqual(weekdays);
  });

  test('can close on Mondays too', () => {
    expect(checkDeliveryDay('2026-07-20', at('2026-07-15T10:00:00Z'))).toEqual({
      kind: 'closed-weekday',
      weekday: 1,
      before: '2026-07-18',
      earliest: '2026-07-21',
    });
  });

  test('can have its own cut-off and weekdays for a zone', () => {
    const coast = zoneNamed('coast-and-downs');
    const rules = (instant: string) => deliveryRulesFor(FLOWERS, Date.parse(instant), null, aDeliverySchedule(), coast);
    expect(cutOffOf(rules('2026-07-15T10:00:00Z'))).toBe(720);
    // 12:00 in London is 11:00 UTC.
    expect(earliestDay(rules('2026-07-15T10:59:00Z'))).toBe('2026-07-16');
    expect(earliestDay(rules('2026-07-15T11:00:00Z'))).toBe('2026-07-17');
    expect(checkDeliveryDay('2026-07-20', rules('2026-07-15T10:00:00Z'))).toEqual({
      kind: 'zone-closed',
      zone: 'the coast and the downs',
      before: '2026-07-18',
      earliest: '2026-07-21',
    });
  });

  test('offers no day if every weekday is closed, and stops searching', () => {
    const never: DeliverySchedule = { ...aDeliverySchedule(), closedWeekdays: [0, 1, 2, 3, 4, 5, 6] };
    const { earliest, latest } = deliveryDateRange(deliveryRulesFor(FLOWERS, Date.UTC(2026, 6, 15), null, never));
    expect(earliest > latest).toBe(true);
  });
});

describe('For any order time', () => {
  const anyRules = fc
    .record({
      epochMs: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) }),
      leadDays: fc.integer({ min: 0, max: 7 }),
    })
    .map(({ epochMs, leadDays }): DeliveryRules => someDeliveryRules(FLOWERS, epochMs, leadDays));

  test('the earliest day is available and open, and no day before it is', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: 1, max: 40 }), (rules, before) => {
        const { earliest } = deliveryDateRange(rules);
        expect(checkDeliveryDay(earliest, rules)).toBeNull();
        const refusal = checkDeliveryDay(plusDays(earliest, -before), rules);
        expect(refusal).toMatchObject({ earliest });
        expect(isClosedDay(earliest, rules.deliverySchedule)).toBe(false);
        expect(earliest >= rules.now.date).toBe(true);
      }),
    );
  });

  test('every day in range is available or refused, and a refusal names the next available day', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(120), (rules, ahead) => {
        const { earliest, latest } = deliveryDateRange(rules);
        const day = plusDays(earliest, ahead);
        const refusal = checkDeliveryDay(day, rules);
        expect(earliest > latest ? null : checkDeliveryDay(latest, rules)).toBeNull();
        if (day > latest) expect(refusal).toEqual({ kind: 'date-too-far', latest });
        else if (refusal !== null) {
          const next = 'earliest' in refusal ? refusal.earliest : '';
          expect(next > day && isCalendarDate(next)).toBe(true);
          expect(checkDeliveryDay(next, rules)).toBeNull();
          for (let between = plusDays(day, 1); between < next; between = plusDays(between, 1)) {
            expect(checkDeliveryDay(between, rules)).not.toBeNull();
          }
        } else expect(isClosedDay(day, rules.deliverySchedule)).toBe(false);
      }),
    );
  });

  test('the earliest day is never sooner for a later order or a longer lead time', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) });
    fc.assert(
      fc.property(instant, fc.nat(5), fc.nat(4000), (epochMs, lead, minutes) => {
        const day = (ms: number, days: number) => earliestDay(someDeliveryRules(FLOWERS, ms, days));
        expect(day(epochMs + minutes * 60_000, lead) >= day(epochMs, lead)).toBe(true);
        // After a peak, one and two days of lead time may give the same day.
        expect(day(epochMs, lead + 1) >= day(epochMs, lead)).toBe(true);
      }),
    );
  });

  test('no text makes the check throw', () => {
    const text = fc.oneof(anyText(), fc.stringMatching(/^\d{4}-\d\d-\d\d$/));
    fc.assert(
      fc.property(anyRules, text, (rules, day) => {
        const refusal = checkDeliveryDay(day, rules);
        expect(refusal !== null || isCalendarDate(day)).toBe(true);
      }),
    );
  });
});
