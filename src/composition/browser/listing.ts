import { listingClient } from '../../adapters/actions-client/listing-client';
import { readUrlQuery } from '../../ui/view-models/listing/url-query';
import type { ListingFeature } from '../../ui/view-models/site/lazy-features';
import { ListingViewModel } from '../../ui/view-models/listing/listing-view-model';
import { scrollToTop } from '../../ui/scroll-to-top';
import { writeAddress } from '../../adapters/browser/address-bar';
import type { FeatureDeps } from './feature-deps';
import { createProgress } from './progress';

/** Listings that change without navigation: loaded at the first filtering, sorting or paging. */
export function createListingFeature({ tab }: Pick<FeatureDeps, 'tab'>): ListingFeature {
  const { openCategory, searchProducts } = listingClient(tab.read);
  const deps = {
    readAddress: () => readUrlQuery(window.location.search),
    writeAddress,
    scrollToTop: () => scrollToTop(window),
    progress: createProgress(),
  };
  return {
    ofCategory: (uid, opened) => new ListingViewModel({ ...deps, open: (asked) => openCategory(uid, asked) }, opened),
    ofSearch: (opened) => new ListingViewModel({ ...deps, open: searchProducts }, opened),
  };
}
