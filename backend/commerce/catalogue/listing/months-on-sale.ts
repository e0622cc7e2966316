import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import type { Day } from '../../delivery/calendar-day';
import { bitOfDay } from '../../delivery/months-of-sale';
import { inScope, withComposed } from '../product/product-scope';

const BITS = sql`(${sql.join(
  Array.from({ length: 12 }, (_, month) => sql`SELECT ${sql.lit(1 << month)} AS bit`),
  sql` UNION ALL `,
)})`;

/** Of a product with this alias: whether there is enough of it. */
const hasEnough = (alias: string, pieces: RawBuilder<unknown> = sql`1`): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${alias}.enabled`)} = 1 AND (${sql.ref(`${alias}.stock`)} IS NULL OR ${sql.ref(`${alias}.stock`)} >= ${pieces})`;

/** The bits of `p` that fit, added up. */
const bitsOf = (fits: RawBuilder<SqlBool>): RawBuilder<number> =>
  sql`(SELECT coalesce(sum(b.bit), 0) FROM ${BITS} b WHERE (p.months_of_sale & b.bit) <> 0 AND ${fits})`;

/**
 * The months in which product `p` can be sold with what is in stock now: of a set those of any of its products, of a bundle
 * those in which every required part has a choice. The rule of `loadAvailability`, for all products of a listing at once.
 */
export const MONTHS_ON_SALE: RawBuilder<number> = sql`CASE p.kind
  WHEN 'configurable' THEN CASE WHEN EXISTS (SELECT 1 FROM products v WHERE v.parent_id = p.id AND ${hasEnough('v')})
    THEN p.months_of_sale ELSE 0 END
  WHEN 'grouped' THEN ${bitsOf(sql`EXISTS (SELECT 1 FROM grouped_items g JOIN products c ON c.id = g.child_id
    WHERE g.product_id = p.id AND ${hasEnough('c')} AND (c.months_of_sale & b.bit) <> 0)`)}
  WHEN 'bundle' THEN ${bitsOf(sql`EXISTS (SELECT 1 FROM bundle_items i WHERE i.product_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM bundle_items i WHERE i.product_id = p.id AND i.required = 1
      AND NOT EXISTS (SELECT 1 FROM bundle_choices h JOIN products c ON c.id = h.product_id
        WHERE h.item_id = i.id AND ${hasEnough('c', sql`h.quantity`)} AND (c.months_of_sale & b.bit) <> 0))`)}
  ELSE CASE WHEN p.stock IS NULL OR p.stock >= 1 THEN p.months_of_sale ELSE 0 END END`;

/** Whether a row `l` of a listing can be had on a day: it is in stock and in season, and a workshop has not been yet. */
export const isHadOn = (day: Day): RawBuilder<SqlBool> =>
  sql`((l.months & ${sql.lit(bitOfDay(day))}) <> 0 AND (l.held_on IS NULL OR l.held_on > ${day}))`;

/**
 * Moves products whose stock has changed, and those composed of them, to their place in the listings. Returns whether any
 * of them has sold out or come back.
 */
export async function moveInListings(transaction: ShopDatabase, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const affected = await withComposed(transaction, ids);
  const { rows } = await sql<{ product_id: number }>`UPDATE listings SET months = p.months
    FROM (SELECT p.id, ${MONTHS_ON_SALE} AS months FROM products p WHERE ${inScope('p.id', affected)}) p
    WHERE listings.category_id IN (SELECT id FROM categories) AND listings.product_id = p.id
      AND listings.months <> p.months RETURNING listings.product_id`.execute(transaction);
  return rows.length > 0;
}
