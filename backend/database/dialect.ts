import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { ShopDatabase } from './shop-database';

export type Dialect = 'sqlite' | 'postgres';

/** The dialect of a connection or a transaction. */
export function dialectOf(database: ShopDatabase): Dialect {
  return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** The texts of all rows, separated by blanks. */
export function joinedTexts(database: ShopDatabase, text: RawBuilder<unknown>): RawBuilder<string | null> {
  return dialectOf(database) === 'postgres' ? sql`string_agg(${text}, ' ')` : sql`group_concat(${text}, ' ')`;
}
