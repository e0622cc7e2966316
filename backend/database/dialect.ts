import { PostgresAdapter } from 'kysely';
import type { ShopDatabase } from './shop-database';

export type Dialect = 'sqlite' | 'postgres';

/** Which database a connection, or a transaction of it, speaks to. */
export function dialectOf(database: ShopDatabase): Dialect {
  return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
