import type { Failure } from '../../../application/ports/failures';
import type { Reviews } from '../../../application/ports/catalogue';
import { reviewId, type Review, type ReviewPage } from '../../../domain/reviews/review';
import type { RatingQuestion, ReviewDraft } from '../../../domain/reviews/review-draft';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { NO_TOKEN, type CurrentToken } from '../customer/customer-records';
import type { InMemoryStore } from '../in-memory-store';
import { rejected } from '../memory-wire';

/** A review as the in-memory store keeps it. */
export interface StoredReview {
  readonly sku: string;
  /** Account of the author; null for a guest. */
  readonly author: string | null;
  readonly isApproved: boolean;
  readonly review: Review;
}

const STARS: RatingQuestion = {
  id: 'rating',
  name: 'Rating',
  values: [1, 2, 3, 4, 5].map((stars) => ({ id: `stars-${stars}`, label: String(stars) })),
};

export class MemoryReviews implements Reviews {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  ofProduct(sku: string, page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>> {
    return this.shop.wire.answer('reviews.ofProduct', () => {
      if (!this.sells(sku)) return unknownProduct(sku);
      const shown = this.shop.reviews.filter((one) => one.sku === sku && one.isApproved);
      return ok(pageOf(shown, page, itemsPerPage));
    });
  }

  own(page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>> {
    return this.shop.wire.answer('reviews.own', () => {
      const account = this.shop.people.whoIs(this.who());
      if (!account.ok) return account;
      const written = this.shop.reviews.filter(({ author }) => author === account.value.id);
      const marked = written.map((one): StoredReview =>
        one.isApproved ? one : { ...one, review: { ...one.review, isPending: true } },
      );
      return ok(pageOf(marked, page, itemsPerPage));
    });
  }

  questions(): Promise<Result<readonly RatingQuestion[], Failure>> {
    return this.shop.wire.answer('reviews.questions', () => ok([STARS]));
  }

  /** Waits for approval, as in the real backend. */
  write(draft: ReviewDraft): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('reviews.write', () => {
      if (!this.sells(draft.sku)) return unknownProduct(draft.sku);
      const fault = faultOfDraft(draft);
      if (fault !== null) return rejected(fault);
      const account = this.shop.people.whoIs(this.who());
      this.shop.reviews.unshift({
        sku: draft.sku,
        author: account.ok ? account.value.id : null,
        isApproved: false,
        review: this.written(draft),
      });
      return ok(undefined);
    });
  }

  private written({ sku, nickname, title, text, ratings }: ReviewDraft): Review {
    const stars = 1 + STARS.values.findIndex(({ id }) => id === ratings[STARS.id]);
    const createdAt = new Date(this.shop.now()).toISOString().slice(0, 19).replace('T', ' ');
    const product = this.shop.data.products.find((products) => products.product.sku === sku)?.product;
    return {
      id: reviewId(nickname, createdAt, stars * 20),
      nickname,
      createdAt,
      stars,
      title,
      text,
      product: product === undefined ? null : { uid: product.uid, name: product.name },
    };
  }

  private sells(sku: string): boolean {
    return this.shop.data.products.some(({ product }) => product.sku === sku);
  }
}

/** Characters. The form itself refuses too short a review. */
const LONGEST = { nickname: 128, title: 255, text: 4096 } as const;

function faultOfDraft(draft: ReviewDraft): string | null {
  for (const field of ['nickname', 'title', 'text'] as const) {
    const { length } = [...draft[field].trim()];
    if (length === 0) return 'The review is incomplete.';
    if (length > LONGEST[field]) return `“${field}” takes at most ${LONGEST[field]} characters.`;
  }
  const isRated = STARS.values.some(({ id }) => id === draft.ratings[STARS.id]);
  return isRated ? null : 'Please select one of each of the ratings.';
}

function pageOf(all: readonly StoredReview[], page: number, itemsPerPage: number): ReviewPage {
  const first = (page - 1) * itemsPerPage;
  return {
    reviews: all.slice(first, first + itemsPerPage).map(({ review }) => review),
    total: all.length,
    page,
    itemsPerPage,
    totalPages: Math.ceil(all.length / itemsPerPage),
  };
}

function unknownProduct(sku: string): Result<never, Failure> {
  return refuse({ kind: 'not-found', message: `There is no product "${sku}".` });
}
