import type { ProductSummary } from '../../domain/catalogue/product';
import { searchTerm, MAX_SUGGESTIONS } from '../../domain/listing/search-term';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Failure } from '../ports/failures';
import { findMeant, type FindMeantDeps } from './find-meant';
import type { FindPages, FoundPage, NamedPages } from './find-pages';

export interface SuggestProductsDeps extends FindMeantDeps {
  readonly catalogue: Pick<Catalogue, 'suggestions' | 'meanings'>;
  readonly findPages: FindPages;
  readonly namedPages: NamedPages;
}

export interface Suggestions {
  /** Null if the input is too short to search; then no request is sent. */
  readonly term: string | null;
  /** The term that was searched instead, because `term` finds nothing; null for none. */
  readonly corrected: string | null;
  readonly products: readonly ProductSummary[];
  /** Categories and content pages, at most four; null if they could not be loaded. */
  readonly pages: readonly FoundPage[] | null;
}

/** Pages beside products. */
const MAX_PAGES = 4;

export type SuggestProducts = (typed: string) => Promise<Result<Suggestions, Failure>>;

export function makeSuggestProducts(deps: SuggestProductsDeps): SuggestProducts {
  const { catalogue, findPages, namedPages } = deps;
  const suggest = async (term: string) => {
    const [found, pages] = await Promise.all([catalogue.suggestions(term, MAX_SUGGESTIONS), findPages(term)]);
    return found.ok ? ok({ products: found.value, pages: pages.ok ? pages.value.slice(0, MAX_PAGES) : null }) : found;
  };
  return async (typed) => {
    const term = searchTerm(typed);
    if (term === null) return ok({ term, corrected: null, products: [], pages: [] });
    const found = await suggest(term);
    if (!found.ok) return found;
    const asTyped = ok({ term, corrected: null, ...found.value });
    if (found.value.products.length > 0) return asTyped;
    const named = await namedPages(term);
    const isNamed = named.ok && named.value.length > 0;
    const meant = await findMeant(deps, { typed: term, isNamed }, async (instead) => {
      const results = await suggest(instead);
      return results.ok && results.value.products.length === 0 ? ok(null) : results;
    });
    if (!meant.ok) return meant;
    if (meant.value === null) return asTyped;
    const pages = found.value.pages?.length !== 0 ? found.value.pages : meant.value.found.pages;
    return ok({ term, corrected: meant.value.term, products: meant.value.found.products, pages });
  };
}
