import { moderateReview } from '../commerce/review/moderate-review';
import { ok, refuse } from '../commerce/result';
import { customersAsTable } from './customers';
import type { DeskCommand } from './desk-command';
import { readWords } from './read-words';
import { reviewAsText, reviewsAsTable } from './reviews';

const MOST_REVIEWS = 200;
const MOST_CUSTOMERS = 500;

export const reviewsCommand: DeskCommand = {
  name: 'reviews',
  help: [['reviews', 'reviews, those that wait for you first']],
  run: async ({ database }, words) => (words.length > 0 ? null : ok(await reviewsAsTable(database, MOST_REVIEWS))),
};

export const reviewCommand: DeskCommand = {
  name: 'review',
  help: [
    ['review N', 'one review in full'],
    ['  --approve', 'shows it in the shop'],
    ['  --reject', 'turns it down, or takes it down again'],
  ],
  run: async ({ database }, typed) => {
    const read = readWords(typed, [], ['approve', 'reject']);
    const [number = '', ...more] = read?.words ?? [];
    if (read === null || more.length > 0 || !/^\d{1,9}$/.test(number)) return null;
    const [approve, reject] = [read.isSaid('approve'), read.isSaid('reject')];
    if (approve && reject) return null;
    const id = Number(number);
    const decided = approve || reject ? await moderateReview(database, id, approve ? 'approve' : 'reject') : ok(null);
    const text = await reviewAsText(database, id);
    if (text === null) return refuse(`There is no review ${id}.`);
    return decided.ok ? ok(text) : refuse(`Review ${id} was ${approve ? 'approved' : 'turned down'} already.`);
  },
};

export const customersCommand: DeskCommand = {
  name: 'customers',
  help: [['customers', 'the newest customers']],
  run: async ({ database }, words) => (words.length > 0 ? null : ok(await customersAsTable(database, MOST_CUSTOMERS))),
};
