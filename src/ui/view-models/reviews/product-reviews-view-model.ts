import { makeAutoObservable, observableRef } from 'mobx';
import type { LoadedReviews, LoadReviews } from '../../../application/reviews/load-reviews';
import type { Failure } from '../../../application/ports/failures';
import { LatestOperation } from '../shared/latest-operation';

interface ProductReviewsDeps {
  readonly loadReviews: LoadReviews;
}

/** What people say of one product, a page at a time. Nobody is asked before somebody wants to read. */
export class ProductReviewsViewModel {
  /** Null until the shop was asked. */
  page: LoadedReviews | null = null;
  readonly loading = new LatestOperation<Failure>();

  constructor(
    private readonly sku: string,
    private readonly deps: ProductReviewsDeps,
  ) {
    makeAutoObservable<this, 'sku' | 'deps'>(
      this,
      { page: observableRef, sku: false, deps: false },
      { autoBind: true },
    );
  }

  get isEmpty(): boolean {
    return this.page !== null && this.page.reviews.length === 0;
  }

  /** Once; what did not come is asked for again. */
  async open(): Promise<void> {
    if (this.page === null && !this.loading.isLoading) await this.showPage(1);
  }

  /** From 1. Of several pages asked for only the last is shown. */
  async showPage(page: number): Promise<void> {
    await this.loading.ask(
      () => this.deps.loadReviews(this.sku, page),
      (loaded) => {
        this.page = loaded;
      },
    );
  }
}
