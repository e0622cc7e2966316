import { type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ShopDatabase, ShopTables } from '../../../database/shop-database';
import { termSearchFor } from '../search/term-search-for';
import { type TermMatch, wordsOfTerm } from '../search/term-search';

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

export interface ProductSort {
  readonly field: 'position' | 'name' | 'price' | 'created_at' | 'relevance';
  readonly descending: boolean;
}

type Products = ExpressionBuilder<ShopTables, 'products'>;

/** `column IN (…)`, or a false condition for an empty list, which is not valid SQL everywhere. */
function oneOf(eb: Products, column: 'sku' | 'url_key' | 'id', values: readonly (string | number)[]) {
  return values.length === 0 ? sql<SqlBool>`1 = 0` : eb(`products.${column}`, 'in', [...values] as never);
}

const NOTHING = sql<SqlBool>`1 = 0`;

/** The match of a term; null for an empty term, `nothing` for one without any letter or digit. */
function matchOf(database: ShopDatabase, term: string): TermMatch | 'nothing' | null {
  if (term === '') return null;
  const words = wordsOfTerm(term);
  return words.length === 0 ? 'nothing' : termSearchFor(database).matches(words);
}

/** Products whose name contains every word; a name filter without any word does not narrow. */
function namedCondition(database: ShopDatabase, name: string | null): readonly RawBuilder<SqlBool>[] {
  const words = wordsOfTerm(name ?? '');
  return words.length === 0 ? [] : [termSearchFor(database).named(words)];
}

function conditions(database: ShopDatabase, filter: ProductFilter) {
  const match = matchOf(database, filter.term);
  const inSome = (table: 'product_categories' | 'product_attributes', column: string, ids: readonly number[]) =>
    ids.length === 0
      ? sql<SqlBool>`1 = 0`
      : sql<SqlBool>`products.id IN (SELECT product_id FROM ${sql.table(table)} WHERE ${sql.ref(column)} IN (${sql.join(ids)}))`;
  return (eb: Products) =>
    eb.and([
      eb('products.enabled', '=', 1),
      eb('products.parent_id', 'is', null),
      ...(filter.categories === null ? [] : [inSome('product_categories', 'category_id', filter.categories)]),
      ...(filter.skus === null ? [] : [oneOf(eb, 'sku', filter.skus)]),
      ...(filter.ids === null ? [] : [oneOf(eb, 'id', filter.ids)]),
      ...(filter.urlKeys === null ? [] : [oneOf(eb, 'url_key', filter.urlKeys)]),
      ...namedCondition(database, filter.name),
      ...(filter.priceFrom === null ? [] : [eb('products.min_final', '>=', filter.priceFrom)]),
      ...(filter.priceTo === null ? [] : [eb('products.min_final', '<=', filter.priceTo)]),
      ...filter.attributes.map((options) => inSome('product_attributes', 'option_id', options)),
      ...(match === null ? [] : [match === 'nothing' ? NOTHING : match.condition]),
    ]);
}

/** A query for the products that pass a filter: on sale, and no variants, which are listed as their parent. */
export function matchingProducts(database: ShopDatabase, filter: ProductFilter) {
  return database.selectFrom('products').where(conditions(database, filter));
}

function orderings(isRanked: boolean, sorts: readonly ProductSort[]) {
  return sorts.map(({ field, descending }) => {
    const direction = descending ? sql`DESC` : sql`ASC`;
    switch (field) {
      case 'relevance': {
        const rank = isRanked ? sql`found.rank` : sql`products.position`;
        // The best match has the smallest rank, and Magento's descending relevance puts the best first.
        return sql`${rank} ${descending ? sql`ASC` : sql`DESC`}`;
      }
      case 'name':
        return sql`lower(products.name) ${direction}`;
      case 'price':
        return sql`products.min_final ${direction}`;
      case 'position':
      case 'created_at':
        return sql`${sql.ref(`products.${field}`)} ${direction}`;
    }
  });
}

/** One page of ids, and the total. Equal products have a stable order, so pages never overlap. */
export async function findProductIds(
  database: ShopDatabase,
  filter: ProductFilter,
  sorts: readonly ProductSort[],
  page: { readonly size: number; readonly number: number },
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const matching = matchingProducts(database, filter);
  const match = matchOf(database, filter.term);
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const isRanked = match !== null && match !== 'nothing' && sorts.some(({ field }) => field === 'relevance');
  // The rank table contains exactly the matches, so the term condition can be left out.
  const ranked = isRanked
    ? matchingProducts(database, { ...filter, term: '' })
        .innerJoin(match.ranked.as('found'), 'found.id', 'products.id')
        .select('products.id')
    : matching.select('products.id');
  let query = ranked.limit(page.size).offset((page.number - 1) * page.size);
  for (const ordering of orderings(isRanked, sorts)) query = query.orderBy(ordering);
  const rows = await query.orderBy('products.id').execute();
  return { ids: rows.map((row) => row.id), total: Number(total) };
}
