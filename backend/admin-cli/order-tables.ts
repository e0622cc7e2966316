import type { PlacedOrder } from '../commerce/order/placed-order';
import { toUnits } from '../commerce/pricing/money';
import type { OrderStep } from '../database/sale-tables';
import { emailAsText } from '../mail/email';
import { floristOrderEmail } from '../mail/order-emails';
import type { OrderSummary } from './order-list';
import { asTable } from './table';

const inLondon = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(toUnits(amount));
}

const HEADINGS = ['Order', 'Came in', 'For', 'Customer', 'Email', 'Pieces', 'Total', 'Delivery', 'Note'] as const;
/** Numeric columns are right-aligned. */
const RIGHT: ReadonlySet<number> = new Set([5, 6]);

/** Orders as a table for a terminal; a sentence when there are none. */
export function ordersAsTable(orders: readonly OrderSummary[]): string {
  if (orders.length === 0) return 'No orders yet.';
  const rows = orders.map((order) => [
    order.number,
    inLondon.format(new Date(order.placedAt)),
    order.day ?? '',
    order.customer,
    order.email,
    String(order.quantity),
    money(order.total, order.currency),
    order.delivery ?? '',
    order.needsCall ? 'needs a call' : '',
  ]);
  return asTable(HEADINGS, rows, RIGHT);
}

const DONE: Readonly<Record<OrderStep, string>> = {
  paid: 'Paid',
  made: 'Made',
  'on-its-way': 'On its way',
  complete: 'Complete',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** One order in full, as in the florist's email. */
export function orderAsText(order: PlacedOrder): string {
  const head = [
    `Status: ${order.status}`,
    `Came in: ${inLondon.format(new Date(order.placed_at))}`,
    `Store: ${order.store_code}`,
    ...order.steps.map(({ step, taken_at }) => `${DONE[step]}: ${inLondon.format(new Date(taken_at))}`),
  ];
  return `${emailAsText(floristOrderEmail(order))}\n\n${head.join('\n')}`;
}
