import { SHOP_CONTACT } from '../store/shop-contact';
import type { AddressPostcodeRefusal } from '../address/address-postcode';

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
