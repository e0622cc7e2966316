import { type DeliveryZone, feeOfZone, usualWeekdays } from '../../../../domain/delivery/delivery-zone';
import type { ShopSchedule } from '../../../../domain/delivery/shop-schedule';
import { formatMoney } from '../../../../domain/pricing/money';
import { contactTexts } from '../layout/contact';
import { premises } from '../layout/premises';
import { clockInWords } from './delivery-days';
import { openingHoursText } from './shop-times';
import { listInWords, weekdaysText } from './weekdays';

/** The page about delivery. */
export const zoneTexts = {
  van: 'By our own van',
  vanNote: 'We bring it ourselves, to the door.',
  courier: 'By courier',
  courierNote: 'In a box, with a tracking number. Each product’s page says whether it can be sent.',
  collect: 'Collected from the shop',
  unknown: `The checkout shows how your order can get to your address and what that costs, before you order. You can also call us on ${contactTexts.phone}.`,
  notRead: `We cannot show where we deliver just now. Please try again in a few minutes, or call us on ${contactTexts.phone}.`,
} as const;

/** `The villages around Chichester` */
export function headingOfZone({ title }: DeliveryZone): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

type ZoneSchedule = Pick<ShopSchedule, 'cutOffMinutes' | 'restDays'>;

/** Where a zone is, its fee, days and cut-off, a sentence each. */
export function zoneText(zone: DeliveryZone, schedule: ZoneSchedule): readonly string[] {
  const { postcodes, transitDays } = zone;
  const weekdays = usualWeekdays(zone, schedule.restDays);
  const fee = feeOfZone(zone);
  const places = postcodeRuns(postcodes.filter((code) => code !== '*'));
  const time = clockInWords(zone.cutOffMinutes ?? schedule.cutOffMinutes);
  return [
    ...(places.length === 0 ? [] : [`Postcodes that begin with ${listInWords(places, 'or')}.`]),
    ...(fee === null ? [] : [`${formatMoney(fee)} for the whole order.`]),
    ...(weekdays.length === 0 ? [] : [`${weekdaysText(weekdays)}.`]),
    transitDays === 0
      ? `Order by ${time} for the same day, if what you choose can be made that day.`
      : `${onTheWay(transitDays)}; order by ${time} for it to leave the same day.`,
  ];
}

const NUMBERS = ['', '', 'two', 'three', 'four', 'five'];

/** Districts in a row as one: `PH17 to PH19`. */
function postcodeRuns(codes: readonly string[]): readonly string[] {
  const runs: { area: string; from: number; to: number }[] = [];
  const whole: string[] = [];
  for (const code of codes) {
    const [, area = '', district = ''] = /^([A-Z]+)(\d+)$/.exec(code) ?? [];
    const last = runs.at(-1);
    if (area === '') whole.push(code);
    else if (last?.area === area && last.to + 1 === Number(district)) last.to += 1;
    else runs.push({ area, from: Number(district), to: Number(district) });
  }
  const words = runs.map(({ area, from, to }) => (from === to ? area + from : `${area}${from} to ${area}${to}`));
  return [...whole, ...words].sort();
}

function onTheWay(days: number): string {
  return days === 1 ? 'Arrives the day after it leaves us' : `Arrives ${NUMBERS[days] ?? days} days after it leaves us`;
}

/** Where and when orders are collected. */
export function collectionText({ openingHours }: Pick<ShopSchedule, 'openingHours'>): string {
  const hours = openingHours.length === 0 ? '' : ` ${openingHoursText(openingHours)}.`;
  return `Free, from ${premises.shop}.${hours}`;
}
