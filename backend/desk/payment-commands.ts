import { toUnits } from '../commerce/pricing/money';
import { ok } from '../commerce/result';
import type { DeskCommand } from './desk-command';
import { asTable } from './table';

const MOST_PAYMENTS = 200;

export const paymentsCommand: DeskCommand = {
  name: 'payments',
  help: [
    [
      'payments',
      'what the bank has said of orders; “refund-due” is money to give back, then say order NUMBER refunded',
    ],
  ],
  run: async ({ database }, words) => {
    if (words.length > 0) return null;
    const payments = await database
      .selectFrom('payment_attempts as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['o.number', 'o.status', 'p.state', 'p.amount', 'p.currency', 'p.created_at', 'p.finished_at'])
      .orderBy('o.id', 'desc')
      .limit(MOST_PAYMENTS)
      .execute();
    if (payments.length === 0) return ok('Nobody has been sent to the bank yet.');
    const rows = payments.map(({ number, status, state, amount, currency, created_at, finished_at }) => [
      number,
      state === 'refund-due' && status === 'Closed' ? 'refunded' : state,
      `${toUnits(amount).toFixed(2)} ${currency}`,
      created_at,
      finished_at ?? '',
    ]);
    return ok(asTable(['Order', 'State', 'Amount', 'Sent there', 'Decided'], rows, new Set([2])));
  },
};
