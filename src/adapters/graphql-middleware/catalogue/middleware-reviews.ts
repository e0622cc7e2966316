import type { Failure } from '../../../application/ports/failures';
import type { Reviews } from '../../../application/ports/catalogue';
import type { RatingQuestion, ReviewDraft } from '../../../domain/reviews/review-draft';
import type { ReviewPage } from '../../../domain/reviews/review';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type CallMiddleware, queryWithFallback } from '../call-middleware';
import { decodeQuery, decodeResponse } from '../decode-response';
import { OWN_REVIEWS, OWN_REVIEWS_STANDARD, toQuestions, toReviewPage } from './decode-review';
import { number, record, records } from '../wire-value';

export class MiddlewareReviews implements Reviews {
  constructor(private readonly call: CallMiddleware) {}

  async ofProduct(sku: string, page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>> {
    const asked = { filter: { sku: { eq: sku } }, pageSize: itemsPerPage, currentPage: page };
    const answer = await this.call('productReview', [asked]);
    const found = decodeQuery(answer, 'products', (value) =>
      records(record(value, 'products').items)
        .slice(0, 1)
        .map((wire) => toReviewPage(wire.reviews, number(wire.review_count ?? 0, 'number of reviews'))),
    );
    if (!found.ok) return found;
    const [reviews] = found.value;
    return reviews === undefined ? refuse({ kind: 'not-found', message: '' }) : ok(reviews);
  }

  async own(page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>> {
    const queryVariables = { pageSize: itemsPerPage, currentPage: page };
    const answer = await queryWithFallback(
      this.call,
      { query: OWN_REVIEWS, queryVariables },
      { query: OWN_REVIEWS_STANDARD, queryVariables },
    );
    return decodeQuery(answer, 'customer', (value) => toReviewPage(record(value, 'customer').reviews, null));
  }

  async questions(): Promise<Result<readonly RatingQuestion[], Failure>> {
    const root = 'productReviewRatingsMetadata';
    return decodeQuery(await this.call(root, []), root, (value) => toQuestions(record(value, root).items));
  }

  /** The response is only the submitted review, so it is not read. */
  async write(draft: ReviewDraft, captcha: string | null): Promise<Result<void, Failure>> {
    const answer = await this.call('createProductReview', [fromDraft(draft, captcha)]);
    return decodeResponse(answer, 'createProductReview', () => undefined);
  }
}

function fromDraft({ sku, nickname, title, text, ratings }: ReviewDraft, captcha: string | null) {
  return {
    sku,
    nickname,
    summary: title,
    text,
    ratings: Object.entries(ratings).map(([id, value]) => ({ id, value_id: value })),
    ...(captcha === null ? {} : { recaptchaToken: captcha }),
  };
}
