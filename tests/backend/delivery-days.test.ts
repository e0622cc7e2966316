import { bankHolidayOn, easterOf, isPeak } from '../../backend/commerce/delivery/bank-holidays';
import { addDays, parseDay } from '../../backend/commerce/delivery/calendar-day';
import type { DeliverySchedule } from '../../backend/commerce/delivery/delivery-schedule';
import { earliestDay, refuseDay } from '../../backend/commerce/delivery/delivery-days';
import { firstMonthOnSale, isSoldOn } from '../../backend/commerce/delivery/months-of-sale';
import {
  placesOfPostcode,
  zoneOf,
  type DeliveryZone,
  type PlaceZone,
} from '../../backend/commerce/delivery/delivery-zones';

const POLICY: DeliverySchedule = {
  cutOffMinutes: 840,
  daysAhead: 90,
  closedWeekdays: [0],
  restsOnBankHolidays: true,
  closures: [{ from: '2026-10-09', to: '2026-10-09', reason: 'Stocktaking' }],
  openingHours: [],
  peakLeadDays: 1,
  zones: [],
  courierZones: [],
};
const rules = (iso: string, zone: PlaceZone | null = null) => ({
  now: Date.parse(iso),
  deliverySchedule: POLICY,
  zone,
});

describe('the first month of sale', () => {
  test('is found as by looking at each day', () => {
    for (const months of [1, 12, 3072, 2049, 4094]) {
      for (const day of ['2026-01-01', '2026-04-30', '2026-07-31', '2026-12-31', '2028-02-29']) {
        let looked = day;
        while (!isSoldOn(months, looked)) looked = addDays(looked, 1);
        expect([months, day, firstMonthOnSale(months, day)]).toEqual([months, day, looked]);
      }
    }
  });

  test('is the day itself where nothing is ever sold', () => {
    expect(firstMonthOnSale(0, '2026-07-31')).toBe('2026-07-31');
  });
});

describe('available delivery days', () => {
  test.each([
    ['Monday morning without lead time: today', '2026-10-05T09:00:00Z', 0, '2026-10-05'],
    ['Monday morning with a lead time of a day: Tuesday', '2026-10-05T09:00:00Z', 1, '2026-10-06'],
    ['a minute before two in summer time is before the cut-off', '2026-10-05T12:59:00Z', 0, '2026-10-05'],
    ['two o’clock in summer time is the cut-off', '2026-10-05T13:00:00Z', 0, '2026-10-06'],
    ['one o’clock UTC in winter is before the cut-off', '2026-11-02T13:00:00Z', 0, '2026-11-02'],
    ['Saturday afternoon: Monday', '2026-10-10T14:00:00Z', 0, '2026-10-12'],
    ['Saturday afternoon with a lead time of a day: Tuesday', '2026-10-10T14:00:00Z', 1, '2026-10-13'],
    ['lead time skips a closed Friday and a Sunday', '2026-10-08T09:00:00Z', 2, '2026-10-12'],
    ['half past midnight in summer time: the new day in London', '2026-10-05T23:30:00Z', 0, '2026-10-06'],
    [
      'Christmas Eve after the cut-off: after the holidays and the substitute day',
      '2026-12-24T15:00:00Z',
      0,
      '2026-12-29',
    ],
    ['the night the clocks go back does not repeat Sunday', '2026-10-24T14:30:00Z', 0, '2026-10-26'],
    ['the night the clocks go forward skips no day', '2027-03-27T15:30:00Z', 0, '2027-03-30'],
    ['a peak day needs one more day', '2026-02-13T09:00:00Z', 1, '2026-02-16'],
  ])('%s', (_title, now, lead, earliest) => {
    expect(earliestDay(lead, rules(now))).toBe(earliest);
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
    ['2026-10-05', { kind: 'date-too-soon', before: null, earliest: '2026-10-06' }],
    ['2026-10-09', { kind: 'closure', what: 'Stocktaking', before: '2026-10-08', earliest: '2026-10-10' }],
    ['2026-10-11', { kind: 'closed-weekday', before: '2026-10-10', earliest: '2026-10-12' }],
    ['2026-12-25', { kind: 'bank-holiday', what: 'Christmas Day', before: '2026-12-24', earliest: '2026-12-29' }],
    ['2026-12-28', { kind: 'bank-holiday', what: 'Boxing Day', before: '2026-12-24', earliest: '2026-12-29' }],
    ['2027-01-02', null],
    // The ninetieth day is a Sunday, on which nothing is delivered.
    ['2027-01-03', { kind: 'date-too-far', latest: '2027-01-02' }],
    ['2027-01-04', { kind: 'date-too-far', latest: '2027-01-02' }],
    [null, { kind: 'not-a-date' }],
  ])('on Monday morning %j is answered with %j', (day, refusal) => {
    expect(refuseDay(day, 1, rules('2026-10-05T09:00:00Z'))).toEqual(refusal);
  });

  test('use the cut-off and weekdays of a zone', () => {
    const coast: PlaceZone = {
      nation: 'GB',
      code: 'coast',
      country: 'GB',
      title: 'the coast',
      postcodes: ['PO22'],
      feePence: 995,
      weekdays: [2, 3, 4, 5, 6],
      cutOffMinutes: 720,
      transitDays: 0,
    };
    // Noon in London, summer time.
    expect(refuseDay('2026-10-07', 1, rules('2026-10-06T11:00:00Z', coast))).toEqual({
      kind: 'after-cut-off',
      before: null,
      earliest: '2026-10-08',
    });
    expect(refuseDay('2026-10-07', 1, rules('2026-10-06T10:59:00Z', coast))).toBeNull();
    expect(refuseDay('2026-10-12', 1, rules('2026-10-06T09:00:00Z', coast))).toEqual({
      kind: 'zone-closed',
      what: 'the coast',
      before: '2026-10-10',
      earliest: '2026-10-13',
    });
  });
});

