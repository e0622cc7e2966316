import type { BoughtGiftCards } from '../commerce/gift-card/gift-cards-of-orders';
import type { PlacedOrder } from '../commerce/order/placed-order';
import type { Owed } from '../commerce/order/owed';
import { progressOf, shownStatus, type ShownStatus } from '../commerce/order/order-status';
import type { OrderStep } from '../database/sale-tables';
import { emailAsText } from '../mail/email';
import { poundsOf } from '../commerce/pricing/money';
import { floristOrderEmail } from '../mail/order-emails';
import type { OrderSummary } from './order-list';
import { asTable, moneyOf, owedAsText } from './table';

const inLondon = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

const STATUS: Readonly<Record<ShownStatus, string>> = {
  Pending: 'Received',
  'Pending Payment': 'Awaiting payment',
  Processing: 'In progress',
  Shipped: 'On its way',
  Complete: 'Complete',
  Canceled: 'Cancelled',
  Closed: 'Refunded',
};

const HEADINGS = [
  'Order',
  'For',
  'Status',
  'Payment',
  'Customer',
  'Email',
  'Items',
  'Total',
  'Delivery',
  'Came in',
  'Note',
] as const;
/** Numeric columns are right-aligned. */
const RIGHT: ReadonlySet<number> = new Set([6, 7]);

const forDay = ({ day, which: [number, count] }: OrderSummary): string =>
  count > 1 ? `${day ?? ''} (${number} of ${count})` : (day ?? '');

/** `funeral: Edith Marsh, 11 am, St Richard’s Church`, and whether to call. */
function noteOf({ needsCall, funeral }: OrderSummary): string {
  const notes = [
    ...(needsCall ? ['needs a call'] : []),
    ...(funeral === null ? [] : [['funeral', funeral.join(', ')].filter((part) => part !== '').join(': ')]),
  ];
  return notes.join('; ');
}

/** Orders as a table for a terminal; a sentence when there are none. */
export function ordersAsTable(orders: readonly OrderSummary[]): string {
  if (orders.length === 0) return 'No orders yet.';
  const rows = orders.map((order) => [
    order.number,
    forDay(order),
    STATUS[order.status],
    `${order.payment}, ${order.isPaid || order.status === 'Complete' ? 'paid' : 'not paid'}`,
    order.customer,
    order.email,
    String(order.quantity),
    moneyOf(order.total, order.currency),
    order.delivery ?? '',
    inLondon.format(new Date(order.placedAt)),
    noteOf(order),
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

/** What a step has changed; `isNew` is false when it was taken before. */
export function stepAsText(number: string, step: OrderStep, isNew: boolean): string {
  const done = DONE[step].toLowerCase();
  return isNew ? `Order ${number} is now ${done}.` : `Order ${number} was ${done} already: nothing has changed.`;
}

function cancelledAsText({ status, steps }: PlacedOrder): string {
  if (status !== 'Canceled' && status !== 'Closed') return '';
  const at = steps.find(({ step }) => step === 'cancelled')?.taken_at;
  if (status === 'Closed' && at === undefined) return '';
  const when = at === undefined ? '' : ` on ${inLondon.format(new Date(at))}`;
  return `CANCELLED${when}: please do not make it.\n\n`;
}

/** What became of the gift cards that an order bought: money that was spent cannot be voided. */
function giftCardsAsText({ cards, count, ordered }: BoughtGiftCards): string {
  const unpaid = ordered.map(
    ({ quantity, pence, recipient_name: name }) =>
      `${quantity === 1 ? 'A gift card' : `${quantity} gift cards`} of ${poundsOf(pence)} for ${name}: not paid yet`,
  );
  const bought = cards.map((card) => {
    const parts = [
      `${poundsOf(card.pence - card.balance - card.voided_pence)} spent`,
      card.voided_at === null ? `${poundsOf(card.balance)} left` : `${poundsOf(card.voided_pence)} voided`,
    ];
    return `Gift card ${card.id}, ${poundsOf(card.pence)} for ${card.recipient_name}: ${parts.join(', ')}`;
  });
  const more = count > cards.length ? [`and ${count - cards.length} gift cards more`] : [];
  const lines = [...unpaid, ...bought, ...more];
  return lines.length === 0 ? '' : `\n\n${lines.join('\n')}`;
}

/** One order in full, as in the florist's email; a cancelled one says so first. */
export function orderAsText(order: PlacedOrder, bought: BoughtGiftCards, owed: Owed): string {
  const head = [
    `Status: ${STATUS[shownStatus(progressOf(order))]}`,
    `Came in: ${inLondon.format(new Date(order.placed_at))}`,
    `Store: ${order.store_code}`,
    ...order.steps.map(({ step, taken_at, tracking_number: tracking }) => {
      const parcel = tracking === null ? '' : ` (tracking number ${tracking})`;
      return `${DONE[step]}: ${inLondon.format(new Date(taken_at))}${parcel}`;
    }),
  ];
  return `${cancelledAsText(order)}${emailAsText(floristOrderEmail(order))}\n\n${head.join('\n')}${giftCardsAsText(bought)}${owedAsText(order, owed)}`;
}
