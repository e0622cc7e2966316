import type { PlacedOrder } from '../commerce/order/placed-order';
import type { Owed } from '../commerce/order/owed';
import { toUnits } from '../commerce/pricing/money';

/** £12.50 */
export function moneyOf(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(toUnits(amount));
}

const LATER =
  'If you refund it, its gift cards end. Enter the refund first: the answer says what is left to give back.';

/** What is to be given back of an order, or was; empty when that is no question. */
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
