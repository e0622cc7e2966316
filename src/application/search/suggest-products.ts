import type { ProductSummary } from '../../domain/catalogue/product';
import { searchTerm, SUGGESTIONS } from '../../domain/listing/search-term';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

export interface SuggestProductsDeps {
  readonly suggestions: Catalogue['suggestions'];
}

/** `term` is null if the input is too short to search; then no request is sent. */
export interface Suggested {
  readonly term: string | null;
  readonly products: readonly ProductSummary[];
}

export type SuggestProducts = (typed: string) => Promise<Result<Suggested, Failure>>;

export function makeSuggestProducts({ suggestions }: SuggestProductsDeps): SuggestProducts {
  return async (typed) => {
    const term = searchTerm(typed);
    if (term === null) return ok({ term, products: [] });
    const found = await suggestions(term, SUGGESTIONS);
    return found.ok ? ok({ term, products: found.value }) : found;
  };
}
