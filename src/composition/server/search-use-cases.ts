import type { Catalogue } from '../../application/ports/catalogue';
import { type FindPagesDeps, makeFindPages } from '../../application/search/find-pages';
import { makeSearchProducts } from '../../application/search/search-products';
import { makeSuggestProducts } from '../../application/search/suggest-products';

/** Search and suggestions, with the pages that a term names. */
export function searchUseCases(deps: FindPagesDeps & { readonly catalogue: Catalogue }) {
  const { catalogue } = deps;
  const findPages = makeFindPages(deps);
  return {
    searchProducts: makeSearchProducts({ catalogue }),
    findPages,
    suggestProducts: makeSuggestProducts({ catalogue, findPages }),
  };
}
