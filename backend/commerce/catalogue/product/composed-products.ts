import type { Selectable } from 'kysely';
import type { CatalogueTables } from '../../../database/catalogue-tables';
import type { ShopDatabase } from '../../../database/shop-database';
import { groupFor } from '../../graphql/batch-loader';

export type BundleChoice = Selectable<CatalogueTables['bundle_choices']>;

export interface BundleItem extends Selectable<CatalogueTables['bundle_items']> {
  readonly choices: readonly BundleChoice[];
}

export type GroupedItem = Selectable<CatalogueTables['grouped_items']>;

/** The items of each bundle with their choices, both by position. */
export async function readBundleItems(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<readonly (readonly BundleItem[])[]> {
  const items = await database
    .selectFrom('bundle_items')
    .selectAll()
    .where('product_id', 'in', [...ids])
    .orderBy('position')
    .execute();
  const itemIds = items.map((item) => item.id);
  const choices =
    itemIds.length === 0
      ? []
      : await database
          .selectFrom('bundle_choices')
          .innerJoin('products', 'products.id', 'bundle_choices.product_id')
          .selectAll('bundle_choices')
          .where('bundle_choices.item_id', 'in', itemIds)
          .where('products.enabled', '=', 1)
          .orderBy('bundle_choices.position')
          .execute();
  const byItem = groupFor(itemIds, choices, (choice) => choice.item_id);
  const whole = items.map((item, index) => ({ ...item, choices: byItem[index] ?? [] }));
  return groupFor(ids, whole, (item) => item.product_id);
}

/** The products of each group. */
export async function readGroupedItems(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<readonly (readonly GroupedItem[])[]> {
  const rows = await database
    .selectFrom('grouped_items')
    .innerJoin('products', 'products.id', 'grouped_items.child_id')
    .selectAll('grouped_items')
    .where('grouped_items.product_id', 'in', [...ids])
    .where('products.enabled', '=', 1)
    .orderBy('grouped_items.position')
    .execute();
  return groupFor(ids, rows, (row) => row.product_id);
}
