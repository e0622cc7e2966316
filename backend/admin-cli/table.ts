import { visibleText } from '../../src/domain/text/visible-text';
import type { PlacedOrder } from '../commerce/order/placed-order';
import type { Owed } from '../commerce/order/owed';
import { toUnits } from '../commerce/pricing/money';
import type { TransitionRefusal } from '../commerce/order/order-status';

/** Makes a shopper's text safe for a terminal: without escape sequences and without characters that reorder words. */
export function printable(text: string): string {
  return visibleText(text, '·');
}

const oneLine = (text: string): string => printable(text.replace(/\s+/g, ' '));

/** Rows under their headings, each column as wide as needed. `right` are the indexes of right-aligned columns. */
export function asTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: ReadonlySet<number>,
): string {
  const cells = rows.map((row) => row.map(oneLine));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        numbers.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(headings), widths.map((width) => '-'.repeat(width)).join('  '), ...cells.map(line)].join('\n');
}

/** £12.50 */
export function moneyOf(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(toUnits(amount));
}

const LATER =
  'If you refund it, its gift cards end. Enter the refund first: the answer says what is left to give back.';

/** The amount to refund for an order, or already refunded; empty when nothing is owed. */
export function owedAsText({ status }: Pick<PlacedOrder, 'status'>, owed: Owed): string {
  const money = (amount: number): string => (amount === 0 ? 'nothing' : moneyOf(amount, owed.currency));
  if (owed.paid === 0) return '';
  if (status === 'Complete' && !owed.isDecided) return owed.hasGiftCards ? `\n\n${LATER}` : '';
  if (status !== 'Canceled' && status !== 'Closed' && !owed.isDecided) return '';
  const less = owed.spent === 0 ? '' : `, less ${money(owed.spent)} that its gift cards have paid elsewhere`;
  const how = status === 'Closed' ? 'Given back: ' : 'To give back: ';
  const since =
    owed.since === 0 ? '' : `\nSince then ${money(owed.since)} came back to its gift cards: give it back too.`;
  const detail = status === 'Closed' ? '' : ` (paid ${money(owed.paid)}${less})`;
  return `\n\n${how}${money(owed.amount)}${detail}${since}`;
}

/** Why a step is not taken, in the florist's words. */
export function whyNot(number: string, refusal: TransitionRefusal | 'no-such-order'): string {
  switch (refusal) {
    case 'no-such-order':
      return `There is no order ${number}.`;
    case 'at-the-bank':
      return `Order ${number} awaits payment: the bank reports when it is paid. It can be cancelled.`;
    case 'not-paid':
      return `Order ${number} is not paid yet: enter “order ${number} paid” first.`;
    case 'on-its-way':
      return `Order ${number} is on its way already.`;
    case 'is-collected':
      return `Order ${number} is collected: nothing travels. Enter “order ${number} made” when it is ready.`;
    case 'nothing-brought':
      return `Nothing of order ${number} is brought to anybody: it is never on its way.`;
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
