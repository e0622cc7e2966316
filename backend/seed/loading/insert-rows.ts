import type { Insertable } from 'kysely';
import type { ShopDatabase, ShopTables } from '../../database/shop-database';

/** SQLite binds at most 32,766 values in one statement. */
const MAX_VALUES = 30_000;

/** Inserts any number of rows, in as few statements as possible. Every row must have the same columns. */
export async function insertRows<Table extends keyof ShopTables>(
  database: ShopDatabase,
  table: Table,
  rows: readonly Insertable<ShopTables[Table]>[],
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const size = Math.max(1, Math.floor(MAX_VALUES / Object.keys(first).length));
  for (let from = 0; from < rows.length; from += size) {
    await database
      .insertInto(table)
      .values(rows.slice(from, from + size))
      .execute();
  }
}
