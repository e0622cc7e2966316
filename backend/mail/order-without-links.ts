import { readEmail } from '../../src/domain/text/email';
import { withoutLinks } from '../commerce/customer/person-name';
import type { PlacedAddress, PlacedOrder } from '../commerce/order/placed-order';

const TYPED = ['firstname', 'lastname', 'company', 'street', 'city', 'region', 'postcode', 'telephone'] as const;

function addressWithoutLinks(address: PlacedAddress | null): PlacedAddress | null {
  if (address === null) return null;
  return TYPED.reduce((plain, field) => ({ ...plain, [field]: plain[field] && withoutLinks(plain[field]) }), address);
}

/** The customer checks the email address of a gift card's recipient. Mail programs end a web address at other signs: `www.pay.link?@x.org`. */
const isPlainEmail = (text: string): boolean => readEmail(text) === text && /^[\p{L}\p{N}.+_'-]+@/u.test(text);

/** As its customer's email shows it: anybody may order with anybody's email address, and nothing that was typed becomes a link. */
export function orderWithoutLinks(order: PlacedOrder): PlacedOrder {
  const lines = order.lines.map((line) => ({
    ...line,
    options: line.options.map((option) =>
      option.kind === 'selected' || isPlainEmail(option.value)
        ? option
        : { ...option, value: withoutLinks(option.value) },
    ),
  }));
  const { shippingAddress, billingAddress } = order;
  return {
    ...order,
    lines,
    shippingAddress: addressWithoutLinks(shippingAddress),
    billingAddress: addressWithoutLinks(billingAddress),
  };
}
