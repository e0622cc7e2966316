import type { DeliveryOffer } from '../../../../domain/delivery/delivery-offer';
import { contactTexts } from '../layout/contact';
import { wordEstimate } from './estimate';

/** Who delivers to a postcode, on which days and for how much, for any product. */
export function wordPlaceInGeneral(postcode: string, offers: readonly DeliveryOffer[]): string {
  return offers.some(({ method, refusal }) => method !== 'collection' && refusal === null)
    ? wordEstimate(postcode, offers)
    : `We do not deliver to ${postcode}. You are welcome to collect from our shop, or call us on ${contactTexts.phone}.`;
}
