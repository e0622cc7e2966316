import type { BrowserSignIn } from '../adapters/cookies/browser-sign-in';
import type { SiteProps } from '../ui/site-props';
import type { AccountFeature } from '../ui/view-models/account/account-feature';
import type { LazyFeatures } from '../ui/view-models/lazy-features';
import type { CartViewModel } from '../ui/view-models/cart-view-model';
import type { NoticesViewModel } from '../ui/view-models/notices-view-model';
import type { Tab } from './browser-tab';
import { whenFetched } from './when-fetched';

/** What the tab has already, for what is fetched later. */
export interface LazyFeaturesDeps {
  readonly site: SiteProps;
  readonly tab: Tab;
  readonly signIn: BrowserSignIn;
  readonly cart: CartViewModel;
  readonly notices: NoticesViewModel;
  readonly openAccount: () => Promise<AccountFeature>;
  /** Told when the visitor's sign-in does not count any more. */
  readonly onUnauthorised: () => void;
}

/** The doors of one tab. Whoever carries this file carries nothing of what is behind them. */
export function lazyFeatures(parts: LazyFeaturesDeps): LazyFeatures {
  return {
    wishlist: whenFetched(async () => (await import('./browser-wishlist')).browserWishlist(parts)),
    reviews: whenFetched(async () => (await import('./browser-reviews')).browserReviews(parts)),
    search: whenFetched(async () => (await import('./browser-search')).browserSearch(parts)),
    listing: whenFetched(async () => (await import('./browser-listing')).browserListing(parts)),
    productFeature: whenFetched(async () => (await import('./browser-product')).browserProduct(parts)),
  };
}
