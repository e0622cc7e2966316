import type { CalendarDate } from './calendar-date';
import type { DeliveryZone } from './delivery-zone';

/** Days the florist takes off; both ends belong to it. */
export interface Closure {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** As the shopper reads it: `Summer holiday`. */
  readonly reason: string;
}

/** What the florist has decided about days and places. Her backend holds it; the page works by the same. */
export interface DeliverySchedule {
  /** London minutes since midnight: an order of that minute or later is taken on the next working day. */
  readonly cutOffMinutes: number;
  /** Nothing is promised further ahead, days. */
  readonly daysAhead: number;
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  /** Whether the shop rests on the bank holidays of England and Wales. */
  readonly restsOnBankHolidays: boolean;
  readonly closures: readonly Closure[];
  /** Working days that a peak day needs on top of the product's lead. */
  readonly peakLeadDays: number;
  readonly zones: readonly DeliveryZone[];
}

const EVERY_OPEN_DAY = [1, 2, 3, 4, 5, 6];

/**
 * What a shop does whose backend says nothing about its days: the same that the embedded backend is seeded with, which a
 * contract proves day by day for two years.
 */
export const DEFAULT_SCHEDULE: DeliverySchedule = {
  cutOffMinutes: 14 * 60,
  daysAhead: 90,
  closedWeekdays: [0],
  restsOnBankHolidays: true,
  closures: [],
  peakLeadDays: 1,
  zones: [
    {
      code: 'chichester',
      title: 'Chichester',
      postcodes: ['PO19'],
      feePence: 495,
      weekdays: EVERY_OPEN_DAY,
      cutOffMinutes: null,
    },
    {
      code: 'villages',
      title: 'The villages around Chichester',
      postcodes: ['PO18', 'PO20'],
      feePence: 695,
      weekdays: EVERY_OPEN_DAY,
      cutOffMinutes: 13 * 60,
    },
    {
      code: 'coast-and-downs',
      title: 'The coast and the downs',
      postcodes: ['PO10', 'PO21', 'PO22', 'GU28', 'GU29', 'BN18'],
      feePence: 995,
      weekdays: [2, 3, 4, 5, 6],
      cutOffMinutes: 12 * 60,
    },
  ],
};
