import type { MenuItem } from '../domain/catalogue/categories/menu';
import type { Footer, TopBanner } from '../domain/content/layout';
import type { DeliveryPromise } from '../domain/delivery/delivery-promise';
import type { NoSchedule } from '../domain/delivery/delivery-schedule';
import type { ShopSchedule } from '../domain/delivery/shop-schedule';

/**
 * The layout data, the same for all visitors of a store and currency. Props that only the server renders
 * (`DRAWN_BY_SERVER` of `adapters/http/pages/site-props.ts`) are undefined in the browser.
 */
export interface SiteProps {
  /** Canonical origin of the shop, without a closing slash. */
  readonly origin: string;
  /** All stores of the shop, including this one. */
  readonly stores: readonly { readonly locale: string; readonly pathPrefix: string }[];
  readonly storeName: string;
  /** BCP 47, `en-GB`. */
  readonly locale: string;
  /** ISO 4217, the currency this page was rendered for. */
  readonly currency: string;
  /** ISO 4217, the currencies that a visitor of this store may choose. */
  readonly currencies: readonly string[];
  /** English name of the country that this store is for. */
  readonly country: string;
  /** False where the backend has no wishlists: then pages do not mention them. */
  readonly hasWishlists: boolean;
  readonly hasReviews: boolean;
  /** The same for the newsletter. */
  readonly hasNewsletter: boolean;
  /** Whether the florist takes enquiries by a form. */
  readonly hasEnquiries: boolean;
  /** `''` for the default store, otherwise such as `/de`. Links and forms begin with it. */
  readonly storePrefix: string;
  /** `country` is its English name. */
  readonly otherStores: readonly { readonly code: string; readonly country: string }[];
  /** English name of today's weekday in London. */
  readonly weekday: string;
  /**
   * The delivery promise for an order placed now; null in a store abroad, and if the florist's days could not be
   * read.
   */
  readonly promise: DeliveryPromise | null;
  /** Whether the shop's days and zones are known. */
  readonly days: 'known' | NoSchedule;
  /** Cut-offs, opening hours and closed days; null if they are unknown. */
  readonly schedule: ShopSchedule | null;
  /** Null: no banner is shown. */
  readonly banner: TopBanner | null;
  /** Null: the footer of `footer.ts` in `texts` is shown. */
  readonly footer: Footer | null;
  readonly menu: readonly MenuItem[];
  readonly logo: {
    readonly src: string;
    readonly alt: string;
    /** px */
    readonly width: number;
    /** px */
    readonly height: number;
  };
  /** Host of the resized pictures; empty for our own origin. */
  readonly assetsHost: string;
  /** Whether signing in, registering and ordering take a captcha. */
  readonly needsCaptcha: boolean;
}

/** For pages without data: the shop's name and links to the home page and the cart. */
export const EMPTY_LAYOUT_DATA: SiteProps = {
  origin: '',
  stores: [],
  storeName: 'Posy',
  locale: 'en-GB',
  currency: 'GBP',
  currencies: [],
  country: '',
  hasWishlists: false,
  hasReviews: false,
  hasNewsletter: false,
  hasEnquiries: false,
  storePrefix: '',
  otherStores: [],
  weekday: '',
  promise: null,
  days: 'none',
  schedule: null,
  banner: null,
  footer: null,
  menu: [],
  logo: { src: '/logo.svg', alt: '', width: 35, height: 34 },
  assetsHost: '',
  needsCaptcha: false,
};

/** Adds the store prefix to a path of ours; other URLs (`tel:`, `https:`, `#`) are returned unchanged. */
export function inStore(storePrefix: string, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' && storePrefix !== '' ? storePrefix : `${storePrefix}${path}`;
}

/** The language of a page, `en-IE`; that of the shop for pages without a store. */
export function localeOf(pageProps: { readonly site?: Pick<SiteProps, 'locale'> } = {}): string {
  return (pageProps.site ?? EMPTY_LAYOUT_DATA).locale;
}
