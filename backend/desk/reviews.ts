import type { ShopDatabase } from '../database/shop-database';
import { asTable, printable } from './table';

const inLondon = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });

const LONGEST_SUMMARY = 40;

interface Decided {
  readonly approved: number;
  readonly rejected: number;
}

const standing = ({ approved, rejected }: Decided): string =>
  approved === 1 ? 'shown' : rejected === 1 ? 'turned down' : 'waiting';

const reviewsWithNames = (database: ShopDatabase) =>
  database
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('customers', 'customers.id', 'reviews.customer_id')
    .selectAll('reviews')
    .select(['products.name as product', 'customers.email']);

/** Reviews as a table: those that wait for the florist first, then the newest. */
export async function reviewsAsTable(database: ShopDatabase, most: number): Promise<string> {
  const rows = await reviewsWithNames(database)
    .orderBy((eb) => eb('approved', '+', eb.ref('rejected')))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return 'No reviews yet.';
  return asTable(
    ['Review', 'Written', 'Is', 'Stars', 'Product', 'By', 'Summary'],
    rows.map((row) => [
      String(row.id),
      inLondon.format(new Date(row.created_at)),
      standing(row),
      String(row.stars),
      row.product,
      row.nickname,
      row.summary.length > LONGEST_SUMMARY ? `${row.summary.slice(0, LONGEST_SUMMARY - 1)}…` : row.summary,
    ]),
    new Set([0, 3]),
  );
}

/** One review in full; null when there is none of that number. */
export async function reviewAsText(database: ShopDatabase, id: number): Promise<string | null> {
  const row = await reviewsWithNames(database).where('reviews.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const head = [
    `Review ${row.id} of ${row.product}: ${standing(row)}`,
    `${'★'.repeat(row.stars)}${'☆'.repeat(5 - row.stars)}  ${row.summary}`,
    `${row.nickname}${row.email === null ? ', a guest' : `, ${row.email}`}, ${inLondon.format(new Date(row.created_at))}`,
  ];
  return printable(`${head.join('\n')}\n\n${row.text}`);
}
