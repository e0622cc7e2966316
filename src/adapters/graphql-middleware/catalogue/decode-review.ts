import type { RatingQuestion } from '../../../domain/reviews/review-draft';
import { reviewId, type Review, type ReviewPage, starsOf } from '../../../domain/reviews/review';
import { plainName } from '../../../domain/navigation/plain-name';
import { number, optionalRecord, optionalText, pagesOf, readEach, text, type WireRecord } from '../wire-value';

const ownReviews = (more: string) => `query ownReviews($pageSize: Int, $currentPage: Int) {
  customer {
    reviews(pageSize: $pageSize, currentPage: $currentPage) {
      items {
        nickname created_at average_rating summary text ${more}
        ratings_breakdown { name value }
        product { uid name }
      }
      page_info { current_page page_size total_pages }
    }
  }
}`;

/** All pages, of which the API's own method returns the first ten reviews alone; and what is not approved yet. */
export const OWN_REVIEWS = ownReviews('is_pending');

/** Magento does not say what is approved. */
export const OWN_REVIEWS_STANDARD = ownReviews('').replace('ownReviews', 'ownReviewsOfMagento');

/** Points of the API's average rating for one star. */
const POINTS_OF_A_STAR = 20;

/** Missing paging data counts as zero. */
export function toReviewPage(value: unknown, total: number | null): ReviewPage {
  const wire = optionalRecord(value);
  const info = optionalRecord(wire?.page_info);
  const reviews = readEach(wire?.items, toReview);
  return {
    reviews,
    total,
    page: number(info?.current_page ?? 1, 'page'),
    itemsPerPage: number(info?.page_size ?? 0, 'page size'),
    totalPages: pagesOf(info, total ?? reviews.length),
  };
}

/** The average is used when there is no rating with that name. */
function toReview(wire: WireRecord): Review {
  const average = number(wire.average_rating ?? 0, 'rating');
  const nickname = text(wire.nickname, 'nickname');
  const createdAt = text(wire.created_at, 'time of a review');
  const breakdown = readEach(wire.ratings_breakdown, ({ name, value }) => ({
    name: text(name, 'name of a rating'),
    value: text(value, 'value of a rating'),
  }));
  const product = optionalRecord(wire.product);
  return {
    id: reviewId(nickname, createdAt, average),
    nickname: plainName(nickname),
    createdAt,
    stars: starsOf(breakdown) || Math.round((average / POINTS_OF_A_STAR) * 10) / 10,
    ...(wire.is_pending === true && { isPending: true }),
    title: plainName(optionalText(wire.summary) ?? ''),
    text: plainName(optionalText(wire.text) ?? ''),
    product:
      product === null
        ? null
        : { uid: text(product.uid, 'uid of a product'), name: plainName(text(product.name, 'name of a product')) },
  };
}

export function toQuestions(value: unknown): readonly RatingQuestion[] {
  return readEach(value, (wire) => ({
    id: text(wire.id, 'id of a rating'),
    name: text(wire.name, 'name of a rating'),
    values: readEach(wire.values, (one) => ({
      id: text(one.value_id, 'id of a value'),
      label: text(one.value, 'value of a rating'),
    })),
  }));
}
