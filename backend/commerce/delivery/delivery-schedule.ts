import type { ShopDatabase } from '../../database/shop-database';
import type { Day } from './calendar-day';
import { isCourier, VAN_CARRIER } from './carriers';
import type { DeliveryZone } from './delivery-zones';

/** When the florist works. */
export interface WorkingDays {
  /** London minutes since midnight: from then on an order is taken on the next working day. */
  readonly cutOffMinutes: number;
  readonly daysAhead: number;
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly restsOnBankHolidays: boolean;
  /** When the shop is open, unless it is closed on that weekday. London minutes since midnight. */
  readonly openingHours: readonly {
    readonly weekday: number;
    readonly opensMinutes: number;
    readonly closesMinutes: number;
  }[];
  /** Inclusive. */
  readonly closures: readonly { readonly from: Day; readonly to: Day; readonly reason: string }[];
  /** Additional working days that a peak day needs on top of the product's lead time. */
  readonly peakLeadDays: number;
}

/** The florist's delivery rules. Pages show them, and orders are validated against them. */
export interface DeliverySchedule extends WorkingDays {
  /** The van's zones. */
  readonly zones: readonly DeliveryZone[];
  /** The courier's zones. */
  readonly courierZones: readonly DeliveryZone[];
}

/** `012` is Sunday, Monday and Tuesday. */
const digits = (text: string): number[] => [...text].map(Number);

async function readZones(database: ShopDatabase) {
  const zones = await database.selectFrom('delivery_zones').selectAll().orderBy('position').execute();
  const places = await database.selectFrom('delivery_zone_postcodes').selectAll().orderBy('postcode').execute();
  return zones.map(({ code, carrier_code, ...zone }) => ({
    carrier: carrier_code,
    zone: {
      code,
      country: zone.country_code,
      title: zone.title,
      postcodes: places.filter((place) => place.zone_code === code).map((place) => place.postcode),
      feePence: zone.fee_pence,
      weekdays: digits(zone.weekdays),
      cutOffMinutes: zone.cut_off_minutes,
      transitDays: zone.transit_days,
    },
  }));
}

export async function readWorkingDays(database: ShopDatabase): Promise<WorkingDays> {
  const settings = await database.selectFrom('delivery_settings').selectAll().executeTakeFirstOrThrow();
  const closures = await database.selectFrom('closures').selectAll().orderBy('from_day').execute();
  const hours = await database.selectFrom('opening_hours').selectAll().orderBy('weekday').execute();
  return {
    cutOffMinutes: settings.cut_off_minutes,
    daysAhead: settings.days_ahead,
    closedWeekdays: digits(settings.closed_weekdays),
    restsOnBankHolidays: settings.rests_on_bank_holidays === 1,
    openingHours: hours.map(({ weekday, opens_minutes, closes_minutes }) => ({
      weekday,
      opensMinutes: opens_minutes,
      closesMinutes: closes_minutes,
    })),
    closures: closures.map(({ from_day, to_day, reason }) => ({ from: from_day, to: to_day, reason })),
    peakLeadDays: settings.peak_lead_days,
  };
}

export async function readDeliverySchedule(database: ShopDatabase): Promise<DeliverySchedule> {
  const workingDays = await readWorkingDays(database);
  const zones = await readZones(database);
  return {
    ...workingDays,
    zones: zones.flatMap(({ carrier, zone }) => (carrier === VAN_CARRIER ? [zone] : [])),
    courierZones: zones.flatMap(({ carrier, zone }) => (isCourier(carrier) ? [zone] : [])),
  };
}

/** The zones of a carrier; collection has none. */
export function zonesOf(carrier: string, { zones, courierZones }: DeliverySchedule): readonly DeliveryZone[] {
  if (carrier === VAN_CARRIER) return zones;
  return isCourier(carrier) ? courierZones : [];
}
