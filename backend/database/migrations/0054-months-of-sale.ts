import type { Migration } from '../migrate';

/** What grows only in some months, of the products that a new shop begins with. A bit for each month, January the lowest. */
const SEASONAL: readonly (readonly [months: number, skus: readonly string[]])[] = [];

const SORT_COLUMNS = ['position', 'price', 'name', 'created_at'];

/**
 * The months in which a product is sold, and what listings need to show first what can be had. Their rows are emptied, so that
 * the shop fills them when it starts.
 */
export const monthsOfSale: Migration = {
  name: '0054-months-of-sale',
  statements: () => [
    `ALTER TABLE products ADD COLUMN months_of_sale integer NOT NULL DEFAULT 4095
      CHECK (months_of_sale BETWEEN 1 AND 4095)`,
    ...SEASONAL.map(
      ([months, skus]) =>
        `UPDATE products SET months_of_sale = ${months} WHERE sku IN (${skus.map((sku) => `'${sku}'`).join(', ')})`,
    ),
    `DELETE FROM listings`,
    `DELETE FROM facet_counts`,
    `DELETE FROM product_facets`,
    `ALTER TABLE listings ADD COLUMN months integer NOT NULL DEFAULT 4095`,
    `ALTER TABLE listings ADD COLUMN held_on text`,
    // With what decides whether a row comes first, so that only the index is read.
    ...[...SORT_COLUMNS, 'dearest'].map((column) => `DROP INDEX listings_${column}`),
    ...SORT_COLUMNS.map(
      (column) => `CREATE INDEX listings_${column} ON listings (category_id, ${column}, product_id, months, held_on)`,
    ),
    `CREATE INDEX listings_dearest ON listings (category_id, price DESC, product_id, months, held_on)`,
  ],
};
