import { isCalendarDate } from '../../../domain/delivery/calendar/calendar-date';
import type { Closure, DeliverySchedule, OpeningHours } from '../../../domain/delivery/delivery-schedule';
import type { DeliveryZone } from '../../../domain/delivery/delivery-zone';
import { HOME, HOME_CURRENCY } from '../../../domain/address/country';
import { number, record, records, text, DecodingError, type WireRecord } from '../wire-value';
import type { DeliverySchedules } from '../../../application/ports/store';
import type { Failure } from '../../../application/ports/failures';
import { ok, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';

const MINUTES_OF_DAY = 24 * 60;
const MAX_DAYS = 366;
const MAX_PENCE = 1_000_000;

/** A whole number from `least` to `most`. */
function whole(value: unknown, what: string, least: number, most: number): number {
  const read = number(value, what);
  if (!Number.isInteger(read) || read < least || read > most) throw new DecodingError(`${what} is out of bounds`);
  return read;
}

function weekdays(value: unknown, what: string): readonly number[] {
  if (!Array.isArray(value)) throw new DecodingError(`${what} is not a list`);
  return value.map((day: unknown) => whole(day, what, 0, 6));
}

function toClosure(wire: WireRecord): Closure {
  const [from, to] = [text(wire.from, 'first day off'), text(wire.to, 'last day off')];
  if (!isCalendarDate(from) || !isCalendarDate(to)) throw new DecodingError('a day off is not a day');
  return { from, to, reason: text(wire.reason, 'reason of days off') };
}

function toOpeningHours(wire: WireRecord): OpeningHours {
  return {
    weekday: whole(wire.weekday, 'weekday of opening hours', 0, 6),
    opensMinutes: whole(wire.opensMinutes, 'opening time', 0, MINUTES_OF_DAY),
    closesMinutes: whole(wire.closesMinutes, 'closing time', 0, MINUTES_OF_DAY),
  };
}

interface Fees {
  /** The currency of the schedule's fees. */
  readonly currency: string;
  /** The visitor's currency; fees in any other are not shown. */
  readonly shown: string;
}

function feeOf(feePence: number, { currency, shown }: Fees): Pick<DeliveryZone, 'feePence' | 'currency'> {
  if (currency !== shown) return { feePence: null };
  return currency === HOME_CURRENCY ? { feePence } : { feePence, currency };
}

function toZone(wire: WireRecord, fees: Fees): DeliveryZone {
  if (!Array.isArray(wire.postcodes)) throw new DecodingError('postcodes of a zone are not a list');
  return {
    code: text(wire.code, 'code of a zone'),
    // Blocks that were written before there were zones abroad do not have it.
    country: wire.country === undefined ? HOME : text(wire.country, 'country of a zone'),
    title: text(wire.title, 'title of a zone'),
    postcodes: wire.postcodes.map((entry: unknown) => text(entry, 'postcode of a zone')),
    ...feeOf(whole(wire.feePence, 'fee of a zone', 0, MAX_PENCE), fees),
    weekdays: weekdays(wire.weekdays, 'weekdays of a zone'),
    cutOffMinutes:
      wire.cutOffMinutes === null ? null : whole(wire.cutOffMinutes, 'cut-off of a zone', 0, MINUTES_OF_DAY),
    // Blocks that were written before parcels had zones do not have it.
    transitDays: wire.transitDays === undefined ? 0 : whole(wire.transitDays, 'days on the way to a zone', 0, MAX_DAYS),
  };
}

const MAX_ZONES = 200;
const MAX_POSTCODES = 4_000;

function toZones(value: unknown, fees: Fees): readonly DeliveryZone[] {
  const zones = records(value).map((zone) => toZone(zone, fees));
  const postcodes = zones.reduce((sum, zone) => sum + zone.postcodes.length, 0);
  if (zones.length > MAX_ZONES || postcodes > MAX_POSTCODES) throw new DecodingError('there are too many zones');
  return zones;
}

/**
 * The text of the CMS block; an editor may have wrapped it in a paragraph. Its fees are left out where they are not in the
 * visitor's currency.
 */
export function toDeliverySchedule(content: string, visitorCurrency: string): DeliverySchedule {
  const wire = record(parsed(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)), 'rules of delivery');
  // Blocks that were written in pounds do not have it.
  const currency = wire.currency === undefined ? HOME_CURRENCY : text(wire.currency, 'currency of the fees');
  const fees = { currency, shown: visitorCurrency };
  if (typeof wire.restsOnBankHolidays !== 'boolean') throw new DecodingError('rest on bank holidays is not said');
  return {
    cutOffMinutes: whole(wire.cutOffMinutes, 'cut-off', 0, MINUTES_OF_DAY),
    daysAhead: whole(wire.daysAhead, 'days ahead', 1, MAX_DAYS),
    closedWeekdays: weekdays(wire.closedWeekdays, 'closed weekdays'),
    restsOnBankHolidays: wire.restsOnBankHolidays,
    closures: records(wire.closures).map(toClosure),
    // Blocks that were written before do not have them.
    openingHours: wire.openingHours === undefined ? [] : records(wire.openingHours).map(toOpeningHours),
    peakLeadDays: whole(wire.peakLeadDays, 'lead of peak days', 0, MAX_DAYS),
    zones: toZones(wire.zones, fees),
    courierZones: wire.courierZones === undefined ? [] : toZones(wire.courierZones, fees),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new DecodingError('the rules of delivery are not JSON');
  }
}

/** The CMS block that holds the rules as JSON, because the API has no field for them. */
const BLOCK = 'delivery-rules';

export class MiddlewareDeliverySchedules implements DeliverySchedules {
  /** `currency` is the visitor's. */
  constructor(
    private readonly call: CallMiddleware,
    private readonly currency: string,
  ) {}

  async deliverySchedule(): Promise<Result<DeliverySchedule | null, Failure>> {
    const answer = decodeQuery(await this.call('cmsBlocks', [[BLOCK]]), 'cmsBlocks', (value) => {
      const block = records(record(value, 'cmsBlocks').items).find((wire) => wire.identifier === BLOCK);
      return block === undefined ? null : toDeliverySchedule(text(block.content, 'rules of delivery'), this.currency);
    });
    // Magento refuses the name of a block that it does not have.
    return !answer.ok && answer.reason.kind === 'not-found' ? ok(null) : answer;
  }
}
