import { dayOfWeek, plusDays } from '../../../../src/domain/delivery/calendar/calendar-date';
import { courierRests } from '../../../../src/domain/delivery/courier-days';
import { checkDeliveryDay } from '../../../../src/domain/delivery/delivery-days';
import { deliveryOptions } from '../../../../src/domain/delivery/delivery-option';
import { deliveryRulesFor } from '../../../../src/domain/delivery/delivery-rules';
import type { DeliverySchedule } from '../../../../src/domain/delivery/delivery-schedule';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import type { Nation } from '../../../../src/domain/delivery/nation';

const parcels = (code: string, country: string, postcodes: readonly string[], transitDays: number) => ({
  code,
  country,
  title: code,
  postcodes,
  feePence: 795,
  weekdays: [1, 2, 3, 4, 5, 6],
  cutOffMinutes: 720,
  transitDays,
});
const SCHEDULE: DeliverySchedule = {
  ...aDeliverySchedule(),
  daysAhead: 60,
  courierZones: [
    parcels('mainland', 'GB', ['*'], 1),
    parcels('far', 'GB', ['IV', 'BT', 'IM'], 2),
    parcels('Channel Islands', 'GB', ['JE', 'GY'], 3),
    parcels('Ireland', 'IE', ['*'], 3),
    parcels('Spain', 'ES', ['*'], 1),
  ],
};

/** What the courier's rule says of a day, ordered three weeks before. */
function judge(day: string, country: string, postcode: string, schedule = SCHEDULE): string {
  const now = Date.parse(`${plusDays(day, -21)}T08:00:00Z`);
  const offer = deliveryOptions('abroad', { country, postcode }, schedule, plusDays(day, -21)).find(
    ({ method }) => method === 'courier',
  );
  return checkDeliveryDay(day, { ...deliveryRulesFor([], now, 0, schedule), zone: offer?.zone ?? null })?.kind ?? 'yes';
}

describe('a parcel needs an open shop on the day it leaves, and a courier on every day after', () => {
  test.each([
    ['after a bank holiday Monday', '2026-05-05', 'GB', 'SW1A 1AA', 'nothing-leaves'],
    ['two days after it', '2026-05-06', 'GB', 'SW1A 1AA', 'yes'],
    ['after Christmas, Boxing Day, Sunday and the substitute day', '2026-12-29', 'GB', 'SW1A 1AA', 'nothing-leaves'],
    ['when a parcel of the 29th arrives', '2026-12-30', 'GB', 'SW1A 1AA', 'yes'],
    ['Christmas Day, although it would leave on the 24th', '2026-12-25', 'GB', 'SW1A 1AA', 'bank-holiday'],
    ['New Year’s Day', '2027-01-01', 'GB', 'SW1A 1AA', 'bank-holiday'],
    ['Saint Andrew’s Day in Aberdeen', '2028-11-30', 'GB', 'AB10 1AA', 'courier-rests'],
    ['the same day in London', '2028-11-30', 'GB', 'SW1A 1AA', 'yes'],
    ['two days on the way, after a Monday off', '2026-05-06', 'GB', 'IV1 1AA', 'nothing-leaves'],
    ['three days on the way, after it', '2026-05-07', 'GB', 'JE2 3AA', 'nothing-leaves'],
    ['Liberation Day in the Channel Islands', '2026-05-09', 'GB', 'JE2 3AA', 'courier-rests'],
    ['the same day in England', '2026-05-09', 'GB', 'SW1A 1AA', 'yes'],
    ['Saint Patrick’s Day in Belfast', '2027-03-17', 'GB', 'BT1 1AA', 'courier-rests'],
    ['the day after it in Belfast', '2027-03-18', 'GB', 'BT1 1AA', 'courier-rests'],
    ['Saint Patrick’s Day in London', '2027-03-17', 'GB', 'SW1A 1AA', 'yes'],
    ['Good Friday on the Isle of Man', '2026-04-03', 'GB', 'IM1 1AA', 'bank-holiday'],
    ['over a Sunday', '2026-10-12', 'GB', 'IV1 1AA', 'courier-rests'],
    ['from a Sunday', '2026-10-12', 'GB', 'SW1A 1AA', 'nothing-leaves'],
    ['Saint Patrick’s Day in Ireland', '2028-03-17', 'IE', 'D02 AF30', 'courier-rests'],
    ['a country whose holidays are unknown', '2026-05-01', 'ES', '28001', 'yes'],
  ])('%s: %s to %s %s is %s', (_why, day, country, postcode, expected) => {
    expect(judge(day, country, postcode)).toBe(expected);
  });

  test('after the florist’s own closures and closed weekdays likewise', () => {
    const closures = [{ from: '2026-10-13', to: '2026-10-14', reason: 'Stocktaking' }];
    const stocktaking = { ...SCHEDULE, closures };
    const week = ['2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16'];
    expect(week.map((day) => judge(day, 'GB', 'SW1A 1AA', stocktaking))).toEqual([
      'closure',
      'closure',
      'nothing-leaves',
      'yes',
    ]);
    expect(judge('2026-10-13', 'GB', 'SW1A 1AA', { ...SCHEDULE, closedWeekdays: [0, 1] })).toBe('nothing-leaves');
  });

  test('names the nearest days over Christmas', () => {
    const rules = deliveryRulesFor([], Date.parse('2026-12-14T09:00:00Z'), 0, SCHEDULE);
    const offers = deliveryOptions('home', { country: 'GB', postcode: 'SW1A 1AA' }, SCHEDULE, '2026-12-14');
    const zone = offers.find(({ method }) => method === 'courier')?.zone ?? null;
    expect(checkDeliveryDay('2026-12-29', { ...rules, zone })).toEqual({
      kind: 'nothing-leaves',
      on: '2026-12-28',
      before: '2026-12-24',
      earliest: '2026-12-30',
    });
  });
});

