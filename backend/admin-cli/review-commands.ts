import type { ShopDatabase } from '../database/shop-database';
import { asTable } from './table';
import { type Decision, moderateReview } from '../commerce/review/moderate-review';
import { ok, refuse } from '../shared/result';
import { type AdminCommand, type AdminContext, type AdminResult, parseArguments, readCount } from './admin-command';

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

const PAGE_SIZE = 50;
const MAX_PAGES = 1_000_000;
const MAX_REVIEW_ID = 999_999_999;

export const reviewsCommand: AdminCommand = {
  name: 'reviews',
  help: [
    ['reviews', 'reviews, pending ones first'],
    ['  --waiting', 'only those'],
    ['  --page N', `the next ${PAGE_SIZE}, and so on`],
  ],
  run: async ({ database }, typed) => {
    const read = parseArguments(typed, ['page'], ['waiting']);
    if (read === null || read.positionals.length > 0) return null;
    const page = readCount(read.text('page') ?? '1', 1, MAX_PAGES);
    if (page === null) return refuse(`A page is a whole number from 1 on, not ${read.text('page')}.`);
    return ok(await reviewsAsTable(database, PAGE_SIZE, { page, isWaiting: read.isGiven('waiting') }));
  },
};

async function decideOne({ database }: AdminContext, id: number, decision: Decision | null): Promise<AdminResult> {
  const decided = decision === null ? ok(null) : await moderateReview(database, id, decision);
  const text = await reviewAsText(database, id);
  if (text === null) return refuse(`There is no review ${id}.`);
  return decided.ok
    ? ok(text)
    : refuse(`Review ${id} was ${decision === 'approve' ? 'approved' : 'rejected'} already.`);
}

/** Decides all given reviews, or none when one does not exist. A review with the same decision stays as it is. */
async function decideSeveral(
  { database }: AdminContext,
  ids: readonly number[],
  decision: Decision,
): Promise<AdminResult> {
  const there = await database
    .selectFrom('reviews')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const missing = ids.filter((id) => !there.some((row) => row.id === id));
  if (missing.length > 0) return refuse(`Nothing was decided: there is no review ${missing.join(', ')}.`);
  for (const id of ids) await moderateReview(database, id, decision);
  return ok(await reviewsByIdAsTable(database, ids));
}

export const reviewCommand: AdminCommand = {
  name: 'review',
  help: [
    ['review N', 'one review in full'],
    ['  --approve', 'shows it in the shop; several at once: review 4 5 6 --approve'],
    ['  --reject', 'rejects it, also after approval; several at once too'],
  ],
  run: async (admin, typed) => {
    const read = parseArguments(typed, [], ['approve', 'reject']);
    if (read === null) return null;
    const numbers = read.positionals.map((word) => readCount(word, 1, MAX_REVIEW_ID));
    const ids = [...new Set(numbers.filter((number) => number !== null))];
    const [first] = ids;
    if (first === undefined || numbers.includes(null)) return null;
    const [approve, reject] = [read.isGiven('approve'), read.isGiven('reject')];
    if (approve && reject) return null;
    const decision = approve ? 'approve' : reject ? 'reject' : null;
    if (ids.length === 1) return decideOne(admin, first, decision);
    return decision === null ? null : decideSeveral(admin, ids, decision);
  },
};
