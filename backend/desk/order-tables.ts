import type { PlacedOrder } from '../commerce/order/placed-order';
import { toUnits } from '../commerce/pricing/money';
import { letterAsText } from '../mail/letter';
import { floristLetter } from '../mail/order-letters';
import type { OrderSummary } from './order-list';

const inLondon = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(toUnits(amount));
}

/** What a terminal would obey instead of show: a shopper's text must not move the florist's cursor. */
function printable(text: string): string {
  return text.replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '·');
}

const HEADINGS = ['Order', 'Came in', 'For', 'Customer', 'Email', 'Pieces', 'Total', 'Delivery'] as const;
/** Columns of numbers stand at the right. */
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
    String(order.pieces),
    money(order.total, order.currency),
    order.delivery ?? '',
  ]);
  const cells = [[...HEADINGS], ...rows.map((row) => row.map(printable))];
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        RIGHT.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [headings = [], ...body] = cells;
  return [line(headings), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}

/** One order in full, as the letter to the workroom says it. */
export function orderAsText(order: PlacedOrder): string {
  const head = `Status: ${order.status}\nCame in: ${inLondon.format(new Date(order.placed_at))}\nStore: ${order.store_code}`;
  return printable(`${letterAsText(floristLetter(order))}\n\n${head}`);
}
