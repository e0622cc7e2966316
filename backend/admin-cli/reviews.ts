import type { ShopDatabase } from '../database/shop-database';
import { asTable } from './table';

const inLondon = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });

const MAX_SUMMARY = 40;

interface Decided {
  readonly approved: number;
  readonly rejected: number;
}

const standing = ({ approved, rejected }: Decided): string =>
  approved === 1 ? 'shown' : rejected === 1 ? 'rejected' : 'waiting';

const reviewsWithNames = (database: ShopDatabase) =>
  database
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('customers', 'customers.id', 'reviews.customer_id')
    .selectAll('reviews')
    .select(['products.name as product', 'customers.email']);

type ReviewRows = Awaited<ReturnType<ReturnType<typeof reviewsWithNames>['execute']>>;

function asReviewTable(rows: ReviewRows): string {
  return asTable(
    ['Review', 'Written', 'Is', 'Stars', 'Product', 'By', 'Summary'],
    rows.map((row) => [
      String(row.id),
      inLondon.format(new Date(row.created_at)),
      standing(row),
      String(row.stars),
      row.product,
      row.nickname,
      row.summary.length > MAX_SUMMARY ? `${row.summary.slice(0, MAX_SUMMARY - 1)}…` : row.summary,
    ]),
    new Set([0, 3]),
  );
}

/** A page, from 1 on, and whether only pending reviews. */
interface ReviewPage {
  readonly page: number;
  readonly isWaiting: boolean;
}

/** A page of reviews as a table: pending ones first, then the newest. With several pages the last line says so. */
export async function reviewsAsTable(
  database: ShopDatabase,
  size: number,
  { page, isWaiting }: ReviewPage = { page: 1, isWaiting: false },
): Promise<string> {
  let chosen = reviewsWithNames(database);
  let counted = database.selectFrom('reviews').select((eb) => eb.fn.countAll<number | string>().as('count'));
  if (isWaiting) {
    chosen = chosen.where('approved', '=', 0).where('rejected', '=', 0);
    counted = counted.where('approved', '=', 0).where('rejected', '=', 0);
  }
  const count = Number((await counted.executeTakeFirstOrThrow()).count);
  if (count === 0) return isWaiting ? 'No pending reviews.' : 'No reviews yet.';
  const pages = Math.ceil(count / size);
  if (page > pages) return `There are ${pages} pages of reviews.`;
  const rows = await chosen
    .orderBy((eb) => eb('approved', '+', eb.ref('rejected')))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const table = asReviewTable(rows);
  return pages === 1 ? table : `${table}\n\nPage ${page} of ${pages}, ${count} reviews in all.`;
}

/** The given reviews as a table; missing ones are left out. */
export async function reviewsByIdAsTable(database: ShopDatabase, ids: readonly number[]): Promise<string> {
  return asReviewTable(
    await reviewsWithNames(database)
      .where('reviews.id', 'in', [...ids])
      .orderBy('reviews.id')
      .execute(),
  );
}

/** One review in full; null when it does not exist. */
export async function reviewAsText(database: ShopDatabase, id: number): Promise<string | null> {
  const row = await reviewsWithNames(database).where('reviews.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const head = [
    `Review ${row.id} of ${row.product}: ${standing(row)}`,
    `${'★'.repeat(row.stars)}${'☆'.repeat(5 - row.stars)}  ${row.summary}`,
    `${row.nickname}${row.email === null ? ', a guest' : `, ${row.email}`}, ${inLondon.format(new Date(row.created_at))}`,
  ];
  return `${head.join('\n')}\n\n${row.text}`;
}
