import type { CalendarDate } from './calendar-date';
import type { ClosedReason } from './closed-days';
import type { PeakName } from './peak-days';

/** `earliest` is the first day that can be kept from the refused one on. */
interface Instead {
  readonly earliest: CalendarDate;
}

/** Why a day cannot be kept, and the day that can. */
export type DayRefusal =
  | { readonly kind: 'not-a-date' }
  /** Gone by, or sooner than the product can be made. */
  | ({ readonly kind: 'date-too-soon' } & Instead)
  /** Could have been kept until the cut-off of today, London minutes since midnight. */
  | ({ readonly kind: 'after-cut-off'; readonly cutOffMinutes: number } & Instead)
  /** One of the florist's fullest days, for which she needs to know sooner. */
  | ({ readonly kind: 'peak-day'; readonly peak: PeakName } & Instead)
  | { readonly kind: 'date-too-far'; readonly latest: CalendarDate }
  | (ClosedReason & Instead)
  /** The shop is open, but the van does not go there on that weekday. `zone` is its title. */
  | ({ readonly kind: 'zone-rests'; readonly zone: string } & Instead);
