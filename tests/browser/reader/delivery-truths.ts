import type { CalendarDate } from '../../../src/domain/delivery/calendar/calendar-date';
import { checkDeliveryDay, earliestDay, latestDay } from '../../../src/domain/delivery/delivery-days';
import { cutOffOfZone } from '../../../src/domain/delivery/cut-offs';
import type { DeliveryMethod } from '../../../src/domain/delivery/delivery-method';
import type { DeliverySchedule } from '../../../src/domain/delivery/delivery-schedule';
import { preferredOption } from '../../../src/domain/delivery/delivery-option';
import { type About, chosenOffer, inCurrency, offers, promises, rulesOf, today } from './facts';
import { truth, type Truth } from './truths';
import { readDay, readHour, readPrice, readWeekdays } from './words';

const zonesOf = ({ schedule }: About) => [...schedule.zones, ...schedule.courierZones];
const zoneTitled = (about: About, title = '') => zonesOf(about).find((zone) => zone.title === title);
const dayIn = (words = '', about: About) => readDay(words, today(about));
const find = (about: About, method: DeliveryMethod) =>
  offers(about).find((offer) => offer.method === method && offer.refusal === null);
const isPlace = (about: About, postcode = '') => about.errand?.place?.postcode === postcode;

/** Whether a method brings it to the place of the errand for that price. */
function isOffered(about: About, method: DeliveryMethod, price = ''): boolean {
  const fee = find(about, method)?.zone?.feePence;
  return typeof fee === 'number' && readPrice(price).minor === inCurrency(about, fee);
}

/** Title, fee, weekdays and own cut-off of the zone of a method. */
function isZone(
  about: About,
  method: DeliveryMethod,
  { place, price, weekdays, hour }: Readonly<Record<string, string>>,
): boolean {
  const zone = find(about, method)?.zone;
  if (!zone || (place !== undefined && place !== zone.title)) return false;
  const isCutOff = hour === undefined || readHour(hour) === cutOffOfZone(zone, about.schedule);
  const days = [...readWeekdays(weekdays ?? '')].sort().join();
  return isOffered(about, method, price) && days === [...zone.weekdays].sort().join() && isCutOff;
}

/** Whether what a page about a zone says of it is true: its fee, its weekdays, or its cut-off. */
function isToldOf(
  zone: DeliverySchedule['zones'][number],
  { price, weekdays, hour }: Readonly<Record<string, string>>,
  about: About,
): boolean {
  const isFee = price === undefined || readPrice(price).minor === inCurrency(about, zone.feePence ?? -1);
  // A parcel cannot arrive on all of them.
  const isWeek = readWeekdays(weekdays ?? '').every((day) => zone.weekdays.includes(day));
  return isFee && isWeek && (hour === undefined || readHour(hour) === cutOffOfZone(zone, about.schedule));
}

/** A part of a set may have a season of its own. */
function isEarliest(day: CalendarDate | null, about: About): boolean {
  const earliest = earliestDay(rulesOf(about));
  return day === earliest || (about.product?.type === 'bundle' && day !== null && day > earliest);
}

const METHODS: Readonly<Record<string, DeliveryMethod>> = {
  'Local delivery': 'van',
  Courier: 'courier',
  Collection: 'collection',
};

/** A method by its title: that of the order, or one that can be chosen. */
function isMethod(about: About, title = ''): boolean {
  const method = METHODS[title];
  return method === about.errand?.method || (method !== undefined && find(about, method) !== undefined);
}

