import { holdsLink } from '../commerce/customer/person-name';
import { formatDay } from '../commerce/delivery/format-day';
import { toUnits } from '../commerce/pricing/money';
import type { Email, EmailSection } from './email';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

export interface GiftCardFacts {
  /** GBP pence. */
  readonly pence: number;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string | null;
  /** `YYYY-MM-DD` */
  readonly expiresOn: string;
  readonly orderNumber: string;
}

const section = (heading: string, ...paragraphs: readonly string[]): EmailSection => ({
  heading,
  paragraphs,
  rows: [],
});

/** £50, or £12.50. */
export const poundsOf = (pence: number): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: pence % 100 === 0 ? 0 : 2,
  }).format(toUnits(pence));

/** To the recipient, with the code. */
export function giftCardEmail(card: GiftCardFacts, code: string, shop: string): Email {
  const { pence, recipientName, message, expiresOn } = card;
  return {
    subject: `A Posy gift card for you: ${poundsOf(pence)}`,
    greeting: `${recipientName}, somebody has sent you a ${poundsOf(pence)} gift card for Posy, the florist in ${SHOP_CONTACT.city}.`,
    sections: [
      ...(message === null ? [] : [section('Their message', message)]),
      section('Your code', code),
      {
        ...section(
          'How to use it',
          'Choose whatever you like at our shop, and enter the code in your cart. It pays for flowers, plants, gifts, workshops and delivery, in one order or several. Anything it does not cover, you can pay in any other way.',
          `It is good until ${formatDay(expiresOn)}. Whoever has the code can spend it, so please keep this email safe.`,
        ),
        link: { text: 'Go to the shop', href: shop },
      },
      section(
        'If anything is not right',
        `Call us on ${SHOP_CONTACT.phone} or write to ${SHOP_CONTACT.email}. ${SHOP_CONTACT.company}, ${SHOP_CONTACT.address}.`,
      ),
    ],
  };
}

/** To the buyer: the facts, without the code, which belongs to the recipient. */
export function giftCardSentEmail({
  pence,
  recipientName,
  recipientEmail,
  expiresOn,
  orderNumber,
}: GiftCardFacts): Email {
  return {
    // Cards that were ordered before names were checked.
    subject: holdsLink(recipientName)
      ? 'Your gift card is on its way'
      : `Your gift card for ${recipientName} is on its way`,
    greeting: `We have sent your ${poundsOf(pence)} gift card to ${recipientName}.`,
    sections: [
      section(
        'What we sent',
        `Address: ${recipientEmail}\nGood until: ${formatDay(expiresOn)}\nOrder: ${orderNumber}`,
        'The code is in that email only.',
      ),
      section(
        'If it does not arrive',
        `Please ask ${recipientName} to look in the junk folder. Then call us on ${SHOP_CONTACT.phone} or write to ${SHOP_CONTACT.email}, and we will send it again.`,
      ),
    ],
  };
}
