import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { Suggestions, SuggestProducts } from '../../../application/search/suggest-products';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { searchTerm } from '../../../domain/listing/search-term';
import { LatestOperation } from '../shared/latest-operation';
import type { Schedule } from '../shared/schedule';

/** Milliseconds that nothing was typed before the shop is asked. */
export const SEARCH_DEBOUNCE_MS = 1000;

interface SearchOverlayDeps {
  readonly suggestProducts: SuggestProducts;
  readonly schedule: Schedule;
}

/**
 * The search box and what lies under it. The shop is asked when the shopper has paused or pressed enter,
 * never for a term that is too short, and never twice for the same; only the answer to the last term is shown.
 */
export class SearchOverlayViewModel {
  isOpen = false;
  /** As it stands in the field. */
  typed = '';
  readonly searching = new LatestOperation<Failure>();
  private found: Suggestions | null = null;
  private stopWaiting: () => void = () => undefined;
  /** What the shop was asked for last and has not failed to answer; null: nothing. */
  private askedTerm: string | null = null;

  constructor(private readonly deps: SearchOverlayDeps) {
    makeAutoObservable<this, 'deps' | 'found' | 'stopWaiting' | 'askedTerm'>(
      this,
      { found: observableRef, deps: false, stopWaiting: false, askedTerm: false },
      { autoBind: true },
    );
  }

  get products(): readonly ProductSummary[] {
    return this.found?.products ?? [];
  }

  /** The words that the goods shown were found by; null before anything was searched for. */
  get term(): string | null {
    return this.found?.term ?? null;
  }

  /** Somebody searched, and there is nothing of the kind. */
  get isNothingFound(): boolean {
    return this.term !== null && this.products.length === 0;
  }

  /** The field has focus. */
  open(): void {
    this.isOpen = true;
  }

  /** Out of sight; what was typed and found is there again when the shopper comes back. */
  hide(): void {
    this.isOpen = false;
  }

  /** Out of sight and empty: the shopper is done, or has gone to another page. */
  close(): void {
    this.isOpen = false;
    this.typed = '';
    this.startOver();
  }

  type(text: string): void {
    this.isOpen = true;
    this.typed = text;
    this.stopWaiting();
    const term = searchTerm(text);
    if (term === null) this.startOver();
    else if (term !== this.askedTerm)
      this.stopWaiting = this.deps.schedule(() => void this.search(), SEARCH_DEBOUNCE_MS);
  }

  /** Enter, or a pause: now. */
  async search(): Promise<void> {
    this.stopWaiting();
    const term = searchTerm(this.typed);
    if (term === null || term === this.askedTerm) return;
    this.askedTerm = term;
    const isShown = await this.searching.ask(
      () => this.deps.suggestProducts(term),
      (found) => {
        this.found = found;
      },
    );
    if (!isShown && this.askedTerm === term) this.askedTerm = null;
  }

  dispose(): void {
    this.stopWaiting();
  }

  private startOver(): void {
    this.stopWaiting();
    this.found = null;
    this.askedTerm = null;
    this.searching.drop();
  }
}
