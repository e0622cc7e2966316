import type { HomePageOfStore } from '../../../domain/content/home-page';
import { type DeliveryPromise, shopPromise } from '../../../domain/delivery/delivery-promise';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { restDays } from '../../../domain/delivery/shop-schedule';
import { hasSchedule } from '../../../domain/delivery/delivery-schedule';
import { countryOfStore } from '../../../domain/address/country';
import type { HomeScreenProps } from '../../../ui/screens/HomeScreen';
import { withShopWords } from '../../../ui/texts/en/delivery/shop-words';
import { forServerOnly } from '../../../next-internals/server-only/for-server-only';
import { readFormOutcome } from '../form-outcome';
import { productTags } from '../page-tags';
import { countryOf } from './site-props';
import { failed, type PageLoadResult, type PageContext } from './page';

/** Without a `layout`, that of the home page. */
export type HomeBody = { readonly home: Omit<HomeScreenProps, 'site'>; readonly layout?: 'default' };

/** The florist's home page with the products of its rows. */
export async function loadHome({ app, shop, visitor, query }: PageContext): Promise<PageLoadResult<HomeBody>> {
  const [home, days] = await Promise.all([shop.useCases.pages.openHome(), app.deliverySchedule(visitor)]);
  if (!home.ok) return failed(home.reason);
  const { failure, ...body } = home.value;
  const now = app.clock.now();
  const { locale } = visitor.store;
  const promise = hasSchedule(days) ? shopPromise(days, now, countryOfStore(locale)) : null;
  // Also those that are not found now.
  const named = body.page.rows.flatMap(({ skus }) => skus.map((sku) => ({ sku })));
  const shown = {
    ...body,
    page: withPromise(body.page, promise, locale),
    added: readFormOutcome(query).added,
    restDays: hasSchedule(days) ? restDays(days, londonMoment(now).date) : null,
  };
  return {
    kind: 'page',
    body: { home: forServerOnly(shown, 'page', 'hero', 'restDays') },
    partFailure: failure,
    tags: ['content:homepage', ...productTags([named, { sku: body.page.heroSku }])],
  };
}

/** The link at the top speaks of today only while something can come today. */
function withPromise(page: HomePageOfStore, promise: DeliveryPromise | null, locale: string): HomePageOfStore {
  const { heroLink } = page;
  if (heroLink === null) return page;
  const label = withShopWords(heroLink.label, { promise, schedule: null, locale, country: countryOf(locale) });
  return { ...page, heroLink: { ...heroLink, label } };
}
