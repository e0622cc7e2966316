import { readOwed } from '../commerce/order/owed';
import { toUnits } from '../commerce/pricing/money';
import { ok } from '../shared/result';
import type { AdminCommand } from './admin-command';
import { asTable } from './table';

const MAX_PAYMENTS = 200;

/** An amount other than requested, as reported by the bank; empty when there is none. */
function reportedAmount(amount: string | null, currency: string | null): string {
  if (amount === null) return '';
  return `${/^\d{1,12}$/.test(amount) ? toUnits(Number(amount)).toFixed(2) : `“${amount}”`} ${currency}`;
}

const HEADINGS = ['Order', 'State', 'Amount', 'Sent there', 'Decided', 'To give back', 'Other money taken'];

const inUnits = (amount: number, currency: string): string => `${toUnits(amount).toFixed(2)} ${currency}`;

export const paymentsCommand: AdminCommand = {
  name: 'payments',
  help: [
    [
      'payments',
      'what the bank has said of orders; “refund-due” is money to give back, then say order NUMBER refunded',
    ],
    ['', '“Other money taken” is what the bank says it took, and not what the order costs: ask the bank'],
  ],
  run: async ({ database }, words) => {
    if (words.length > 0) return null;
    const payments = await database
      .selectFrom('payment_attempts as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['o.id', 'o.number', 'o.status', 'p.state', 'p.amount', 'p.currency', 'p.created_at', 'p.finished_at'])
      .select(['p.stated_amount', 'p.stated_currency'])
      .orderBy('o.id', 'desc')
      .limit(MAX_PAYMENTS)
      .execute();
    if (payments.length === 0) return ok('No bank payments yet.');
    const rows: (readonly string[])[] = [];
    for (const { id, number, status, state, amount, currency, created_at, finished_at, ...stated } of payments) {
      const isDue = state === 'refund-due' && status !== 'Closed';
      const owed = isDue ? (await readOwed(database, id)).amount : null;
      rows.push([
        number,
        state === 'refund-due' && !isDue ? 'refunded' : state,
        inUnits(amount, currency),
        created_at,
        finished_at ?? '',
        owed === null ? '' : inUnits(owed, currency),
        reportedAmount(stated.stated_amount, stated.stated_currency),
      ]);
    }
    return ok(asTable(HEADINGS, rows, new Set([2, 5])));
  },
};
