import type { LayoutData } from '../../../application/store/load-layout-data';
import { buildMenu } from '../../../domain/catalogue/categories/menu';
import { shopPromise } from '../../../domain/delivery/delivery-promise';
import { londonMoment, weekdayName } from '../../../domain/delivery/calendar/london-time';
import { hasSchedule, type ShopDays } from '../../../domain/delivery/delivery-schedule';
import { shopSchedule } from '../../../domain/delivery/shop-schedule';
import { lazily } from '../../../domain/shared/lazily';
import { storeLogoUrl } from '../../../domain/store/store';
import { countryOfStore } from '../../../domain/address/country';
import type { SiteProps } from '../../../ui/site-props';
import type { CommerceOffers } from '../../../application/commerce';
import { forServerOnly } from '../../../next-internals/server-only/for-server-only';
import type { ServerApp } from '../server-app';
import type { Visitor } from '../session/visitor';
import { STATIC_MENU } from './static-menu';

const SHOP_NAME = 'Posy';
/** Props of head, banner, menu, brand, promises and footer, which no script renders. */
const DRAWN_BY_SERVER = [
  'origin',
  'hasEnquiries',
  'stores',
  'weekday',
  'promise',
  'schedule',
  'banner',
  'footer',
  'menu',
  'logo',
] as const;

const countries = lazily(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** The English name of a locale's country; the locale itself if it names none. */
export function countryOf(locale: string): string {
  const { region } = new Intl.Locale(locale);
  return region === undefined ? locale : (countries().of(region) ?? locale);
}

type App = Pick<ServerApp, 'config' | 'clock'>;
type Offers = Pick<CommerceOffers, 'enquiries' | 'newsletter' | 'reviews' | 'wishlists'>;

interface KeptProps {
  readonly days: ShopDays;
  /** ms since 1970, a whole minute: the cut-off and the weekday change with a minute. */
  readonly minute: number;
  readonly props: SiteProps;
}

/** Cached by the layout data, which are kept for each store and currency. */
const kept = new WeakMap<LayoutData, KeptProps>();

/**
 * The layout of every page: the same object for a minute, so that what it draws is rendered once. Parts that could not be
 * loaded are left out; the static menu is always there.
 */
export function siteProps(app: App, visitor: Visitor, site: LayoutData, days: ShopDays, offers: Offers): SiteProps {
  const minute = app.clock.now() - (app.clock.now() % 60_000);
  const last = kept.get(site);
  if (last?.days === days && last.minute === minute) return last.props;
  const props = propsOf(app, visitor, site, days, offers);
  kept.set(site, { days, minute, props });
  return props;
}

function propsOf(app: App, visitor: Visitor, site: LayoutData, days: ShopDays, offers: Offers): SiteProps {
  const config = site.config;
  const props: SiteProps = {
    origin: app.config.siteUrl,
    stores: app.config.stores,
    storeName: config?.name ?? SHOP_NAME,
    locale: visitor.store.locale,
    currency: visitor.currency,
    currencies: visitor.store.currencies,
    country: countryOf(visitor.store.locale),
    hasWishlists: offers.wishlists,
    hasReviews: offers.reviews,
    hasNewsletter: offers.newsletter,
    hasEnquiries: offers.enquiries,
    storePrefix: visitor.store.pathPrefix,
    otherStores: app.config.stores
      .filter(({ code }) => code !== visitor.store.code)
      .map(({ code, locale }) => ({ code, country: countryOf(locale) })),
    weekday: weekdayName(app.clock.now()),
    days: hasSchedule(days) ? 'known' : days,
    promise: hasSchedule(days) ? shopPromise(days, app.clock.now(), countryOfStore(visitor.store.locale)) : null,
    schedule: hasSchedule(days) ? shopSchedule(days, londonMoment(app.clock.now()).date) : null,
    banner: site.banner,
    footer: site.footer,
    menu: buildMenu(STATIC_MENU, site.tree ?? []),
    logo: {
      src: storeLogoUrl(config, { storage: app.config.storageUrl, assets: app.config.assetsUrl }, '/logo.svg'),
      alt: config?.logoAlt ?? SHOP_NAME,
      width: config?.logoWidth ?? 35,
      height: config?.logoHeight ?? 34,
    },
    assetsHost: app.config.assetsUrl,
    needsCaptcha: app.config.recaptcha !== null,
  };
  return forServerOnly(props, ...DRAWN_BY_SERVER);
}
