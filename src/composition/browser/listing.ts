import { listingClient } from '../../adapters/actions-client/listing-client';
import { readUrlQuery } from '../../ui/view-models/listing/url-query';
import type { ListingFeature } from '../../ui/view-models/site/lazy-features';
import { ListingViewModel } from '../../ui/view-models/listing/listing-view-model';
import { writeAddress } from './address-bar';
import type { FeatureDeps } from './feature-deps';

/** Listings that change without navigation: loaded at the first filtering, sorting or paging. */
export function browserListing({ tab }: Pick<FeatureDeps, 'tab'>): ListingFeature {
  const { openCategory, searchProducts } = listingClient(tab.read);
  const deps = {
    readAddress: () => readUrlQuery(window.location.search),
    writeAddress,
    scrollToTop: () => window.scrollTo({ top: 0 }),
  };
  return {
    ofCategory: (uid, opened) => new ListingViewModel({ ...deps, open: (asked) => openCategory(uid, asked) }, opened),
    ofSearch: (opened) => new ListingViewModel({ ...deps, open: searchProducts }, opened),
  };
}
