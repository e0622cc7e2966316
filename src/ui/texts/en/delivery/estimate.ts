import type { DeliveryOption } from '../../../../domain/delivery/delivery-option';
import { type PlaceZone, feeOfZone } from '../../../../domain/delivery/delivery-zone';
import { formatMoney } from '../../../../domain/pricing/money';
import { contactTexts } from '../layout/contact';
import { clockInWords } from './delivery-days';
import { weekdaysText } from './weekdays';

function terms(zone: PlaceZone): string {
  const { usualWeekdays, cutOffMinutes } = zone;
  const fee = feeOfZone(zone);
  const cutOff = cutOffMinutes === null ? '' : `, if you order before ${clockInWords(cutOffMinutes)}`;
  return `${fee === null ? '' : ` for ${formatMoney(fee)}`}, ${weekdaysText(usualWeekdays)}${cutOff}`;
}

/**
 * Who delivers a whole cart to a postcode, on which days and for how much, or whom to ask when there is no delivery.
 */
export function estimateText(postcode: string, offers: readonly DeliveryOption[]): string {
  const find = (method: DeliveryOption['method']) => offers.find((offer) => offer.method === method);
  const [van, courier] = [find('van'), find('courier')];
  const by = (offer: DeliveryOption) => (offer.zone === null ? '' : terms(offer.zone));
  if (van?.refusal === null) return `Our own van goes to ${van.zone?.title ?? postcode}${by(van)}.`;
  const outside = `${postcode} is outside our van’s area.`;
  if (courier?.refusal === null) return `${outside} A courier brings it${by(courier)}.`;
  return `${outside} Something in your cart cannot go by courier. You are welcome to collect it, or call us on ${contactTexts.phone}.`;
}

/** Who delivers to a postcode, on which days and for how much, for any product. */
export function generalPlaceText(postcode: string, offers: readonly DeliveryOption[]): string {
  return offers.some(({ method, refusal }) => method !== 'collection' && refusal === null)
    ? estimateText(postcode, offers)
    : `We do not deliver to ${postcode}. You are welcome to collect from our shop, or call us on ${contactTexts.phone}.`;
}
