import { PostgresAdapter } from 'kysely';
import type { ShopDatabase } from './shop-database';

export type Dialect = 'sqlite' | 'postgres';

/** The dialect of a connection or a transaction. */
export function dialectOf(database: ShopDatabase): Dialect {
  return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
