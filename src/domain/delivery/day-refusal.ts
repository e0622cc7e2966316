import type { CalendarDate } from './calendar/calendar-date';
import type { ClosedReason } from './closed-days';
import type { PeakName } from './calendar/peak-days';

/** The nearest available days: `earliest` from the refused one on, `before` it; null if none is left before it. */
export interface Instead {
  readonly before: CalendarDate | null;
  readonly earliest: CalendarDate;
}

/** Why nothing arrives on a day, whenever it is ordered. */
export type RestReason =
  | ClosedReason
  /** The product is not sold in that month. */
  | { readonly kind: 'out-of-season' }
  /** No deliveries to the zone on that weekday; `zone` is its title. */
  | { readonly kind: 'zone-closed'; readonly zone: string }
  /** A parcel would have to leave when the shop is closed. */
  | { readonly kind: 'nothing-leaves'; readonly on: CalendarDate }
  /** A parcel would be on the way, or arrive, when the courier does not work. */
  | { readonly kind: 'courier-rests'; readonly on: CalendarDate };

/** Why a day is unavailable, and the nearest available ones. */
export type DayRefusal =
  | { readonly kind: 'not-a-date' }
  /** In the past, or within the lead time. */
  | ({ readonly kind: 'date-too-soon' } & Instead)
  /** Today's cut-off has passed; London minutes since midnight. */
  | ({ readonly kind: 'after-cut-off'; readonly cutOffMinutes: number } & Instead)
  /** A peak day, which has a longer lead time. */
  | ({ readonly kind: 'peak-day'; readonly peak: PeakName } & Instead)
  | { readonly kind: 'date-too-far'; readonly latest: CalendarDate }
  /** Within the days that can be booked, but later than the product is sold. */
  | { readonly kind: 'season-over'; readonly latest: CalendarDate }
  | (RestReason & Instead);
