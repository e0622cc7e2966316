import { MiddlewareCatalogue } from '../../adapters/graphql-middleware/middleware-catalogue';
import { makeOpenCategory } from '../../application/listing/open-category';
import { makeSearchProducts } from '../../application/search/search-products';
import type { ListingFeature } from '../../ui/view-models/lazy-features';
import { ListingViewModel } from '../../ui/view-models/listing/listing-view-model';
import { writeAddress } from './address-bar';
import type { LazyFeaturesDeps } from './lazy-features';

/** A category's words stand on its page already, made safe by the server; those that come again are thrown away. */
const noWords = (): string => '';

/** Listings that change without a new page: fetched when somebody first narrows, sorts or turns one. */
export function browserListing({ tab: { call, context } }: Pick<LazyFeaturesDeps, 'tab'>): ListingFeature {
  const catalogue = new MiddlewareCatalogue(call, context, noWords);
  const openCategory = makeOpenCategory({ catalogue });
  const searchProducts = makeSearchProducts({ catalogue });
  const deps = { writeAddress, scrollToTop: () => window.scrollTo({ top: 0 }) };
  return {
    ofCategory: (uid, address, opened) =>
      new ListingViewModel({ ...deps, open: (asked) => openCategory(uid, asked) }, address, opened),
    ofSearch: (address, opened) => new ListingViewModel({ ...deps, open: searchProducts }, address, opened),
  };
}
