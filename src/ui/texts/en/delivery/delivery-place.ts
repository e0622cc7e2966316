import type { PostcodeRefusal } from '../../../../domain/address/postcode';
import type { Failure } from '../../../../application/ports/failures';
import type { DeliveryOption } from '../../../../domain/delivery/delivery-option';
import { feeOfZone } from '../../../../domain/delivery/delivery-zone';
import { formatMoney } from '../../../../domain/pricing/money';
import { postcodeWithoutStreet } from '../postcode-refusal';

/** The postcode box of a product page. */
export const placeTexts = {
  label: 'Where is it going?',
  hint: '(UK postcode)',
  check: 'Check',
  /** `place` is the title of the zone. */
  cutOff: (place: string, time: string) => `Orders for ${place} close at ${time}.`,
} as const;

const fee = ({ zone }: DeliveryOption): string => {
  const amount = zone && feeOfZone(zone);
  return amount === null ? '' : ` for ${formatMoney(amount)}`;
};

/** Who delivers to a postcode and for how much, or why there is no delivery. */
export function deliveryPlaceText(postcode: string, offers: readonly DeliveryOption[]): string {
  const find = (method: DeliveryOption['method']) => offers.find((offer) => offer.method === method);
  const [van, courier] = [find('van'), find('courier')];
  const byVan = van?.refusal === null ? `We bring it to ${postcode} in our own van${fee(van)}` : null;
  if (courier?.refusal === null)
    return byVan === null
      ? `A courier brings it to ${postcode}${fee(courier)}.`
      : `${byVan}, or a courier does${fee(courier)}. The days below are for our van.`;
  if (byVan !== null) return `${byVan}.`;
  return courier?.refusal?.kind === 'not-by-courier'
    ? `Our van does not go to ${postcode}, and this would not travel well in a parcel. You are welcome to collect it.`
    : `We do not deliver to ${postcode}. You are welcome to collect it.`;
}

/** Why a postcode could not be looked up. */
export function placeRefusalMessage({ kind }: PostcodeRefusal | Failure): string {
  if (kind === 'postcode-invalid') return 'Enter a UK postcode, for example PO19 1AA or just PO19.';
  if (kind === 'postcode-without-street') return postcodeWithoutStreet;
  return 'We could not look that up just now. Please try again.';
}