test('what is two days on the way arrives two days after it is ready, on the days of its zone', () => {
  const isles: PlaceZone = {
    nation: 'SCT',
    code: 'isles',
    country: 'GB',
    title: 'the Isles',
    postcodes: ['HS'],
    feePence: 1195,
    weekdays: [3, 4, 5, 6],
    cutOffMinutes: 720,
    transitDays: 2,
  };
  // Ready on Wednesday 14 October.
  const tuesday = rules('2026-10-13T08:00:00Z', isles);
  expect(refuseDay('2026-10-15', 1, tuesday)).toEqual({ kind: 'date-too-soon', before: null, earliest: '2026-10-16' });
  expect(refuseDay('2026-10-16', 1, tuesday)).toBeNull();
  // Ready on Friday: two days later is a Sunday, and nothing comes before Wednesday.
  expect(refuseDay('2026-10-17', 1, rules('2026-10-15T08:00:00Z', isles))).toEqual({
    kind: 'date-too-soon',
    before: null,
    earliest: '2026-10-21',
  });
});

test.each([
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

test.each([
  ['2028-01-03', 'New Year’s Day'],
  ['2022-12-27', 'Christmas Day'],
  ['2021-12-28', 'Boxing Day'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-04', null],
])('%s is the bank holiday %j', (day, name) => {
  expect(bankHolidayOn(day)).toBe(name);
});

test('include the peak days', () => {
  expect(['2026-02-14', '2026-03-14', '2026-12-24', '2026-12-25'].map(isPeak)).toEqual([true, true, true, false]);
});

test('a zone for all other postcodes takes those that no other zone has, and none that is invalid', () => {
  const [rest, isles] = [
    { country: 'GB', postcodes: ['*'] },
    { country: 'GB', postcodes: ['HS'] },
  ] as unknown as DeliveryZone[];
  if (rest === undefined || isles === undefined) throw new Error('Two zones are needed.');
  expect(['HS1 2AA', 'SW1A 1AA', 'Stornoway'].map((postcode) => zoneOf([rest, isles], postcode)?.postcodes)).toEqual([
    ['HS'],
    ['*'],
    undefined,
  ]);
});

test('use the narrowest zone of a postcode', () => {
  const zone = (code: string, ...postcodes: readonly string[]): DeliveryZone => ({
    code,
    country: 'GB',
    title: code,
    postcodes,
    feePence: 0,
    weekdays: [1],
    cutOffMinutes: null,
    transitDays: 0,
  });
  const zones = [zone('area', 'PO'), zone('town', 'PO19'), zone('harbour', 'PO20 8')];
  expect(['po19 1aa', 'PO208AA', 'PO20 7AA', 'SW1A 1AA', 'nowhere'].map((text) => zoneOf(zones, text)?.code)).toEqual([
    'town',
    'harbour',
    'area',
    undefined,
    undefined,
  ]);
  expect(placesOfPostcode('EC1A 1BB')).toEqual(['EC1A 1', 'EC1A', 'EC']);
});
