import type { PlacedOrder } from '../commerce/order/placed-order';
import type { Email } from './email';
import { payByInWords } from './payment-emails';
import { SHOP_CONTACT } from './shop-contact';

/** `late`: the money did not arrive in time. */
export type CancelledStanding = 'paid' | 'unpaid' | 'late';

const MONEY: Readonly<Record<CancelledStanding, string>> = {
  paid: 'You have paid for it, so we will refund the whole amount in the way you paid.',
  unpaid:
    'You have not paid for it, so there is nothing to pay. If you have sent us money since, we will send it back.',
  late: 'There is nothing left to pay. If your money is on its way to us, we will send it back.',
};

/** Tells the customer that an order was cancelled, why if it was not paid in time, and whether there is a refund. */
export function cancelledEmail({ number, terms }: PlacedOrder, standing: CancelledStanding): Email {
  const why =
    standing === 'late' && terms !== null
      ? `Your payment for order ${number} did not reach us by ${payByInWords(terms)}, so we had to cancel the order.`
      : `Your order ${number} was cancelled.`;
  return {
    subject: `Your Posy order ${number} was cancelled`,
    greeting: `${why} We will not make or deliver it.`,
    sections: [
      {
        heading: 'Your money',
        paragraphs: [MONEY[standing]],
        rows: [],
      },
      {
        heading: standing === 'late' ? 'If you would still like your flowers' : 'If you did not expect this',
        paragraphs: [
          `Call us on ${SHOP_CONTACT.phone} or write to ${SHOP_CONTACT.email}, and we will see what we can do.`,
        ],
        rows: [],
      },
    ],
  };
}
