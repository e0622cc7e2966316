import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { FoundPage } from '../../../application/search/find-pages';
import type { Suggestions, SuggestProducts } from '../../../application/search/suggest-products';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { searchTerm } from '../../../domain/listing/search-term';
import { LatestOperation } from '../shared/latest-operation';
import type { Schedule } from '../shared/schedule';

/** Milliseconds without typing before a search is sent. */
export const SEARCH_DEBOUNCE_MS = 250;

interface SearchOverlayDeps {
  readonly suggestProducts: SuggestProducts;
  readonly schedule: Schedule;
}

/**
 * The search box and its suggestions. Searches after a pause in typing or on Enter, not for too short a term, and not
 * twice for the same term; only the result of the latest term is shown.
 */
export class SearchOverlayViewModel {
  isOpen = false;
  /** Value of the field. */
  typed = '';
  readonly searching = new LatestOperation<Failure>();
  found: Suggestions | null = null;
  #stopWaiting: () => void = () => undefined;
  /** The last term that was requested and has not failed; null for none. */
  #askedTerm: string | null = null;
  readonly #deps: SearchOverlayDeps;

  constructor(deps: SearchOverlayDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  get products(): readonly ProductSummary[] {
    return this.found?.products ?? [];
  }

  /** Categories and content pages. */
  get pages(): readonly FoundPage[] {
    return this.found?.pages ?? [];
  }

  /** The term of the last search; null before the first. */
  get term(): string | null {
    return this.found?.term ?? null;
  }

  /** The term of the displayed products, if it is another. */
  get corrected(): string | null {
    return this.found?.corrected ?? null;
  }

  /** True when the search found nothing. */
  get isNothingFound(): boolean {
    return this.term !== null && this.products.length + this.pages.length === 0;
  }

  /** The field has focus. */
  open(): void {
    this.isOpen = true;
  }

  /** Hides the overlay; term and results are kept. */
  hide(): void {
    this.isOpen = false;
  }

  /** Hides and clears the overlay, after navigation or when the shopper has finished. */
  close(): void {
    this.isOpen = false;
    this.typed = '';
    this.startOver();
  }

  type(text: string): void {
    this.isOpen = true;
    this.typed = text;
    this.#stopWaiting();
    const term = searchTerm(text);
    if (term === null) this.startOver();
    else if (term !== this.#askedTerm)
      this.#stopWaiting = this.#deps.schedule(() => void this.search(), SEARCH_DEBOUNCE_MS);
  }

  /** Searches now: on Enter or after a pause. */
  async search(): Promise<void> {
    this.#stopWaiting();
    const term = searchTerm(this.typed);
    if (term === null || term === this.#askedTerm) return;
    this.#askedTerm = term;
    const isShown = await this.searching.run(
      () => this.#deps.suggestProducts(term),
      (found) => {
        this.found = found;
      },
    );
    if (!isShown && this.#askedTerm === term) this.#askedTerm = null;
  }

  dispose(): void {
    this.#stopWaiting();
  }

  private startOver(): void {
    this.#stopWaiting();
    this.found = null;
    this.#askedTerm = null;
    this.searching.cancel();
  }
}
