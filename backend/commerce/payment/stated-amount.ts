import { sql } from 'kysely';
import type { AttemptState } from '../../database/payment-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { cleanLine } from '../shared/clean-text';
import { ok } from '../../shared/result';

/** The amount reported by the bank, in minor units, as received. */
export interface StatedAmount {
  readonly amount: string;
  readonly currency: string;
}

/** Stored characters of a reported amount or currency. */
const MAX_LENGTH = 40;

const clip = (stated: string): string => cleanLine(stated).slice(0, MAX_LENGTH);

/**
 * The order number when the bank reports another amount than was requested; null when it matches. A taken amount is
 * recorded with the attempt without settling it: the florist has to clear it with the bank.
 */
export async function recordOtherAmount(
  database: ShopDatabase,
  id: string,
  isTaken: boolean,
  { amount, currency }: StatedAmount,
): Promise<string | null> {
  const recorded = await inTransaction<string | null, never>(database, async (transaction) => {
    const expected = await transaction
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['payment_attempts.amount', 'payment_attempts.currency', 'orders.number'])
      .where('payment_attempts.id', '=', id)
      .executeTakeFirst();
    if (expected === undefined || (String(expected.amount) === amount && expected.currency === currency))
      return ok(null);
    if (isTaken) {
      await transaction
        .updateTable('payment_attempts')
        .set({
          stated_amount: clip(amount),
          stated_currency: clip(currency),
          state: sql<AttemptState>`CASE WHEN state IN ('declined', 'cancelled', 'expired') THEN 'refund-due' ELSE state END`,
        })
        .where('id', '=', id)
        .execute();
    }
    return ok(expected.number);
  });
  return recorded.ok ? recorded.value : null;
}

/** The state of an attempt that is given up: `refund-due` when another amount was taken for it. */
export function abandonedState(state: 'declined' | 'cancelled' | 'expired') {
  return sql<AttemptState>`CASE WHEN stated_amount IS NULL THEN ${state} ELSE 'refund-due' END`;
}
