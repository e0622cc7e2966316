import { ALL_YEAR } from '../../backend/commerce/delivery/months-of-sale';
import type { DeliverySchedule } from '../../backend/commerce/delivery/delivery-schedule';
import { refuseDay } from '../../backend/commerce/delivery/delivery-days';
import { doesCourierWork as doesTheirsWork, type Nation as TheirNation } from '../../backend/commerce/delivery/nations';
import { type DeliveryZone, zoneOf } from '../../backend/commerce/delivery/delivery-zones';
import { dayOfWeek, plusDays } from '../../src/domain/delivery/calendar/calendar-date';
import { deliveryCalendar } from '../../src/domain/delivery/delivery-calendar';
import { aDeliverySchedule } from '../builders/a-delivery-schedule';
import { deliveryRulesFor } from '../../src/domain/delivery/delivery-rules';
import { zoneOfPostcode } from '../../src/domain/delivery/delivery-zone';
import { courierRests } from '../../src/domain/delivery/courier-days';
import type { Nation } from '../../src/domain/delivery/nation';
import { openShop } from './running-shop';

const START = Date.parse('2026-01-01T00:00:00Z');
const DAY = 86_400_000;
const TWO_YEARS = 731;
/** Days between two shoppers; each checks more than ninety days, so that every day is checked several times. */
const STEP = 5;
/** Hours UTC on both sides of every cut-off, in winter and in summer. */
const HOURS = [0, 10.99, 11.5, 12.5, 13.5, 23.5];

/** A courier's zone. */
const PARCELS: DeliveryZone = {
  code: 'parcels',
  country: 'GB',
  title: 'the Highlands',
  postcodes: ['IV'],
  feePence: 1195,
  weekdays: [3, 4, 5, 6],
  cutOffMinutes: 720,
  transitDays: 2,
};

let deliverySchedule: DeliverySchedule;

beforeAll(async () => {
  const shop = await openShop();
  const query = 'query ($names: [String]) { cmsBlocks(identifiers: $names) { items { identifier content } } }';
  const { cmsBlocks } = await shop.data(query, { names: ['delivery-rules'] });
  deliverySchedule = JSON.parse(cmsBlocks.items[0].content);
  await shop.stop();
});

/** The page uses the domain's rule, orders are checked by the backend's: the two implementations must agree. */
describe('the delivery days of page and backend', () => {
  test('have the same schedule, cut-offs and zones of the van, as sent by GraphQL', () => {
    expect({ ...deliverySchedule, courierZones: [], openingHours: [] }).toEqual({
      ...aDeliverySchedule(),
      currency: 'GBP',
      zones: aDeliverySchedule().zones.map((zone) => ({ ...zone, postcodes: [...zone.postcodes].sort() })),
    });
  });

  test.each([
    ['without a zone', null, null],
    ['in town', 'PO19 1AA', null],
    ['on the coast', 'PO22 6AA', null],
    ['two days away', 'IV1 1AA', null],
    ['of what is sold in May and June', null, [5, 6]],
    ['on the coast, of what is sold from November to January', 'PO22 6AA', [1, 11, 12]],
    ['two days away, of what is sold in February and in September', 'IV1 1AA', [2, 9]],
  ])('agree on every day of two years, %s', (_where, postcode, monthsOfSale) => {
    const months = monthsOfSale?.reduce((bits, month) => bits | (1 << (month - 1)), 0) ?? ALL_YEAR;
    const closure = { from: '2026-07-20', to: '2026-07-25', reason: 'Summer holiday' };
    const theirs = { ...deliverySchedule, closures: [closure] };
    const ours = { ...aDeliverySchedule(), closures: [closure] };
    const place = postcode === null ? null : zoneOfPostcode([...ours.zones, PARCELS], postcode);
    const rests = courierRests('scotland', '2026-01-01', '2028-12-31');
    const zone =
      place?.ok === true
        ? { ...place.value, courierRests: place.value.transitDays > 0 ? rests : [], usualWeekdays: [] }
        : null;
    const theirZone = postcode === null ? null : zoneOf([...theirs.zones, PARCELS], postcode);
    expect(theirZone?.code).toBe(zone?.code);
    const differing: string[] = [];
    for (let day = 0; day < TWO_YEARS; day += STEP) {
      const now = START + day * DAY + (HOURS[(day / STEP) % HOURS.length] ?? 0) * 3_600_000;
      const lead = (day / STEP) % 4;
      const rules = { ...deliveryRulesFor([], now, lead, ours, zone), monthsOfSale };
      const today = rules.now.date;
      for (const { date, refusal } of deliveryCalendar(rules, plusDays(today, -2), plusDays(today, 92))) {
        const judged = refuseDay(date, lead, { now, deliverySchedule: theirs, zone: theirZone, months });
        const [mine, other] = [refusal, judged].map((one) => {
          if (one === null) return 'open';
          return `${one.kind} ${'earliest' in one ? `${one.before ?? ''} ${one.earliest}` : 'latest' in one ? one.latest : ''}`;
        });
        if (mine !== other) differing.push(`${new Date(now).toISOString()} ${date}: ${mine}, ${other}`);
      }
    }
    expect(differing.slice(0, 5)).toEqual([]);
  });
});

const NATIONS = {
  'england-and-wales': 'GB',
  scotland: 'SCT',
  'northern-ireland': 'NIR',
  'isle-of-man': 'IM',
  'channel-islands': 'CI',
  ireland: 'IE',
  france: 'FR',
  germany: 'DE',
  netherlands: 'NL',
} as const satisfies Record<Nation, TheirNation>;

test.each(Object.entries(NATIONS) as [Nation, TheirNation][])(
  'page and backend agree on which days of ten years the courier works in %s',
  (ours, theirs) => {
    const theirRests: string[] = [];
    for (let day = '2024-01-01'; day < '2034-01-01'; day = plusDays(day, 1)) {
      if (dayOfWeek(day) !== 0 && !doesTheirsWork(theirs, day)) theirRests.push(day);
    }
    const rests = courierRests(ours, '2024-01-01', '2033-12-31');
    expect(rests.filter((day) => dayOfWeek(day) !== 0)).toEqual(theirRests);
  },
);
