import { sql } from 'kysely';
import { dialectOf } from './dialect';
import type { ShopDatabase } from './shop-database';

/**
 * Rows that came with numbers of their own are behind the counter of PostgreSQL, which would give out the same numbers
 * again. This moves every counter behind the last row. SQLite looks at the rows by itself.
 */
async function catchUpIdentities(transaction: ShopDatabase): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'`.execute(transaction);
  for (const { table, column } of rows) {
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}),
      (SELECT coalesce(max(${sql.ref(column)}), 0) + 1 FROM ${sql.table(table)}), false)`.execute(transaction);
  }
}

/**
 * What PostgreSQL needs after many rows were stored at once: its counters behind them, and a look at them, without which it
 * plans for an empty shop until it comes by itself (a search among 30,000 products took three times as long).
 */
export async function settleAfterLoading(transaction: ShopDatabase): Promise<void> {
  if (dialectOf(transaction) !== 'postgres') return;
  await catchUpIdentities(transaction);
  await sql`ANALYZE`.execute(transaction);
}
