import type { PlacedOrder } from '../commerce/order/placed-order';
import type { Email } from './email';
import { SHOP_CONTACT } from './shop-contact';

/** Tells the customer that the florist has cancelled an order, and whether there is a refund. */
export function cancelledEmail({ number }: PlacedOrder, isPaid: boolean): Email {
  return {
    subject: `Your Posy order ${number} was cancelled`,
    greeting: `Your order ${number} was cancelled. We will not make or deliver it.`,
    sections: [
      {
        heading: 'Your money',
        paragraphs: [
          isPaid
            ? 'You have paid for it. We send the whole amount back the way it came.'
            : 'You have not paid for it, and there is nothing to pay. Should money be on its way to us, we send it back.',
        ],
        rows: [],
      },
      {
        heading: 'If you did not expect this',
        paragraphs: [
          `Call us on ${SHOP_CONTACT.phone} or write to ${SHOP_CONTACT.email}, and we will see what we can do.`,
        ],
        rows: [],
      },
    ],
  };
}
