import type { DeliveryOption } from '../../../../domain/delivery/delivery-option';
import { contactTexts } from '../layout/contact';
import { estimateText } from './estimate';

/** Who delivers to a postcode, on which days and for how much, for any product. */
export function generalPlaceText(postcode: string, offers: readonly DeliveryOption[]): string {
  return offers.some(({ method, refusal }) => method !== 'collection' && refusal === null)
    ? estimateText(postcode, offers)
    : `We do not deliver to ${postcode}. You are welcome to collect from our shop, or call us on ${contactTexts.phone}.`;
}