/** As published by the governments, for weekdays only. */
test.each<[Nation, string, readonly string[]]>([
  ['england-and-wales', '2026', ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
  ['scotland', '2026', ['01-01', '01-02', '04-03', '05-04', '05-25', '08-03', '11-30', '12-25', '12-28']],
  ['scotland', '2023', ['01-02', '01-03', '04-07', '05-01', '05-29', '08-07', '11-30', '12-25', '12-26']],
  ['scotland', '2022', ['01-03', '01-04', '04-15', '05-02', '05-30', '08-01', '11-30', '12-26', '12-27']],
  [
    'northern-ireland',
    '2026',
    ['01-01', '03-17', '04-03', '04-06', '05-04', '05-25', '07-13', '08-31', '12-25', '12-28'],
  ],
  ['isle-of-man', '2026', ['01-01', '04-03', '04-06', '05-04', '05-25', '06-05', '07-06', '08-31', '12-25', '12-28']],
  ['channel-islands', '2025', ['01-01', '04-18', '04-21', '05-05', '05-09', '05-26', '08-25', '12-25', '12-26']],
  ['ireland', '2026', ['01-01', '02-02', '03-17', '04-06', '05-04', '06-01', '08-03', '10-26', '12-25']],
  ['ireland', '2030', ['01-01', '02-01', '04-22', '05-06', '06-03', '08-05', '10-28', '12-25', '12-26']],
  ['france', '2026', ['01-01', '04-06', '05-01', '05-08', '05-14', '05-25', '07-14', '11-11', '12-25']],
  ['germany', '2026', ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '12-25']],
  ['netherlands', '2026', ['01-01', '04-06', '04-27', '05-14', '05-25', '12-25']],
])('the courier rests in %s on the weekdays of %s that are bank holidays', (nation, year, expected) => {
  const weekdays = courierRests(nation, `${year}-01-01`, `${year}-12-31`).filter((day) => dayOfWeek(day) % 6 !== 0);
  expect(weekdays.map((day) => day.slice(5))).toEqual(expected);
});
