import type { CalendarDate } from './calendar/calendar-date';
import type { DeliveryZone } from './delivery-zone';
import { HOME } from '../address/country';

/** A closure, both days inclusive. */
export interface Closure {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** As the shopper reads it: `Summer holiday`. */
  readonly reason: string;
}

/** The florist's delivery days and zones, stored in the backend. */
export interface DeliverySchedule {
  /** London minutes since midnight; an order from then on is treated as placed on the next working day. */
  readonly cutOffMinutes: number;
  /** Days that can be booked ahead. */
  readonly daysAhead: number;
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  /** Whether the shop rests on the bank holidays of England and Wales. */
  readonly restsOnBankHolidays: boolean;
  readonly closures: readonly Closure[];
  /** By weekday; empty if they are unknown. */
  readonly openingHours: readonly OpeningHours[];
  /** Working days added to the lead time on peak days. */
  readonly peakLeadDays: number;
  /** The van's zones. */
  readonly zones: readonly DeliveryZone[];
  /** The courier's zones; empty if it delivers everywhere on every working day. */
  readonly courierZones: readonly DeliveryZone[];
}

const EVERY_OPEN_DAY = [1, 2, 3, 4, 5, 6];

/** Used if the backend has no schedule; a contract test compares it with the seeded one. */
export const DEFAULT_SCHEDULE: DeliverySchedule = {
  cutOffMinutes: 14 * 60,
  daysAhead: 90,
  closedWeekdays: [0],
  restsOnBankHolidays: true,
  closures: [],
  openingHours: [],
  peakLeadDays: 1,
  zones: [
    {
      code: 'chichester',
      country: HOME,
      title: 'Chichester',
      postcodes: ['PO19'],
      feePence: 495,
      weekdays: EVERY_OPEN_DAY,
      cutOffMinutes: null,
      transitDays: 0,
    },
    {
      code: 'villages',
      country: HOME,
      title: 'the villages around Chichester',
      postcodes: ['PO18', 'PO20'],
      feePence: 695,
      weekdays: EVERY_OPEN_DAY,
      cutOffMinutes: 13 * 60,
      transitDays: 0,
    },
    {
      code: 'coast-and-downs',
      country: HOME,
      title: 'the coast and the downs',
      postcodes: ['PO10', 'PO21', 'PO22', 'GU28', 'GU29', 'BN18'],
      feePence: 995,
      weekdays: [2, 3, 4, 5, 6],
      cutOffMinutes: 12 * 60,
      transitDays: 0,
    },
  ],
  courierZones: [],
};

/** When the shop is open on a weekday, in London minutes since midnight. */
export interface OpeningHours {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly opensMinutes: number;
  readonly closesMinutes: number;
}

/** Returns the hours of the weekdays on which the shop is open, whatever closures there are; empty if none are known. */
export function weeklyHours({ openingHours, closedWeekdays }: DeliverySchedule): readonly OpeningHours[] {
  return openingHours.filter(({ weekday }) => !closedWeekdays.includes(weekday));
}
