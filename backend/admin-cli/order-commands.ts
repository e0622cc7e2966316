import type { StepRefusal } from '../commerce/order/order-status';
import { readOrder } from '../commerce/order/placed-order';
import { takeStep } from '../commerce/order/take-step';
import { ok, refuse } from '../commerce/result';
import type { OrderStep } from '../database/sale-tables';
import type { AdminContext, AdminResult, AdminCommand } from './admin-command';
import { listOrders } from './order-list';
import { orderAsText, ordersAsTable, stepAsText } from './order-tables';

const MAX_ORDERS = 200;
const NUMBER_LENGTH = 9;

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
  help: [['orders', 'the latest orders, by delivery day']],
  run: async ({ database }, words) =>
    words.length > 0 ? null : ok(ordersAsTable(await listOrders(database, MAX_ORDERS))),
};

function whyNot(number: string, refusal: StepRefusal | 'no-such-order'): string {
  switch (refusal) {
    case 'no-such-order':
      return `There is no order ${number}.`;
    case 'at-the-bank':
      return `Order ${number} awaits payment: the bank reports when it is paid. It can be cancelled.`;
    case 'not-paid':
      return `Order ${number} is not paid yet: enter “order ${number} paid” first.`;
    case 'on-its-way':
      return `Order ${number} is on its way already.`;
    case 'cancelled':
      return `Order ${number} is cancelled already.`;
    case 'complete':
      return `Order ${number} is complete already; it can only be refunded.`;
    case 'closed':
      return `Order ${number} is closed: it was refunded.`;
    case 'nothing-to-refund':
      return `Order ${number} was not paid: there is nothing to refund.`;
    case 'not-over':
      return `Order ${number} is neither cancelled nor complete: cancel it first.`;
  }
}

async function showOrder({ database }: AdminContext, number: string): Promise<AdminResult> {
  const order = await readOrder(database, number.padStart(NUMBER_LENGTH, '0'));
  return order === null ? refuse(whyNot(number, 'no-such-order')) : ok(orderAsText(order));
}

export const orderCommand: AdminCommand = {
  name: 'order',
  help: [
    ['order NUMBER', 'one order in full, and what happened to it'],
    ['  cancel', 'returns its stock and coupon, and emails the customer'],
    ['  paid', 'paid by transfer, cheque or cash'],
    ['  made', 'it is made'],
    ['  on-its-way', 'the van or the courier has it'],
    ['  complete', 'delivered or collected'],
    ['  refunded', 'the money was refunded: closes a paid order that was cancelled, or a complete one'],
  ],
  run: async (admin, [number, word, ...more]) => {
    if (number === undefined || more.length > 0) return null;
    if (word === undefined) return showOrder(admin, number);
    const step = STEPS.get(word);
    if (step === undefined) return null;
    const taken = await takeStep(admin.database, number.padStart(NUMBER_LENGTH, '0'), step, admin.now);
    if (!taken.ok) return refuse(whyNot(number, taken.reason));
    const shown = await showOrder(admin, number);
    return shown.ok ? ok(`${stepAsText(number, step, taken.value)}\n\n${shown.value}`) : shown;
  },
};
