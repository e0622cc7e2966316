import { findSuggestions } from '../../adapters/graphql-middleware/find-suggestions';
import { makeSuggestProducts } from '../../application/search/suggest-products';
import { SearchOverlayViewModel } from '../../ui/view-models/search/search-overlay-view-model';
import type { LazyFeaturesDeps } from './lazy-features';
import { schedule } from './tab';

/** The search box of one tab: fetched when somebody turns to it. */
export function browserSearch({ tab: { call, context } }: Pick<LazyFeaturesDeps, 'tab'>): SearchOverlayViewModel {
  const suggestProducts = makeSuggestProducts({
    suggestions: (term, count) => findSuggestions(call, context, term, count),
  });
  return new SearchOverlayViewModel({ suggestProducts, schedule });
}
