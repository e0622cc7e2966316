import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import { zoneOfPostcode, type DeliveryZone, usualWeekdays } from '../../../../src/domain/delivery/delivery-zone';

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
const ZONES = [zone('everywhere', 'PO'), zone('town', 'PO19'), zone('harbour', 'PO20 8', 'BN18')];

const nameOf = (text: string) => {
  const found = zoneOfPostcode(ZONES, text);
  return found.ok ? found.value.code : found.reason;
};

test.each([
  ['PO19 1AA', 'town'],
  ['po19', 'town'],
  ['PO20 8AA', 'harbour'],
  ['PO20 7AA', 'everywhere'],
  // The outward code alone does not identify the sector.
  ['PO20', 'everywhere'],
  ['PO1 1AA', 'everywhere'],
  ['BN18 9AA', 'harbour'],
])('finds %s in %s by the most specific entry', (text, code) => {
  expect(nameOf(text)).toBe(code);
});

test.each([
  ['SW1A 1AA', { kind: 'outside-zones', outward: 'SW1A' }],
  ['BN1 1AA', { kind: 'outside-zones', outward: 'BN1' }],
  ['nowhere', { kind: 'postcode-invalid' }],
])('refuses %s as %j', (text, refusal) => {
  expect(nameOf(text)).toEqual(refusal);
});

test('has no postcode in two zones of the default schedule', () => {
  const all = aDeliverySchedule().zones.flatMap(({ postcodes }) => postcodes);
  expect(new Set(all).size).toBe(all.length);
  for (const { code, postcodes } of aDeliverySchedule().zones) {
    for (const entry of postcodes) {
      expect(zoneOfPostcode(aDeliverySchedule().zones, entry)).toMatchObject({ ok: true, value: { code } });
    }
  }
});

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6];
const WEEK = [SUN, MON, TUE, WED, THU, FRI, SAT];

test.each([
  ['the van', 0, WEEK, [SUN], [MON, TUE, WED, THU, FRI, SAT]],
  ['the van of a shop that is open on Sundays', 0, [SUN, MON], [], [SUN, MON]],
  ['a day on the way', 1, WEEK, [SUN], [TUE, WED, THU, FRI, SAT]],
  ['three days on the way', 3, [TUE, WED, THU, FRI], [SUN], [THU, FRI]],
  ['four days on the way', 4, [TUE, WED, THU, FRI], [SUN], [FRI]],
  ['a shop that is closed on Mondays', 1, WEEK, [SUN, MON], [WED, THU, FRI, SAT]],
])('the weekdays of %s', (_what, transitDays, weekdays, closedWeekdays, expected) => {
  expect(usualWeekdays({ weekdays, transitDays }, { closedWeekdays })).toEqual(expected);
});
