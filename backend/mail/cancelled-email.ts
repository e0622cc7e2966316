import { WORKSHOP_TIME } from '../commerce/catalogue/product/workshop-time';
import { COLLECTION_CARRIER } from '../commerce/delivery/carriers';
import type { Owed } from '../commerce/order/owed';
import type { CancelledStanding } from '../commerce/order/email-outbox';
import type { PlacedOrder } from '../commerce/order/placed-order';
import { toUnits } from '../commerce/pricing/money';
import type { Email } from './email';
import { payByInWords } from '../commerce/payment/payment-terms';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

const MONEY: Readonly<Record<Exclude<CancelledStanding, 'paid'>, string>> = {
  unpaid:
    'You have not paid for it, so there is nothing to pay. If you have sent us money since, we will send it back.',
  late: 'There is nothing left to pay. If your money is on its way to us, we will send it back.',
};

const CARDS_END = 'The gift cards that you bought with it can no longer be spent.';

function refundInWords({ currency, paid, spent, amount }: Owed): string {
  const money = (minor: number): string =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(toUnits(minor));
  if (spent === 0) return 'You have paid for it, so we will refund the whole amount in the way you paid.';
  const rest =
    amount === 0
      ? 'so there is nothing left to refund'
      : `so we will refund the rest, ${money(amount)}, in the way you paid`;
  return `You have paid ${money(paid)} for it. The gift cards that you bought with it have paid ${money(spent)} of other orders, ${rest}.`;
}

/** A card that was voided meanwhile, because its own order was cancelled, gets nothing back. */
const ended = (end: string | null): string =>
  `The gift card ending ${end ?? ''}, with which you paid a part, is void. Please call us on ${SHOP_CONTACT.phone} about it.`;

function moneyInWords({ giftCardUses }: PlacedOrder, standing: CancelledStanding, owed: Owed): readonly string[] {
  const lost = giftCardUses.filter(({ isEnded }) => isEnded).map(({ end }) => ended(end));
  if (standing !== 'paid') return [MONEY[standing], ...lost];
  const isAllLost = owed.paid === 0 && lost.length > 0 && lost.length === giftCardUses.length;
  return [...(isAllLost ? [] : [refundInWords(owed)]), ...(owed.hasGiftCards ? [CARDS_END] : []), ...lost];
}

/** Leaves out gift cards and downloads, which are neither made nor delivered. */
function whatIsLeftUndone({ carrier_code: carrier, lines }: PlacedOrder): readonly string[] {
  if (carrier !== null)
    return [carrier === COLLECTION_CARRIER ? 'We will not make it.' : 'We will not make or deliver it.'];
  const isBooked = lines.some(({ options }) => options.some(({ label }) => label === WORKSHOP_TIME));
  return isBooked ? ['Your place in the workshop is free for somebody else.'] : [];
}

/** Tells the customer that an order was cancelled, why if it was not paid in time, and what is refunded. */
export function cancelledEmail(order: PlacedOrder, standing: CancelledStanding, owed: Owed): Email {
  const { number, terms } = order;
  const why =
    standing === 'late' && terms !== null
      ? `Your payment for order ${number} did not reach us by ${payByInWords(terms)}, so we had to cancel the order.`
      : `Your order ${number} was cancelled.`;
  return {
    subject: `Your Posy order ${number} was cancelled`,
    greeting: [why, ...whatIsLeftUndone(order)].join(' '),
    sections: [
      {
        heading: 'Your money',
        paragraphs: moneyInWords(order, standing, owed),
        rows: [],
      },
      {
        heading: standing === 'late' ? 'If you would still like it' : 'If you did not expect this',
        paragraphs: [
          `Call us on ${SHOP_CONTACT.phone} or write to ${SHOP_CONTACT.email}, and we will see what we can do.`,
        ],
        rows: [],
      },
    ],
  };
}
