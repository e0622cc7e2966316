import { sql } from 'kysely';
import { dialectOf } from './dialect';
import type { ShopDatabase } from './shop-database';

/**
 * Rows that came with numbers of their own are behind the counter of PostgreSQL, which would give out the same numbers
 * again. This moves every counter behind the last row. SQLite looks at the rows by itself.
 */
export async function catchUpIdentities(transaction: ShopDatabase): Promise<void> {
  if (dialectOf(transaction) !== 'postgres') return;
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'`.execute(transaction);
  for (const { table, column } of rows) {
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}),
      (SELECT coalesce(max(${sql.ref(column)}), 0) + 1 FROM ${sql.table(table)}), false)`.execute(transaction);
  }
}
