import { sql } from 'kysely';
import type { AttemptState } from '../../database/payment-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { cleanLine } from '../clean-text';
import { ok } from '../result';

/** What the bank says was to be paid, in minor units, as it wrote it. */
export interface StatedAmount {
  readonly amount: string;
  readonly currency: string;
}

/** Characters of a stated amount or currency that are kept. */
const LONGEST = 40;

const kept = (stated: string): string => cleanLine(stated).slice(0, LONGEST);

/**
 * The order whose money the bank speaks of, when it is not what was asked for; null when it is. Other money that was taken
 * is written down with the try, which it does not decide: only the florist and the bank can find out what has happened.
 */
export async function noteOtherAmount(
  database: ShopDatabase,
  id: string,
  isTaken: boolean,
  { amount, currency }: StatedAmount,
): Promise<string | null> {
  const noted = await inTransaction<string | null, never>(database, async (transaction) => {
    const asked = await transaction
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['payment_attempts.amount', 'payment_attempts.currency', 'orders.number'])
      .where('payment_attempts.id', '=', id)
      .executeTakeFirst();
    if (asked === undefined || (String(asked.amount) === amount && asked.currency === currency)) return ok(null);
    if (isTaken) {
      await transaction
        .updateTable('payment_attempts')
        .set({
          stated_amount: kept(amount),
          stated_currency: kept(currency),
          state: sql<AttemptState>`CASE WHEN state IN ('declined', 'cancelled', 'expired') THEN 'refund-due' ELSE state END`,
        })
        .where('id', '=', id)
        .execute();
    }
    return ok(asked.number);
  });
  return noted.ok ? noted.value : null;
}

/** What a try becomes that is given up: money that was taken for it all the same is never called nothing. */
export function givenUpAs(state: 'declined' | 'cancelled' | 'expired') {
  return sql<AttemptState>`CASE WHEN stated_amount IS NULL THEN ${state} ELSE 'refund-due' END`;
}
