import { sql } from 'kysely';
import { accounts } from './migrations/0010-accounts';
import { customerCarts } from './migrations/0011-customer-carts';
import { wishlists } from './migrations/0012-wishlists';
import { delivery } from './migrations/0004-delivery';
import { coupons } from './migrations/0005-coupons';
import { payments } from './migrations/0006-payments';
import { catalogue } from './migrations/0002-catalogue';
import { sales } from './migrations/0003-sales';
import { store } from './migrations/0001-store';
import type { ShopDatabase } from './shop-database';

export interface Migration {
  readonly name: string;
  /** `identity` is how this database spells a primary key that numbers itself. */
  readonly statements: (identity: string) => readonly string[];
}

/** In the order in which they are applied. A released one is never edited: add another. */
const MIGRATIONS: readonly Migration[] = [
  store,
  catalogue,
  sales,
  delivery,
  coupons,
  payments,
  accounts,
  customerCarts,
  wishlists,
];

const SQLITE_IDENTITY = 'integer PRIMARY KEY AUTOINCREMENT';

/**
 * Applies the migrations that a database has not seen, all in the given transaction, and records them.
 * A database made by a newer shop than this one is refused: it might be misread.
 */
export async function migrate(transaction: ShopDatabase, now: number): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at text NOT NULL)`.execute(
    transaction,
  );
  const rows = await transaction.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const known = new Set(MIGRATIONS.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `This database was made by a newer shop (${unknown.join(', ')}). Start that one, or use another DATA_DIR.`,
    );
  }
  for (const migration of MIGRATIONS) {
    if (applied.has(migration.name)) continue;
    for (const statement of migration.statements(SQLITE_IDENTITY)) await sql.raw(statement).execute(transaction);
    await transaction
      .insertInto('migrations')
      .values({ name: migration.name, applied_at: new Date(now).toISOString() })
      .execute();
  }
}
