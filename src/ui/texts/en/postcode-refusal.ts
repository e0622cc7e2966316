import type { AddressPostcodeRefusal } from '../../../domain/address/postcode';
import { unreachable } from '../../../domain/shared/result';
import { contactTexts } from './layout/contact';

/** Forces' mail, post office boxes and the like. */
export const postcodeWithoutStreet = `We cannot look after BFPO addresses and other postcodes without a street here: please call us on ${contactTexts.phone}.`;

/** Why the postcode of an address is refused. */
export function postcodeRefusalMessage({ kind }: AddressPostcodeRefusal): string {
  switch (kind) {
    case 'postcode-invalid':
      return 'Enter a full UK postcode, for example PO19 1AA';
    case 'postcode-without-street':
      return postcodeWithoutStreet;
    case 'eircode-invalid':
      return 'Enter the Eircode, for example D02 X285';
    default:
      return unreachable(kind);
  }
}
