import { formatDay } from './format-day';
import type { OfferRefusal } from './delivery-offer';
import { describeDayRefusal } from './describe-day-refusal';

/** Why a shipping method is not possible, worded for the shopper. */
export function describeOfferRefusal(carrierTitle: string, postcode: string | null, refusal: OfferRefusal): string {
  switch (refusal.kind) {
    case 'outside-zones':
      return `${carrierTitle} does not go to ${postcode}. Please call us, or choose another way.`;
    case 'not-by-courier':
      return `${refusal.product} would not travel well in a parcel, so we bring it ourselves or you can collect it.`;
    case 'not-abroad':
      return `${refusal.product} may not be sent abroad.`;
    case 'slot-over':
      return 'It is too late to collect it then today.';
    case 'slot-closed':
      return `We are closed by then on ${formatDay(refusal.day)}.`;
    case 'day':
      return `${refusal.product}: ${describeDayRefusal(refusal.title, refusal.day)}`;
  }
}
