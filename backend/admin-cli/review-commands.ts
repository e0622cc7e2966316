import { type Decision, moderateReview } from '../commerce/review/moderate-review';
import { ok, refuse } from '../shared/result';
import type { AdminContext, AdminResult, AdminCommand } from './admin-command';
import { readCount, parseArguments } from './parse-arguments';
import { reviewAsText, reviewsAsTable, reviewsByIdAsTable } from './reviews';

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
