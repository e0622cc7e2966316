import { sql } from 'kysely';
import { dialectOf } from './dialect';
import type { ShopDatabase } from './shop-database';

/**
 * Rows inserted with explicit ids leave PostgreSQL's sequences behind; this moves every sequence behind the last row.
 * SQLite does not need this.
 */
async function advanceSequences(transaction: ShopDatabase): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'`.execute(transaction);
  for (const { table, column } of rows) {
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}),
      (SELECT coalesce(max(${sql.ref(column)}), 0) + 1 FROM ${sql.table(table)}), false)`.execute(transaction);
  }
}

/**
 * Updates PostgreSQL's sequences, statistics and full-text index after a bulk load: without ANALYZE it plans for an empty
 * shop, and every search reads all words that are not yet merged into the index, or the whole table instead.
 */
export async function finishBulkLoad(transaction: ShopDatabase): Promise<void> {
  if (dialectOf(transaction) !== 'postgres') return;
  await advanceSequences(transaction);
  for (const index of ['product_words_words', 'product_words_names']) {
    await sql`SELECT gin_clean_pending_list(${index})`.execute(transaction);
  }
  await sql`ANALYZE`.execute(transaction);
}
