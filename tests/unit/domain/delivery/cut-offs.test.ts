import { cutOffsByPlace, secondsToNextCutOff } from '../../../../src/domain/delivery/cut-offs';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import type { DeliveryZone } from '../../../../src/domain/delivery/delivery-zone';
import { cutOffsText, openingHoursText } from '../../../../src/ui/texts/en/delivery/shop-times';

const parcels = (title: string, cutOffMinutes: number | null): DeliveryZone => ({
  code: title,
  country: 'GB',
  title,
  postcodes: ['*'],
  feePence: 795,
  weekdays: [2, 3, 4, 5, 6],
  cutOffMinutes,
  transitDays: 1,
});
const said = (courierZones: readonly DeliveryZone[], zones = aDeliverySchedule().zones) =>
  cutOffsText(cutOffsByPlace({ ...aDeliverySchedule(), zones, courierZones }));

test('every cut-off is told with the places for which it holds', () => {
  expect(said([parcels('mainland Britain', 720), parcels('the Isles', 720)])).toBe(
    '2 pm for Chichester; 1 pm for the villages around Chichester; noon for the coast and the downs and everything that goes by courier',
  );
  expect(said([parcels('mainland Britain', null), parcels('the Isles', 600)])).toBe(
    '2 pm for Chichester and parcels to mainland Britain; 1 pm for the villages around Chichester; noon for the coast and the downs; 10 am for parcels to the Isles',
  );
  expect(said([], [])).toBe('2 pm');
});

test.each([
  ['in the morning, until noon for the coast', '2026-10-08T08:00:00Z', 3 * 3600],
  ['at noon, until 1 pm for the villages', '2026-10-08T11:00:00Z', 3600],
  ['at half a minute to 2 pm, until then', '2026-10-08T12:59:30.500Z', 29],
  ['in the evening, until midnight', '2026-10-08T22:00:00Z', 3600],
])('the words about today hold %s', (_when, now, seconds) => {
  expect(secondsToNextCutOff(aDeliverySchedule(), Date.parse(now))).toBe(seconds);
});

test.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday 8.30 am to 5.30 pm'],
  [[6, 0], 'Saturday and Sunday 8.30 am to 5.30 pm'],
  [[5, 6, 0], 'Friday to Sunday 8.30 am to 5.30 pm'],
  [[1, 3, 4], 'Monday, Wednesday and Thursday 8.30 am to 5.30 pm'],
  [[], ''],
])('the opening hours of the weekdays %j', (weekdays, words) => {
  expect(openingHoursText(weekdays.map((weekday) => ({ weekday, opensMinutes: 510, closesMinutes: 1050 })))).toBe(
    words,
  );
});
