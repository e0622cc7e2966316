import { type Insertable, sql } from 'kysely';
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

type Rows<Table extends keyof ShopTables> = Insertable<ShopTables[Table]>[];

/** The rows of some products, in an order in which each references only earlier ones. */
export interface ProductRows {
  readonly products: Rows<'products'>;
  readonly product_categories: Rows<'product_categories'>;
  readonly product_attributes: Rows<'product_attributes'>;
  readonly configurable_options: Rows<'configurable_options'>;
  readonly custom_options: Rows<'custom_options'>;
  readonly custom_option_values: Rows<'custom_option_values'>;
  readonly bundle_items: Rows<'bundle_items'>;
  readonly bundle_choices: Rows<'bundle_choices'>;
  readonly grouped_items: Rows<'grouped_items'>;
  readonly download_links: Rows<'download_links'>;
  readonly download_samples: Rows<'download_samples'>;
  readonly product_links: Rows<'product_links'>;
  readonly reviews: Rows<'reviews'>;
}

export function emptyProductRows(): ProductRows {
  return {
    products: [],
    product_categories: [],
    product_attributes: [],
    configurable_options: [],
    custom_options: [],
    custom_option_values: [],
    bundle_items: [],
    bundle_choices: [],
    grouped_items: [],
    download_links: [],
    download_samples: [],
    product_links: [],
    reviews: [],
  };
}