/** Days, cut-offs and who brings it where. */
export const DELIVERY_TRUTHS: readonly Truth[] = [
  truth('Order before {hour} for delivery today to {place}(?:: see our bouquets)?\\.?', ({ hour, place }, about) =>
    promises(about).some(
      (one) => one.kind === 'today' && one.cutOffMinutes === readHour(hour ?? '') && one.place === place,
    ),
  ),
  truth('Order before {hour} today for delivery to {place} on {day}\\.', ({ hour, place, day }, about) =>
    promises(about).some(
      (one) =>
        one.kind === 'before-cut-off' &&
        one.cutOffMinutes === readHour(hour ?? '') &&
        one.place === place &&
        one.earliest === dayIn(day, about),
    ),
  ),
  truth('See today’s bouquets or call [\\d ]+', (_, about) => promises(about).some(({ kind }) => kind === 'today')),
  truth('Orders for {place} close at {hour}\\.', ({ place, hour }, about) => {
    const zone = zoneTitled(about, place);
    return (
      zone?.code === preferredOption(offers(about))?.zone?.code &&
      cutOffOfZone(zone ?? null, about.schedule) === readHour(hour ?? '')
    );
  }),
  truth(
    'We bring it to {postcode} in our own van for {price}(?:, or a courier does for {price2})?\\.',
    ({ postcode, price, price2 }, about) =>
      isPlace(about, postcode) &&
      isOffered(about, 'van', price) &&
      (price2 === undefined ? find(about, 'courier') === undefined : isOffered(about, 'courier', price2)),
  ),
  truth(
    'A courier brings it to {postcode} for {price}\\.',
    ({ postcode, price }, about) =>
      isPlace(about, postcode) && isOffered(about, 'courier', price) && find(about, 'van') === undefined,
  ),
  truth('Collect it from the shop The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ', () => true),
  truth('Our own van goes to {place} for {price}, {weekdays}(?:, if you order before {hour})?\\.', (groups, about) =>
    isZone(about, 'van', groups),
  ),
  truth('A courier brings it for {price}, {weekdays}(?:, if you order before {hour})?\\.', (groups, about) =>
    isZone(about, 'courier', groups),
  ),
  truth(
    '{postcode} is outside our van’s area\\.',
    ({ postcode }, about) => isPlace(about, postcode) && find(about, 'van') === undefined,
  ),
  truth('The days below are for our van\\.', (_, about) => find(about, 'van') !== undefined),
  truth('{tile}', ({ tile }, about) => {
    const day = dayIn(tile, about);
    return (
      day !== null &&
      (about.product?.sku === 'GIFT-CARD-EMAIL' ? day >= today(about) : checkDeliveryDay(day, rulesOf(about)) === null)
    );
  }),
  truth(
    'The last day you can choose is {day}\\.',
    ({ day }, about) => dayIn(day, about) === latestDay(rulesOf(about, null)),
  ),
  truth(
    'These days are for {place}\\.',
    ({ place }, about) => !about.errand?.place && about.schedule.zones[0]?.title === place,
  ),
  truth(
    'We make each tribute to order, which takes (?<lead>\\d+) working days: the earliest day is {day}\\.',
    ({ lead, day }, about) =>
      Number(lead) === about.product?.leadDays && dayIn(day, about) === earliestDay(rulesOf(about)),
  ),
  truth('The earliest day we can offer is {day}\\.', ({ day }, about) =>
    offers(about).some(({ zone }) => earliestDay(rulesOf(about, zone)) === dayIn(day, about)),
  ),
  truth(
    '(?:Local delivery )?(?<title>Local delivery|Courier) does not go to {postcode}\\.',
    ({ title, postcode }, about) =>
      isPlace(about, postcode) && find(about, METHODS[title ?? ''] ?? 'van') === undefined,
  ),
  truth(
    'Courier {words} would not travel well in a parcel, so we bring it ourselves or you can collect it\\.',
    (_, about) => find(about, 'courier') === undefined && find(about, 'van') !== undefined,
  ),
  truth(
    '(?:Delivery:? )?(?<title>Local delivery|Courier|Collection)(?:[,:]? [–-] |, | )?(?:{price} )?(?:By our own van, to the door|Boxed and tracked|Between {hour} and {hour2})?(?: (?:{price2}|Free))?',
    ({ title, price, price2 }, about) => {
      const fee = price ?? price2;
      const method = METHODS[title ?? ''];
      return isMethod(about, title) && (fee === undefined || (method !== undefined && isOffered(about, method, fee)));
    },
  ),
  truth(
    'Delivery (?:about )?{price}(?:, added at checkout)?',
    ({ price }, about) => readPrice(price ?? '').minor === inCurrency(about, chosenOffer(about)?.zone?.feePence ?? -1),
  ),
  truth(
    '{price} for the whole order\\.|{weekdays}\\.|Order by {hour} for the same day, if what you choose can be made that day\\.',
    (groups, about) => zonesOf(about).some((zone) => isToldOf(zone, groups, about)),
  ),
  truth(
    'Arrives (?<days>\\w+) days? after it leaves us; order by {hour} for it to leave the same day\\.',
    (groups, about) =>
      about.schedule.courierZones.some(
        (zone) =>
          zone.transitDays === ['the', 'two', 'three', 'four', 'five'].indexOf(groups.days ?? '') + 1 &&
          isToldOf(zone, groups, about),
      ),
  ),
  truth(
    '(?<title>The coast and the downs|Mainland Britain|The Highlands and Islands|Northern Ireland and the Isle of Man|The Channel Islands)',
    ({ title }, about) => zonesOf(about).some((zone) => zone.title.toLowerCase() === title?.toLowerCase()),
  ),
  truth('By our own van|By courier|Collected from the shop|We bring it ourselves, to the door\\.', () => true),
  truth(
    'The earliest day for {place} is {day}, when it is in season\\.',
    ({ place, day }, about) => about.schedule.zones[0]?.title === place && isEarliest(dayIn(day, about), about),
  ),
  truth('The van does not come every day, .+', (_, { schedule }) =>
    schedule.zones.some(({ weekdays }) => weekdays.length + schedule.closedWeekdays.length < 7),
  ),
  truth('Where we deliver {postcode} Currency:', ({ postcode }, about) => isPlace(about, postcode)),
];
