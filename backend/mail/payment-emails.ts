import type { PlacedOrder } from '../commerce/order/placed-order';
import { payByInWords, paymentDetails } from '../commerce/payment/payment-terms';
import { toUnits } from '../commerce/pricing/money';
import type { Email, EmailSection } from './email';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

type Terms = NonNullable<PlacedOrder['terms']>;

const total = ({ currency, grand_total }: PlacedOrder): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(toUnits(grand_total));

function instructions(order: PlacedOrder, terms: Terms): readonly string[] {
  const [how, when] =
    terms.address !== null
      ? [`Please send a cheque for ${total(order)}`, 'It must reach us']
      : [`Please transfer ${total(order)}`, 'It must be in our account'];
  return [
    `${how}. ${when} by ${payByInWords(terms)}, or we will have to cancel the order.`,
    paymentDetails(order, terms)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
  ];
}

/** How the order is paid, for customer and florist: with the instructions while the money is awaited. */
export function paymentSection(order: PlacedOrder, reader: 'customer' | 'florist'): EmailSection {
  const { payment_title: title, terms, status } = order;
  const heading = 'Payment';
  if (terms === null || status !== 'Pending') return { heading, paragraphs: [title], rows: [] };
  const details = reader === 'customer' ? instructions(order, terms) : awaited(order, terms);
  return { heading, paragraphs: [title, ...details], rows: [] };
}

function awaited(order: PlacedOrder, terms: Terms): readonly string[] {
  return [
    `Not paid yet: ${total(order)} with the reference ${order.number}, due by ${payByInWords(terms)}. ` +
      'If it is still unpaid then, the order is cancelled and you and the customer are emailed. ' +
      `When the money arrives: npm run florist -- order ${order.number} paid`,
  ];
}

/** Reminds the customer, once, of an order that is not paid yet. */
export function reminderEmail(order: PlacedOrder, terms: Terms): Email {
  return {
    subject: `Your Posy order ${order.number} is waiting for your payment`,
    greeting: `We have kept everything for your order ${order.number}, but your payment has not reached us yet.`,
    sections: [
      { heading: 'How to pay', paragraphs: instructions(order, terms), rows: [] },
      {
        heading: 'If you have paid already',
        paragraphs: [
          `Then it is on its way to us, and there is nothing more to do. If you would rather not go ahead, or pay in another way, call us on ${SHOP_CONTACT.phone} or write to ${SHOP_CONTACT.email}.`,
        ],
        rows: [],
      },
    ],
  };
}

/** Tells the florist that an order was not paid in time. */
export function unpaidCancelledEmail({ number, email }: PlacedOrder, terms: Terms): Email {
  return {
    subject: `Order ${number} was cancelled: not paid`,
    greeting: `Order ${number} was not paid by ${payByInWords(terms)}, so it is cancelled. Do not make it.`,
    sections: [
      {
        heading: 'What has happened',
        paragraphs: [
          `Its stock and coupon are free again, and we have told ${email}. If the money still arrives, please send it back to the customer.`,
        ],
        rows: [],
      },
    ],
  };
}
