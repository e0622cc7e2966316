import { suggestionsClient } from '../../adapters/actions-client/listing-client';
import { SearchOverlayViewModel } from '../../ui/view-models/search/search-overlay-view-model';
import type { FeatureDeps } from './feature-deps';
import { schedule } from './tab';

/** The search box of a tab, loaded on first use. */
export function createSearchFeature({ tab }: Pick<FeatureDeps, 'tab'>): SearchOverlayViewModel {
  return new SearchOverlayViewModel({ suggestProducts: suggestionsClient(tab.read), schedule });
}
