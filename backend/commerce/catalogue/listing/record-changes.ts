import { moveInListings } from './months-on-sale';
import { withComposed } from '../product/product-scope';
import { uidOf } from '../../shared/uid';
import type { ShopDatabase } from '../../../database/shop-database';

/** Tags of what every page shows, of delivery days, of search results, and of all pages. */
export const LAYOUT = 'layout';
export const DELIVERY = 'delivery';
export const SEARCH = 'search';
export const EVERYTHING = 'everything';

/**
 * Records in the given transaction that pages with these tags are out of date. The counter's row stays locked until the
 * commit, so changes become visible in the order of their versions.
 */
export async function recordChanges(transaction: ShopDatabase, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const { value: version } = await transaction
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'changes')
    .returning('value')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('changes')
    .values(tags.map((tag) => ({ tag, version })))
    .onConflict((conflict) => conflict.column('tag').doUpdateSet({ version }))
    .execute();
}

/**
 * Records that products and all that are composed of them changed. `listed`: also their place in listings and facets, as by
 * a new price; `shown`: only what a card or page says of them, as by an order.
 */
export async function recordProductChange(
  transaction: ShopDatabase,
  ids: readonly number[],
  what: 'listed' | 'shown',
): Promise<void> {
  if (ids.length === 0) return;
  const affected = await withComposed(transaction, ids);
  const products = await transaction.selectFrom('products').select('sku').where('id', 'in', affected).execute();
  const categories =
    what === 'shown'
      ? []
      : await transaction
          .selectFrom('product_categories')
          .select('category_id')
          .distinct()
          .where('product_id', 'in', affected)
          .execute();
  await recordChanges(transaction, [
    ...products.map(({ sku }) => `product:${sku}`),
    ...categories.map(({ category_id }) => `category:${uidOf(category_id)}`),
    ...(what === 'listed' ? [SEARCH] : []),
  ]);
}

/** Records that the stock of products changed; what has sold out or come back has another place in the listings. */
export async function recordStockChange(transaction: ShopDatabase, ids: readonly number[]): Promise<void> {
  const isMoved = await moveInListings(transaction, ids);
  await recordProductChange(transaction, ids, isMoved ? 'listed' : 'shown');
}
