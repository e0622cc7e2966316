import { type Day, formatDay } from './calendar-day';
import type { DayRefusal } from './delivery-days';
import type { OfferRefusal } from './delivery-offer';
import { SHOP_CONTACT } from '../store/shop-contact';
import type { AddressPostcodeRefusal } from '../address/address-postcode';

function nearest({ before, earliest }: { readonly before: Day | null; readonly earliest: Day }): string {
  return before === null
    ? `The earliest day we can offer is ${formatDay(earliest)}.`
    : `The nearest days we can offer are ${formatDay(before)} and ${formatDay(earliest)}.`;
}

/** Why a day is not possible, worded for the shopper. `title` is the label of the date option. */
export function describeDayRefusal(title: string, refusal: DayRefusal): string {
  switch (refusal.kind) {
    case 'not-a-date':
      return `“${title}” must be a day on the calendar, such as 2026-10-07.`;
    case 'date-too-soon':
      return `“${title}” is too soon. ${nearest(refusal)}`;
    case 'after-cut-off':
      return `Orders for the day chosen for “${title}” have closed. ${nearest(refusal)}`;
    case 'peak-day':
      return `“${title}” is one of our busiest days. ${nearest(refusal)}`;
    case 'date-too-far':
      return `“${title}” is too far ahead: the latest day we can offer is ${formatDay(refusal.latest)}.`;
    case 'season-over':
      return `The day chosen for “${title}” is out of season: the latest day we can offer is ${formatDay(refusal.latest)}.`;
    case 'out-of-season':
      return `The day chosen for “${title}” is out of season. ${nearest(refusal)}`;
    case 'closed-weekday':
      return `We are closed on the day chosen for “${title}”. ${nearest(refusal)}`;
    case 'bank-holiday':
    case 'closure':
      return `We are closed on the day chosen for “${title}” (${refusal.what}). ${nearest(refusal)}`;
    case 'nothing-leaves':
      return `For the day chosen for “${title}” it would have to leave us on ${refusal.what}, when we are closed. ${nearest(refusal)}`;
    case 'courier-rests':
      return `The courier does not work on ${refusal.what}, so nothing arrives on the day chosen for “${title}”. ${nearest(refusal)}`;
    case 'zone-closed':
      return `We cannot deliver to ${refusal.what} on the day chosen for “${title}”. ${nearest(refusal)}`;
  }
}

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

/** Why a postcode is refused, worded for the shopper. */
export function describePostcodeRefusal(refusal: AddressPostcodeRefusal): string {
  switch (refusal) {
    case 'postcode-invalid':
      return '"Postcode" must be a full UK postcode, for example PO19 1AA.';
    case 'postcode-without-street':
      return `We cannot take an order for a postcode without a street, such as BFPO, here: please call us on ${SHOP_CONTACT.phone}.`;
    case 'eircode-invalid':
      return '"Postcode" must be an Eircode, for example D02 X285.';
  }
}
