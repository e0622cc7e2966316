import { sql } from 'kysely';
import type { ShopDatabase, ShopTables } from '../../database/shop-database';

const NUMBERED = [
  'products',
  'attribute_options',
  'reviews',
  'custom_options',
  'custom_option_values',
  'bundle_items',
  'bundle_choices',
  'download_links',
  'download_samples',
] as const satisfies readonly (keyof ShopTables)[];

type Numbered = (typeof NUMBERED)[number];

/** Assigns ids before rows are inserted, so that rows that reference each other can be inserted in bulk. */
export interface RowIds {
  next(table: Numbered): number;
}

/** Continues after the highest ids. No other transaction may insert meanwhile: use it inside one transaction. */
export async function readRowIds(database: ShopDatabase): Promise<RowIds> {
  const last = new Map<Numbered, number>();
  for (const table of NUMBERED) {
    const { rows } = await sql<{ id: number | null }>`SELECT max(id) AS id FROM ${sql.table(table)}`.execute(database);
    last.set(table, rows[0]?.id ?? 0);
  }
  return {
    next: (table) => {
      const id = (last.get(table) ?? 0) + 1;
      last.set(table, id);
      return id;
    },
  };
}
