import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { OwnReviews } from '../../../application/reviews/own-reviews';
import type { ReviewPage } from '../../../domain/reviews/review';
import { LatestOperation } from '../shared/latest-operation';

interface OwnReviewsDeps {
  readonly ownReviews: OwnReviews;
}

/** The customer's reviews by page; empty for a guest, without a request. */
export class OwnReviewsViewModel {
  /** Null until loaded. */
  page: ReviewPage | null = null;
  readonly loading = new LatestOperation<Failure>();

  constructor(private readonly deps: OwnReviewsDeps) {
    makeAutoObservable<this, 'deps'>(this, { page: observableRef, deps: false }, { autoBind: true });
  }

  get isEmpty(): boolean {
    return this.page !== null && this.page.reviews.length === 0;
  }

  /** An invalid page becomes the first. Only the latest requested page is shown. */
  async load(page = 1): Promise<void> {
    const asked = Number.isSafeInteger(page) && page > 0 ? page : 1;
    await this.loading.ask(
      () => this.deps.ownReviews(asked),
      (written) => {
        this.page = written;
      },
    );
  }
}
