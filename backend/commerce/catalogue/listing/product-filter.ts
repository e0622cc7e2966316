import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ROOT_CATEGORY_ID } from '../../store/store-config';

/** A null filter is not applied; an empty list matches nothing. Prices are GBP pence. */
export interface ProductFilter {
  readonly term: string;
  readonly categories: readonly number[] | null;
  readonly skus: readonly string[] | null;
  readonly ids: readonly number[] | null;
  readonly urlKeys: readonly string[] | null;
  readonly name: string | null;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** One entry per attribute: the product has any of its options. */
  readonly attributes: readonly (readonly number[])[];
}

/** The category whose listing contains the matches: the only one of the filter, else the root. */
export function listingOf({ categories }: ProductFilter): number {
  const [category, ...others] = categories ?? [];
  return category === undefined || others.length > 0 ? ROOT_CATEGORY_ID : category;
}

/** Categories that only narrow the listing of the root. */
export function furtherCategories({ categories }: ProductFilter): readonly number[] {
  return categories === null || categories.length < 2 ? [] : categories;
}

/** True when a list is empty, which no product matches. */
export function matchesNothing(filter: ProductFilter): boolean {
  const lists = [filter.categories, filter.skus, filter.ids, filter.urlKeys, ...filter.attributes];
  return lists.some((list) => list !== null && list.length === 0);
}

/** True when products are selected by a unique key, so that there are few. */
export function hasKeys({ skus, ids, urlKeys }: ProductFilter): boolean {
  return skus !== null || ids !== null || urlKeys !== null;
}

/** Ids of the products with the filter's keys, as a subquery. */
export function idsOfKeys({ skus, ids, urlKeys }: ProductFilter): RawBuilder<unknown> {
  const keys: readonly (readonly [string, readonly (string | number)[] | null])[] = [
    ['sku', skus],
    ['id', ids],
    ['url_key', urlKeys],
  ];
  const conditions = keys.flatMap(([column, values]) =>
    values === null ? [] : [sql`${sql.ref(column)} IN (${sql.join(values)})`],
  );
  return sql`SELECT id FROM products WHERE ${sql.join(conditions, sql` AND `)}`;
}

/** Ids of the products with any of the options, as a subquery. */
export function idsOfOptions(options: readonly number[]): RawBuilder<unknown> {
  const distinct = options.length > 1 ? sql`DISTINCT` : sql``;
  return sql`SELECT ${distinct} product_id AS id FROM product_attributes WHERE option_id IN (${sql.join(options)})`;
}

/** Ids of the products in any of the categories, as a subquery. */
export function idsOfCategories(categories: readonly number[]): RawBuilder<unknown> {
  return sql`SELECT DISTINCT product_id AS id FROM listings WHERE category_id IN (${sql.join(categories)})`;
}

/**
 * Conditions on a row `l` of the listing whose product is `id`, apart from words and keys. Each is tested row by row;
 * `byPrice` lets the price select rows by its index, which would otherwise be preferred to the index of the order.
 */
export function rowConditions(
  filter: ProductFilter,
  byPrice: boolean,
  id: 'l.product_id' | 'f.id' = 'l.product_id',
): readonly RawBuilder<SqlBool>[] {
  const price = byPrice ? sql`l.price` : sql`+l.price`;
  const categories = furtherCategories(filter);
  return [
    ...(filter.priceFrom === null ? [] : [sql<SqlBool>`${price} >= ${filter.priceFrom}`]),
    ...(filter.priceTo === null ? [] : [sql<SqlBool>`${price} <= ${filter.priceTo}`]),
    ...filter.attributes.map(
      (options) => sql<SqlBool>`EXISTS (SELECT 1 FROM product_attributes a
        WHERE a.product_id = ${sql.ref(id)} AND a.option_id IN (${sql.join(options)}))`,
    ),
    ...(categories.length === 0
      ? []
      : [
          sql<SqlBool>`EXISTS (SELECT 1 FROM listings c
            WHERE c.category_id IN (${sql.join(categories)}) AND c.product_id = ${sql.ref(id)})`,
        ]),
  ];
}
