import type { CourierReach } from '../../../database/catalogue-tables';
import type { ShopDatabase } from '../../../database/shop-database';
import { groupFor } from '../../graphql/batch-loader';
import type { Months } from '../../delivery/months-of-sale';
import type { ProductRow } from './product-row';

/** From the shortest way on. */
const REACHES: readonly CourierReach[] = ['never', 'home', 'abroad'];

const shorter = (one: CourierReach, other: CourierReach): CourierReach =>
  REACHES.indexOf(one) < REACHES.indexOf(other) ? one : other;

/**
 * The rows with a bundle's lead time and reach by courier as those of its parts allow: it is ready when the last of them
 * can be, and goes no further than any of them, whichever are chosen. Bundles and sets are sold in the months that their
 * products in stock leave them: a bundle if there is a choice for every required part, a set if it has any product.
 */
export async function withPartsOf(database: ShopDatabase, rows: readonly ProductRow[]): Promise<readonly ProductRow[]> {
  return withProductsOfSets(database, await withBundleParts(database, rows));
}

async function withBundleParts(database: ShopDatabase, rows: readonly ProductRow[]): Promise<readonly ProductRow[]> {
  const bundles = rows.filter(({ kind }) => kind === 'bundle').map(({ id }) => id);
  if (bundles.length === 0) return rows;
  const parts = await database
    .selectFrom('bundle_items as i')
    .innerJoin('bundle_choices as c', 'c.item_id', 'i.id')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select(['i.product_id as bundle', 'i.id as item', 'i.required', 'p.lead_days', 'p.courier'])
    .select(['p.months_of_sale', 'p.stock', 'c.quantity'])
    .where('i.product_id', 'in', bundles)
    .where('p.enabled', '=', 1)
    .execute();
  return rows.map((row) => {
    const own = parts.filter(({ bundle }) => bundle === row.id);
    const required = groupFor(
      [...new Set(own.filter((part) => part.required === 1).map(({ item }) => item))],
      own,
      ({ item }) => item,
    );
    return {
      ...own.reduce<ProductRow>(
        (whole, part) => ({
          ...whole,
          lead_days: Math.max(whole.lead_days, part.lead_days),
          courier: shorter(whole.courier, part.courier),
        }),
        row,
      ),
      months_of_sale: required.reduce((months, choices) => months & anyMonthOf(choices), row.months_of_sale),
    };
  });
}

async function withProductsOfSets(database: ShopDatabase, rows: readonly ProductRow[]): Promise<readonly ProductRow[]> {
  const sets = rows.filter(({ kind }) => kind === 'grouped').map(({ id }) => id);
  if (sets.length === 0) return rows;
  const items = await database
    .selectFrom('grouped_items as g')
    .innerJoin('products as p', 'p.id', 'g.child_id')
    .select(['g.product_id as set', 'p.months_of_sale', 'p.stock'])
    .where('g.product_id', 'in', sets)
    .where('p.enabled', '=', 1)
    .execute();
  return rows.map((row) => {
    const own = items.filter(({ set }) => set === row.id);
    return own.length === 0 ? row : { ...row, months_of_sale: row.months_of_sale & anyMonthOf(own) };
  });
}

interface Part extends Pick<ProductRow, 'months_of_sale' | 'stock'> {
  readonly quantity?: number;
}

/** The months of whatever is in stock; of all if nothing is. */
function anyMonthOf(products: readonly Part[]): Months {
  const inStock = products.filter(({ stock, quantity = 1 }) => stock === null || stock >= quantity);
  return (inStock.length > 0 ? inStock : products).reduce((months, one) => months | one.months_of_sale, 0);
}
