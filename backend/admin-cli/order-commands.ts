import { boughtGiftCards } from '../commerce/gift-card/gift-cards-of-orders';
import { readOwed } from '../commerce/order/owed';
import { readOrder } from '../commerce/order/placed-order';
import { transitionOrder } from '../commerce/order/transition-order';
import { ok, refuse } from '../shared/result';
import type { OrderStep } from '../database/sale-tables';
import type { AdminContext, AdminResult, AdminCommand } from './admin-command';
import { whyNot } from './table';
import { endAtStripe, refundAtStripe } from './stripe-commands';
import { CANCEL_EMAILS } from '../mail/queue-order-emails';
import { listOrders } from './order-list';
import { orderAsText, ordersAsTable, stepAsText } from './order-tables';
import { typedOrderNumber } from '../commerce/order/guest-order';

const MAX_ORDERS = 200;
/** Letters and digits, as couriers print them. */
const TRACKING_NUMBER = /^[A-Z0-9-]{4,40}$/i;

/** Command names of the order steps. */
const STEPS: ReadonlyMap<string, OrderStep> = new Map([
  ['paid', 'paid'],
  ['made', 'made'],
  ['on-its-way', 'on-its-way'],
  ['complete', 'complete'],
  ['cancel', 'cancelled'],
  ['refunded', 'refunded'],
]);

export const ordersCommand: AdminCommand = {
  name: 'orders',
  help: [['orders', 'the latest orders, by their next delivery day']],
  run: async ({ database, now }, words) =>
    words.length > 0 ? null : ok(ordersAsTable(await listOrders(database, MAX_ORDERS, now))),
};

async function showOrder({ database }: AdminContext, number: string): Promise<AdminResult> {
  const order = await readOrder(database, typedOrderNumber(number));
  if (order === null) return refuse(whyNot(number, 'no-such-order'));
  const [bought, owed] = [await boughtGiftCards(database, order.id), await readOwed(database, order.id)];
  return ok(orderAsText(order, bought, owed));
}

export const orderCommand: AdminCommand = {
  name: 'order',
  help: [
    ['order NUMBER', 'one order in full, and what happened to it'],
    ['  cancel', 'returns its stock and coupon, and emails the customer'],
    ['  refund', 'gives back at Stripe what is owed: of a paid order that was cancelled, or of a complete one'],
    ['  paid', 'paid by transfer, cheque or cash'],
    ['  made', 'it is made'],
    ['  on-its-way [TRACKING]', "the van or the courier has it, with the courier's number; not if it is collected"],
    ['  complete', 'delivered or collected'],
    ['  refunded', 'the money was refunded: closes a paid order that was cancelled, or a complete one'],
  ],
  run: async (admin, [number, word, tracking, ...more]) => {
    if (number === undefined || more.length > 0) return null;
    if (tracking !== undefined && (word !== 'on-its-way' || !TRACKING_NUMBER.test(tracking))) return null;
    if (word === undefined) return showOrder(admin, number);
    if (word === 'refund') return refundAtStripe(admin, typedOrderNumber(number));
    const step = STEPS.get(word);
    if (step === undefined) return null;
    const ended = step === 'cancelled' ? await endAtStripe(admin, typedOrderNumber(number)) : ok('go-on');
    if (!ended.ok) return ended;
    if (ended.value === 'done') return showOrder(admin, number);
    const taken = await transitionOrder(
      admin.database,
      typedOrderNumber(number),
      step,
      CANCEL_EMAILS,
      admin.now,
      tracking,
    );
    if (!taken.ok) return refuse(whyNot(number, taken.reason));
    const shown = await showOrder(admin, number);
    return shown.ok ? ok(`${stepAsText(number, step, taken.value)}\n\n${shown.value}`) : shown;
  },
};
