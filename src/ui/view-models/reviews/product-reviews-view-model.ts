import { makeAutoObservable, observableRef } from 'mobx';
import type { LoadedReviews, LoadReviews } from '../../../application/reviews/reviews';
import type { Failure } from '../../../application/ports/failures';
import { LatestOperation } from '../shared/latest-operation';

interface ProductReviewsDeps {
  readonly loadReviews: LoadReviews;
}

/** A product's reviews by page, loaded when they are opened. */
export class ProductReviewsViewModel {
  /** Null until loaded. */
  page: LoadedReviews | null = null;
  readonly loading = new LatestOperation<Failure>();
  /** The page that was requested last. */
  asked = 1;
  readonly #sku: string;
  readonly #deps: ProductReviewsDeps;

  constructor(sku: string, deps: ProductReviewsDeps) {
    this.#sku = sku;
    this.#deps = deps;
    makeAutoObservable(this, { page: observableRef }, { autoBind: true });
  }

  get isEmpty(): boolean {
    return this.page !== null && this.page.reviews.length === 0;
  }

  /** Starts with the page that the server has rendered, otherwise loads the first, once. */
  async open(rendered: LoadedReviews | null = null): Promise<void> {
    if (this.page === null && rendered !== null) this.page = rendered;
    if (this.page === null && !this.loading.isLoading) await this.showPage(1);
  }

  /** From 1. Only the latest requested page is shown. */
  async showPage(page: number): Promise<void> {
    this.asked = page;
    await this.loading.run(
      () => this.#deps.loadReviews(this.#sku, page),
      (loaded) => {
        this.page = loaded;
      },
    );
  }
}
