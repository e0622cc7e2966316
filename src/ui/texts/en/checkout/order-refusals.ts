import type { OrderRefusal } from '../../../../domain/checkout/order-refusal';
import { londonMoment, weekdayName } from '../../../../domain/delivery/calendar/london-time';
import type { UnpaidLimit, UnpaidLimitKind } from '../../../../domain/orders/order-attempt';
import { clockInWords } from '../delivery/delivery-days';
import { unshownTexts } from '../cart/unshown-lines';
import { contactTexts } from '../layout/contact';

/** Why a cart is not ordered, by the kind of the refusal. */
export const orderRefusals: Readonly<Record<OrderRefusal['kind'], string>> = {
  'line-not-shown': unshownTexts.notice(1),
  'item-without-price':
    'Something in your cart has no price at the moment. Please remove it, or call us and we will help.',
  'total-unknown': 'We could not work out your total. Please try again in a moment, or call us and we will help.',
  'payment-method-gone': 'You can no longer pay for this order in the way you chose. Please choose another.',
};

const MINUTE = 60_000;

const atPaymentPage = 'pay for one of them, or cancel it, on its payment page';

/** Why, and what else than waiting or calling helps. */
const REASONS: Readonly<Record<UnpaidLimitKind, readonly [why: string, ...ways: string[]]>> = {
  'unpaid-orders': ['Several orders to be paid later have just been placed.', 'pay for this one by card now'],
  'open-payments': ['Several of your orders are still waiting at the payment page.', atPaymentPage],
  'held-pieces': [
    'Together with your other unpaid orders, this one would hold too much of what is left.',
    'pay for one of the others first',
    'order fewer',
  ],
  'held-time': ['Several of your orders were not paid for, so we cannot hold more for you just now.'],
};

/** Why an order was refused for unpaid orders, and what to do. */
export function unpaidLimitMessage({ kind, until }: UnpaidLimit): string {
  const [why, ...ways] = REASONS[kind];
  // Times are given in whole minutes.
  const from = until === null ? null : Math.ceil(until / MINUTE) * MINUTE;
  const later =
    from === null ? [] : [`order again from ${clockInWords(londonMoment(from).minutes)} on ${weekdayName(from)}`];
  const all = [...ways, ...later, `call us on ${contactTexts.phone}`];
  const choice = all.length === 1 ? all.join() : `${all.slice(0, -1).join('; ')}; or ${all.at(-1)}`;
  return `${why} Nothing was ordered, and your cart has not changed. You can ${choice}.`;
}
