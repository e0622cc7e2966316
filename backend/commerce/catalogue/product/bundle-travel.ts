import type { CourierReach } from '../../../database/catalogue-tables';
import type { ShopDatabase } from '../../../database/shop-database';
import type { ProductRow } from './product-row';

/** From the shortest way on. */
const REACHES: readonly CourierReach[] = ['never', 'home', 'abroad'];

const shorter = (one: CourierReach, other: CourierReach): CourierReach =>
  REACHES.indexOf(one) < REACHES.indexOf(other) ? one : other;

/**
 * The rows with a bundle's lead time and reach by courier as those of its parts allow: it is ready when the last of them
 * can be, and goes no further than any of them, whichever are chosen.
 */
export async function withPartsOf(database: ShopDatabase, rows: readonly ProductRow[]): Promise<readonly ProductRow[]> {
  const bundles = rows.filter(({ kind }) => kind === 'bundle').map(({ id }) => id);
  if (bundles.length === 0) return rows;
  const parts = await database
    .selectFrom('bundle_items as i')
    .innerJoin('bundle_choices as c', 'c.item_id', 'i.id')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select(['i.product_id as bundle', 'p.lead_days', 'p.courier'])
    .where('i.product_id', 'in', bundles)
    .where('p.enabled', '=', 1)
    .execute();
  return rows.map((row) =>
    parts
      .filter(({ bundle }) => bundle === row.id)
      .reduce<ProductRow>(
        (whole, part) => ({
          ...whole,
          lead_days: Math.max(whole.lead_days, part.lead_days),
          courier: shorter(whole.courier, part.courier),
        }),
        row,
      ),
  );
}
