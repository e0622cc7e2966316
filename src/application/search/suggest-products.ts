import type { ProductSummary } from '../../domain/catalogue/product';
import { searchTerm, MAX_SUGGESTIONS } from '../../domain/listing/search-term';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

export interface SuggestProductsDeps {
  readonly suggestions: Catalogue['suggestions'];
}

/** `term` is null if the input is too short to search; then no request is sent. */
export interface Suggestions {
  readonly term: string | null;
  readonly products: readonly ProductSummary[];
}

export type SuggestProducts = (typed: string) => Promise<Result<Suggestions, Failure>>;

export function makeSuggestProducts({ suggestions }: SuggestProductsDeps): SuggestProducts {
  return async (typed) => {
    const term = searchTerm(typed);
    if (term === null) return ok({ term, products: [] });
    const found = await suggestions(term, MAX_SUGGESTIONS);
    return found.ok ? ok({ term, products: found.value }) : found;
  };
}
