import { checkDeliveryDay } from '../../../../src/domain/delivery/delivery-days';
import { deliveryOptions, preferredOption, zoneAbroad } from '../../../../src/domain/delivery/delivery-option';
import { deliveryRulesFor } from '../../../../src/domain/delivery/delivery-rules';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import type { CourierReach } from '../../../../src/domain/delivery/courier-reach';

const parcels = (code: string, country: string, postcodes: readonly string[], transitDays: number) => ({
  code,
  country,
  title: code,
  postcodes,
  feePence: 795,
  weekdays: [2, 3, 4, 5, 6],
  cutOffMinutes: 720,
  transitDays,
});
const SCHEDULE = {
  ...aDeliverySchedule(),
  courierZones: [
    parcels('mainland', 'GB', ['*'], 1),
    parcels('highlands', 'GB', ['IV'], 2),
    parcels('ireland', 'IE', ['*'], 3),
  ],
};
/** Thursday 8 October 2026, nine in the morning in London. */
const THURSDAY = Date.parse('2026-10-08T08:00:00Z');

const RULES = deliveryRulesFor([], THURSDAY, 0, SCHEDULE);

const offersFor = (courier: CourierReach, country: string, postcode: string) =>
  deliveryOptions(courier, { country, postcode }, SCHEDULE, '2026-10-08');
const kinds = (courier: CourierReach, country: string, postcode: string) =>
  offersFor(courier, country, postcode).map(({ method, zone, refusal }) => [method, refusal?.kind ?? zone?.code ?? '']);

describe('the ways to bring a product to a place', () => {
  test.each([
    ['abroad', 'GB', 'PO19 1AA', ['chichester', 'mainland', '']],
    ['home', 'GB', 'po19', ['chichester', 'mainland', '']],
    ['never', 'GB', 'PO19 1AA', ['chichester', 'not-by-courier', '']],
    ['abroad', 'GB', 'IV1 1AA', ['outside-zones', 'highlands', '']],
    ['abroad', 'GB', 'nowhere', ['outside-zones', 'outside-zones', '']],
    ['abroad', 'IE', 'D02 AF30', ['outside-zones', 'ireland', 'outside-zones']],
    ['home', 'IE', 'D02 AF30', ['outside-zones', 'not-abroad', 'outside-zones']],
  ] as const)('%s, to %s %s', (courier, country, postcode, expected) => {
    expect(kinds(courier, country, postcode).map(([, said]) => said)).toEqual(expected);
  });

  test('have days of their own', () => {
    const [van, courier, collection] = offersFor('abroad', 'GB', 'PO19 1AA');
    if (van === undefined || courier === undefined || collection === undefined)
      throw new Error('Three ways are needed.');
    const says = (date: string) =>
      [van, courier, collection].map(({ zone }) => checkDeliveryDay(date, { ...RULES, zone })?.kind ?? 'yes');
    expect(says('2026-10-08')).toEqual(['yes', 'date-too-soon', 'yes']);
    expect(says('2026-10-09')).toEqual(['yes', 'yes', 'yes']);
    expect(says('2026-10-12')).toEqual(['yes', 'zone-closed', 'yes']);
  });

  test.each([
    ['abroad', 'PO19 1AA', 'van'],
    ['home', 'IV1 1AA', 'courier'],
    ['never', 'IV1 1AA', undefined],
  ] as const)('%s, to %s: the first that somebody brings is the %s', (courier, postcode, method) => {
    expect(preferredOption(offersFor(courier, 'GB', postcode))?.method).toBe(method);
  });
});

test.each([
  ['abroad', 'IE', 'ireland'],
  ['home', 'IE', undefined],
  ['abroad', 'FR', undefined],
  ['abroad', 'GB', undefined],
] as const)('S1-13 the zone of a store for what is sent %s, in %s', (courier, country, code) => {
  expect(zoneAbroad(courier, country, SCHEDULE, '2026-10-08')?.code).toBe(code);
});
