import type { ShopDatabase } from '../../database/shop-database';
import { cleanLine, cleanLines } from '../shared/clean-text';
import { RATING, type ReviewRow } from '../catalogue/product/reviews';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';
import { readRowUid } from '../shared/uid';

export interface ReviewInput {
  readonly sku: string;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly ratings: readonly ({ readonly id: string; readonly value_id: string } | null)[];
}

const MAX_NICKNAME = 128;
const MAX_SUMMARY = 255;
const MAX_TEXT = 5_000;
const MAX_STARS = 5;

function refuseLength(name: string, text: string, most: number): ShopRefusal | null {
  return [...text].length > most ? badInput(`“${name}” takes at most ${most} characters.`) : null;
}

type ReviewTexts = Pick<ReviewRow, 'nickname' | 'summary' | 'text'>;

function readTexts(input: ReviewInput): Result<ReviewTexts, ShopRefusal> {
  const [nickname, summary, text] = [cleanLine(input.nickname), cleanLine(input.summary), cleanLines(input.text)];
  if (nickname === '') return refuse(badInput('Please enter a nickname.'));
  if (summary === '') return refuse(badInput('Please enter a review summary.'));
  if (text === '') return refuse(badInput('Please enter a review.'));
  const tooLong =
    refuseLength('nickname', nickname, MAX_NICKNAME) ??
    refuseLength('summary', summary, MAX_SUMMARY) ??
    refuseLength('text', text, MAX_TEXT);
  return tooLong === null ? ok({ nickname, summary, text }) : refuse(tooLong);
}

/** One to five stars; the only rating of `productReviewRatingsMetadata` is given once. */
function readStars(ratings: ReviewInput['ratings']): number | null {
  const [rating, ...more] = ratings;
  if (!rating || more.length > 0 || rating.id !== RATING.id) return null;
  const stars = readRowUid(rating.value_id);
  return stars !== null && stars <= MAX_STARS ? stars : null;
}

/** The reviewed product of a sku; a variant is reviewed as its parent. */
async function findReviewed(database: ShopDatabase, sku: string): Promise<number | null> {
  const row = await database
    .selectFrom('products')
    .leftJoin('products as parent', 'parent.id', 'products.parent_id')
    .select(['products.id', 'products.enabled', 'parent.id as parentId', 'parent.enabled as parentEnabled'])
    .where('products.sku', '=', sku)
    .executeTakeFirst();
  if (row === undefined || (row.parentEnabled ?? row.enabled) !== 1) return null;
  return row.parentId ?? row.id;
}

/** Stores a review, unpublished until the florist approves it. Guests may write reviews too. */
export async function createReview(context: ShopContext, input: ReviewInput): Promise<Result<ReviewRow, ShopRefusal>> {
  const { database, customer } = context;
  const productId = await findReviewed(database, input.sku);
  if (productId === null) return refuse(noSuchEntity(`Could not find a product with SKU "${input.sku}"`));
  const words = readTexts(input);
  if (!words.ok) return words;
  const stars = readStars(input.ratings);
  if (stars === null) return refuse(badInput('Please select one of each of the ratings.'));
  const review = await database
    .insertInto('reviews')
    .values({
      ...words.value,
      stars,
      product_id: productId,
      customer_id: customer?.id ?? null,
      created_at: new Date(context.now()).toISOString(),
      approved: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok(review);
}
