import { type DeliveryZone, feeOfZone } from '../../../../domain/delivery/delivery-zone';
import type { ShopSchedule } from '../../../../domain/delivery/shop-schedule';
import { formatMoney } from '../../../../domain/pricing/format-money';
import { contactTexts } from '../layout/contact';
import { premises } from '../layout/premises';
import { clockInWords } from './delivery-days';
import { wordOpeningHours } from './opening-hours';
import { listInWords, wordWeekdays } from './weekdays';

/** The page about delivery. */
export const zoneTexts = {
  van: 'By our own van',
  vanNote: 'We bring it ourselves, to the door.',
  courier: 'By courier',
  courierNote: 'In a box, with a number to follow it by. What is safe to send says so on its page.',
  collect: 'Collected from the shop',
  unknown: `Please call us on ${contactTexts.phone}: we tell you where we deliver and what it costs.`,
} as const;

/** `The villages around Chichester` */
export function headingOfZone({ title }: DeliveryZone): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Where a zone is, its fee, days and cut-off, a sentence each. */
export function wordZone(
  zone: DeliveryZone,
  { cutOffMinutes }: Pick<ShopSchedule, 'cutOffMinutes'>,
): readonly string[] {
  const { postcodes, weekdays, transitDays } = zone;
  const fee = feeOfZone(zone);
  const places = postcodes.filter((code) => code !== '*');
  const time = clockInWords(zone.cutOffMinutes ?? cutOffMinutes);
  return [
    ...(places.length === 0 ? [] : [`Postcodes that begin with ${listInWords(places, 'or')}.`]),
    ...(fee === null ? [] : [`${formatMoney(fee)} for the whole order.`]),
    `${wordWeekdays(weekdays)}.`,
    transitDays === 0
      ? `Order by ${time} for the same day, if what you choose can be made that day.`
      : `${onTheWay(transitDays)}; order by ${time} for it to leave the same day.`,
  ];
}

function onTheWay(days: number): string {
  return days === 1 ? 'There the day after it leaves us' : `${days} days on the way`;
}

/** Where and when orders are collected. */
export function wordCollection({ openingHours }: Pick<ShopSchedule, 'openingHours'>): string {
  const hours = openingHours.length === 0 ? '' : ` ${wordOpeningHours(openingHours)}.`;
  return `Free, from ${premises.shop}.${hours}`;
}
