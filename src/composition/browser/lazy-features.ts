import type { BrowserSignIn } from '../../adapters/cookies/browser-sign-in';
import type { SiteProps } from '../../ui/site-props';
import type { AccountFeature } from '../../ui/view-models/account/account-feature';
import type { LazyFeatures } from '../../ui/view-models/lazy-features';
import type { CartViewModel } from '../../ui/view-models/cart-view-model';
import type { NoticesViewModel } from '../../ui/view-models/notices-view-model';
import type { Tab } from './tab';
import { loadOnce } from './load-once';

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
    wishlist: loadOnce(async () => (await import('./wishlist')).browserWishlist(parts)),
    reviews: loadOnce(async () => (await import('./reviews')).browserReviews(parts)),
    search: loadOnce(async () => (await import('./search')).browserSearch(parts)),
    listing: loadOnce(async () => (await import('./listing')).browserListing(parts)),
    productFeature: loadOnce(async () => (await import('./product')).browserProduct(parts)),
  };
}
