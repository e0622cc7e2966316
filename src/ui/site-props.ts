import type { MenuItem } from '../domain/catalogue/menu';
import type { TopBanner } from '../domain/content/top-banner';

/** What stands around every page: the same for everybody of one store and currency. */
export interface SiteProps {
  readonly storeName: string;
  /** BCP 47, `en-GB`. */
  readonly locale: string;
  /** ISO 4217, the currency this page was made for. */
  readonly currency: string;
  /** `''` for the default store, else `/de`. Links and forms begin with it. */
  readonly storePrefix: string;
  /** English name of today's weekday in London. */
  readonly weekday: string;
  /** Null: no banner is shown. */
  readonly banner: TopBanner | null;
  readonly menu: readonly MenuItem[];
  readonly logo: {
    readonly src: string;
    readonly alt: string;
    /** px */
    readonly width: number;
    /** px */
    readonly height: number;
  };
  /** Host of the pictures that the shop serves in many sizes; empty for the site itself. */
  readonly assetsHost: string;
  /** A clock that stands still, ms since 1970, or null. */
  readonly fixedNow: number | null;
}

/** For pages that are drawn without any data: the shop's name and the ways home and to the cart. */
export const EMPTY_LAYOUT_DATA: SiteProps = {
  storeName: 'Posy',
  locale: 'en-GB',
  currency: 'GBP',
  storePrefix: '',
  weekday: '',
  banner: null,
  menu: [],
  logo: { src: '/logo.svg', alt: '', width: 35, height: 34 },
  assetsHost: '',
  fixedNow: null,
};

/** The address of a path of ours in the store that is open; other addresses (`tel:`, `https:`, `#`) stay as they are. */
export function inStore(storePrefix: string, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' && storePrefix !== '' ? storePrefix : `${storePrefix}${path}`;
}
