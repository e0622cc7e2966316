import { type Selectable, sql } from 'kysely';
import type { CatalogueTables } from '../../../database/catalogue-tables';
import type { ShopDatabase } from '../../../database/shop-database';
import { BatchLoader, groupFor } from '../../graphql/batch-loader';
import { valueOrError } from '../../graphql/shop-error';
import type { ShopContext } from '../../graphql/shop-context';
import { uidOf } from '../../shared/uid';
import { type Page, pageInfo, readPage } from '../../graphql/page';
import type { ProductRow } from './product-row';

export type ReviewRow = Selectable<CatalogueTables['reviews']>;

/** The only rating of a review, and its name in GraphQL. */
export const RATING = { id: uidOf(1), name: 'Rating' } as const;

/** The newest approved reviews of several products, a page of each. */
async function readReviews(
  database: ShopDatabase,
  page: Page,
  ids: readonly number[],
): Promise<readonly (readonly ReviewRow[])[]> {
  const first = (page.number - 1) * page.size;
  const numbered = database
    .selectFrom('reviews')
    .selectAll()
    .select(sql<number>`row_number() OVER (PARTITION BY product_id ORDER BY created_at DESC, id DESC)`.as('place'))
    .where('product_id', 'in', [...ids])
    .where('approved', '=', 1);
  const rows = await database
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('place', '>', first)
    .where('place', '<=', first + page.size)
    .orderBy('place')
    .execute();
  return groupFor(ids, rows, (row) => row.product_id);
}

const loaders = new WeakMap<ShopContext, Map<string, BatchLoader<number, readonly ReviewRow[]>>>();

/** One loader for each page that a request selects. */
function loaderFor(context: ShopContext, page: Page): BatchLoader<number, readonly ReviewRow[]> {
  const own = loaders.get(context) ?? new Map<string, BatchLoader<number, readonly ReviewRow[]>>();
  loaders.set(context, own);
  const key = `${page.size}/${page.number}`;
  const loader = own.get(key) ?? new BatchLoader((ids: readonly number[]) => readReviews(context.database, page, ids));
  own.set(key, loader);
  return loader;
}

/** `YYYY-MM-DD HH:MM:SS`, as Magento writes instants. */
export function wireInstant(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

/** A review as sent by GraphQL. */
export function wireReview(row: ReviewRow, product: ProductRow): object {
  return {
    average_rating: row.stars * 20,
    created_at: wireInstant(row.created_at),
    is_pending: row.approved === 0,
    nickname: row.nickname,
    product,
    ratings_breakdown: [{ name: RATING.name, value: String(row.stars) }],
    summary: row.summary,
    text: row.text,
  };
}

/** A page of a product's reviews; products without reviews need no query. */
export async function reviewsOf(
  context: ShopContext,
  product: ProductRow,
  input: { pageSize?: number | null; currentPage?: number | null },
): Promise<object> {
  const page = valueOrError(readPage(input));
  const rows = product.review_count === 0 ? [] : await loaderFor(context, page).load(product.id);
  return {
    items: rows.map((row) => wireReview(row, product)),
    page_info: pageInfo(page, product.review_count),
  };
}

/** The ratings of a review: one to five stars. */
export const ratingsMetadata = {
  items: [
    {
      id: RATING.id,
      name: RATING.name,
      values: [1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), value_id: uidOf(stars) })),
    },
  ],
};
