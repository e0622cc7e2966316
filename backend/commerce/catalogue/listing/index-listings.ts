import { sql } from 'kysely';
import { joinedTexts } from '../../../database/dialect';
import type { ShopDatabase } from '../../../database/shop-database';
import { ROOT_CATEGORY_ID } from '../../store/store-config';
import { indexWords } from '../search/index-words';
import { termSearchFor } from '../search/term-search-for';
import { MONTHS_ON_SALE } from './months-on-sale';
import { inScope, type ProductScope } from '../product/product-scope';

/** Contains every product, whatever its categories. */
const ROOT = sql.lit(ROOT_CATEGORY_ID);

/** Listed rows of the scope, found by the primary key, which begins with the category. */
const listed = (scope: ProductScope) =>
  sql`l.category_id IN (SELECT id FROM categories) AND ${inScope('l.product_id', scope)}`;

/** Adds the scope's listed products to the counts, or takes them away with `sign` -1. */
async function count(transaction: ShopDatabase, scope: ProductScope, sign: 1 | -1): Promise<void> {
  await sql`INSERT INTO facet_counts (category_id, kind, key, count)
    SELECT category_id, kind, key, ${sql.lit(sign)} * found FROM (
      SELECT l.category_id, 'all' AS kind, 0 AS key, count(*) AS found
        FROM listings l WHERE ${listed(scope)} GROUP BY l.category_id
      UNION ALL SELECT l.category_id, 'price', l.price, count(*)
        FROM listings l WHERE ${listed(scope)} GROUP BY l.category_id, l.price
      UNION ALL SELECT l.category_id, 'category', c.category_id, count(*)
        FROM listings l JOIN product_categories c ON c.product_id = l.product_id
        WHERE ${listed(scope)} GROUP BY l.category_id, c.category_id
      UNION ALL SELECT l.category_id, 'option', a.option_id, count(*)
        FROM listings l JOIN product_attributes a ON a.product_id = l.product_id
        WHERE ${listed(scope)} GROUP BY l.category_id, a.option_id
    ) changes WHERE found > 0
    ON CONFLICT (category_id, kind, key) DO UPDATE SET count = facet_counts.count + excluded.count`.execute(
    transaction,
  );
  if (sign === -1) await transaction.deleteFrom('facet_counts').where('count', '=', 0).execute();
  await sql`UPDATE categories SET product_count = coalesce((SELECT f.count FROM facet_counts f
    WHERE f.category_id = categories.id AND f.kind = 'all' AND f.key = 0), 0)`.execute(transaction);
}

/** Stores what facets of some products are counted from. */
async function storeKeys(transaction: ShopDatabase, scope: ProductScope): Promise<void> {
  const keysOf = (table: string, letter: string, column: string) =>
    sql`coalesce((SELECT ' ' || ${joinedTexts(transaction, sql`${sql.lit(letter)} || id`)} FROM (
      SELECT ${sql.ref(column)} AS id FROM ${sql.table(table)} WHERE product_id = p.id ORDER BY 1) ids), '')`;
  await sql`INSERT INTO product_facets (product_id, keys)
    SELECT p.id, 'p' || p.min_final || ${keysOf('product_categories', 'c', 'category_id')}
      || ${keysOf('product_attributes', 'o', 'option_id')}
    FROM products p WHERE p.enabled = 1 AND p.parent_id IS NULL AND ${inScope('p.id', scope)}`.execute(transaction);
}

/** Workshops are listed after other products, in the order of their days (`20261217`). */
const POSITION = sql`coalesce(CAST(replace(p.held_on, '-', '') AS integer), p.position)`;

/** Lists the products of the scope that are on sale; none of them may be listed yet. */
export async function indexListings(transaction: ShopDatabase, scope: ProductScope): Promise<void> {
  await sql`INSERT INTO listings (category_id, product_id, position, price, name, created_at, months, held_on)
    SELECT c.category_id, p.id, ${POSITION}, p.min_final, lower(p.name), p.created_at, ${MONTHS_ON_SALE}, p.held_on
    FROM products p JOIN (
      SELECT product_id, category_id FROM product_categories
        WHERE category_id <> ${ROOT} AND ${inScope('product_id', scope)}
      UNION ALL SELECT id, ${ROOT} FROM products WHERE ${inScope('id', scope)}
    ) c ON c.product_id = p.id
    WHERE p.enabled = 1 AND p.parent_id IS NULL`.execute(transaction);
  await storeKeys(transaction, scope);
  await count(transaction, scope, 1);
}

/**
 * Runs `change`, which may alter the prices, names, categories or availability for sale of some products, and lists
 * them and their words again.
 */
export async function relist(
  transaction: ShopDatabase,
  ids: readonly number[],
  change: () => Promise<void>,
): Promise<void> {
  await count(transaction, ids, -1);
  await sql`DELETE FROM listings WHERE category_id IN (SELECT id FROM categories)
    AND ${inScope('product_id', ids)}`.execute(transaction);
  await sql`DELETE FROM product_facets WHERE ${inScope('product_id', ids)}`.execute(transaction);
  await termSearchFor(transaction).remove(transaction, ids);
  await change();
  await indexListings(transaction, ids);
  await indexWords(transaction, ids);
}
