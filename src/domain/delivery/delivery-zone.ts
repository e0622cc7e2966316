import type { CurrencyCode, Money } from '../pricing/money';
import { ok, refuse, type Result } from '../shared/result';
import type { CalendarDate } from './calendar/calendar-date';
import { parsePostcode, type Postcode, type PostcodeRefusal } from '../address/postcode';
import { HOME_CURRENCY } from '../address/country';
import type { DeliverySchedule } from './delivery-schedule';

/** An area that the florist delivers to. */
export interface DeliveryZone {
  readonly code: string;
  /** Two letters. Outside the United Kingdom a zone is a whole country. */
  readonly country: string;
  /** As inside a sentence: `Chichester`, `the Highlands and Islands`. */
  readonly title: string;
  /** Areas (`BN`), outward codes (`PO19`) and sectors (`PO20 8`); the most specific match wins. `*` takes the rest. */
  readonly postcodes: readonly string[];
  /** Minor units of `currency`, including VAT; null if the fee is not known in the currency of the visitor. */
  readonly feePence: number | null;
  /** ISO 4217, of the fee; pounds if left out. */
  readonly currency?: CurrencyCode;
  /** Delivery weekdays; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** London minutes since midnight; null to use the shop's cut-off. */
  readonly cutOffMinutes: number | null;
  /** Days on the way, counted from the day the order is ready; 0 for the florist's own van. */
  readonly transitDays: number;
}

/** The zone of a place. */
export interface PlaceZone extends DeliveryZone {
  /** The days that can be booked, and Sundays apart, on which the courier does not work there; none for the van. */
  readonly courierRests: readonly CalendarDate[];
  /** The zone's weekdays on which something arrives in a week without holidays. */
  readonly usualWeekdays: readonly number[];
}

export type ZoneRefusal = PostcodeRefusal | { readonly kind: 'outside-zones'; readonly outward: string };

/** 4 for a matching sector, 3 for an outward code, 2 for an area, 1 for all others, 0 for no match. */
function specificity(entry: string, { area, outward, sector }: Postcode): number {
  if (entry === sector) return 4;
  if (entry === outward) return 3;
  if (entry === area) return 2;
  return entry === '*' ? 1 : 0;
}

/** Returns the zone of a full postcode or outward code. */
export function zoneOfPostcode(zones: readonly DeliveryZone[], text: string): Result<DeliveryZone, ZoneRefusal> {
  const postcode = parsePostcode(text);
  if (!postcode.ok) return postcode;
  let best: { readonly zone: DeliveryZone; readonly score: number } | null = null;
  for (const zone of zones) {
    for (const entry of zone.postcodes) {
      const score = specificity(entry, postcode.value);
      if (score > (best?.score ?? 0)) best = { zone, score };
    }
  }
  return best === null ? refuse({ kind: 'outside-zones', outward: postcode.value.outward }) : ok(best.zone);
}

/** Returns the fee of a zone, or null if it is not known in the currency of the visitor. */
export function feeOfZone({ feePence, currency = HOME_CURRENCY }: DeliveryZone): Money | null {
  return feePence === null ? null : { pence: feePence, currency };
}

const SUNDAY = 0;
const DAYS = 7;

/**
 * Returns the weekdays of a zone on which something can arrive in a week without holidays: the shop is open when it leaves, and the
 * courier does not work on Sundays.
 */
export function usualWeekdays(
  { weekdays, transitDays }: Pick<DeliveryZone, 'weekdays' | 'transitDays'>,
  { closedWeekdays }: Pick<DeliverySchedule, 'closedWeekdays'>,
): readonly number[] {
  const before = (weekday: number, days: number) => (((weekday - days) % DAYS) + DAYS) % DAYS;
  return weekdays.filter((weekday) => {
    const onTheWay = Array.from({ length: transitDays }, (_, days) => before(weekday, days));
    return !closedWeekdays.includes(before(weekday, transitDays)) && !onTheWay.includes(SUNDAY);
  });
}
