import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import { inScope, type ProductScope } from '../listing/product-scope';

const finalOf = (table: string) =>
  sql.raw(`CASE WHEN ${table}.special_pence < ${table}.pence THEN ${table}.special_pence ELSE ${table}.pence END`);

/**
 * Stores the lowest and highest price of every product of the scope: of itself, its variants, its grouped parts or its
 * bundle's choices. The order of the statements matters, because bundles and groups depend on the others.
 */
export async function indexPrices(transaction: ShopDatabase, scope: ProductScope): Promise<void> {
  await sql`UPDATE products SET min_regular = pence, max_regular = pence, min_final = ${finalOf('products')},
    max_final = ${finalOf('products')} WHERE ${inScope('id', scope)} AND kind NOT IN ('grouped', 'bundle')`.execute(
    transaction,
  );
  await indexFrom(
    transaction,
    scope,
    'configurable',
    sql`SELECT parent_id AS product_id, min(min_regular) AS min_regular, min(min_final) AS min_final,
      max(max_regular) AS max_regular, max(max_final) AS max_final
      FROM products WHERE ${inScope('parent_id', scope)} GROUP BY parent_id`,
  );
  await indexFrom(
    transaction,
    scope,
    'grouped',
    sql`SELECT g.product_id, min(c.min_regular) AS min_regular, min(c.min_final) AS min_final,
      max(c.max_regular) AS max_regular, max(c.max_final) AS max_final
      FROM grouped_items g JOIN products c ON c.id = g.child_id WHERE ${inScope('g.product_id', scope)} GROUP BY g.product_id`,
  );
  await indexFrom(transaction, scope, 'bundle', bundlePrices(scope));
}

/**
 * Lowest: the cheapest choice of each required item. Highest: the dearest of every item, or all of them where several
 * may be selected.
 */
function bundlePrices(scope: ProductScope) {
  return sql`SELECT product_id,
      sum(CASE WHEN required = 1 THEN low_regular ELSE 0 END) AS min_regular,
      sum(CASE WHEN required = 1 THEN low_final ELSE 0 END) AS min_final,
      sum(CASE WHEN kind IN ('radio', 'select') THEN high_regular ELSE all_regular END) AS max_regular,
      sum(CASE WHEN kind IN ('radio', 'select') THEN high_final ELSE all_final END) AS max_final
    FROM (SELECT i.product_id, i.required, i.kind,
        min(c.quantity * p.min_regular) AS low_regular, min(c.quantity * p.min_final) AS low_final,
        max(c.quantity * p.max_regular) AS high_regular, max(c.quantity * p.max_final) AS high_final,
        sum(c.quantity * p.max_regular) AS all_regular, sum(c.quantity * p.max_final) AS all_final
      FROM bundle_items i JOIN bundle_choices c ON c.item_id = i.id JOIN products p ON p.id = c.product_id
      WHERE ${inScope('i.product_id', scope)} GROUP BY i.id, i.product_id, i.required, i.kind) choices
    GROUP BY product_id`;
}

async function indexFrom(
  transaction: ShopDatabase,
  scope: ProductScope,
  kind: string,
  prices: ReturnType<typeof sql>,
): Promise<void> {
  await sql`UPDATE products SET min_regular = i.min_regular, min_final = i.min_final, max_regular = i.max_regular,
    max_final = i.max_final FROM (${prices}) i
    WHERE products.id = i.product_id AND products.kind = ${kind} AND ${inScope('products.id', scope)}`.execute(
    transaction,
  );
}
