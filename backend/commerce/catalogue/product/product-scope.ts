import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';

/** Products to index: those from a row id on, or those with the listed ids. */
export type ProductScope = number | readonly number[];

/** True for products of the scope; `column` is that of their id. */
export function inScope(column: string, scope: ProductScope): RawBuilder<SqlBool> {
  if (typeof scope === 'number') return sql`${sql.ref(column)} >= ${scope}`;
  return scope.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} IN (${sql.join(scope)})`;
}

/** Ids of the products whose price follows from one of the given ones: parents, groups and bundles. */
async function readComposedOf(transaction: ShopDatabase, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT parent_id AS id FROM products WHERE ${inScope('id', ids)} AND parent_id IS NOT NULL
    UNION SELECT product_id FROM grouped_items WHERE ${inScope('child_id', ids)}
    UNION SELECT i.product_id FROM bundle_choices c JOIN bundle_items i ON i.id = c.item_id
      WHERE ${inScope('c.product_id', ids)}`.execute(transaction);
  return rows.map((row) => row.id);
}

/** Products with all products whose price and stock follow from them, directly or not. */
export async function withComposed(transaction: ShopDatabase, ids: readonly number[]): Promise<readonly number[]> {
  const found = new Set(ids);
  for (let fresh = ids; fresh.length > 0;) {
    fresh = (await readComposedOf(transaction, fresh)).filter((one) => !found.has(one));
    for (const one of fresh) found.add(one);
  }
  return [...found];
}
