import type { ShopDatabase } from '../../../database/shop-database';
import { groupFor } from '../../graphql/batch-loader';
import { withPartsOf } from './parts-allow';
import type { ProductRow } from './product-row';

/** In the order of the ids; null where there is none. */
export async function readProducts(database: ShopDatabase, ids: readonly number[]): Promise<(ProductRow | null)[]> {
  const rows = await database
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map((await withPartsOf(database, rows)).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The categories of each product, its main one last. */
export async function readOwnCategoryIds(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<readonly (readonly number[])[]> {
  const rows = await database
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('product_id', 'in', [...ids])
    .where('is_own', '=', 1)
    .orderBy('sequence')
    .execute();
  return groupFor(ids, rows, (row) => row.product_id).map((group) => group.map((row) => row.category_id));
}

/** Related and upsell products of each product. */
export async function readLinkedIds(
  database: ShopDatabase,
  kind: 'related' | 'upsell',
  ids: readonly number[],
): Promise<readonly (readonly number[])[]> {
  const rows = await database
    .selectFrom('product_links')
    .innerJoin('products', 'products.id', 'product_links.linked_id')
    .select(['product_links.product_id', 'product_links.linked_id'])
    .where('product_links.product_id', 'in', [...ids])
    .where('product_links.kind', '=', kind)
    .where('products.enabled', '=', 1)
    .orderBy('product_links.position')
    .execute();
  return groupFor(ids, rows, (row) => row.product_id).map((group) => group.map((row) => row.linked_id));
}
