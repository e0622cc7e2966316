import { londonMoment } from '../../../domain/delivery/london-time';
import { restDays } from '../../../domain/delivery/rest-days';
import type { HomeScreenProps } from '../../../ui/screens/HomeScreen';
import { readFormResult } from '../../actions/read-form-result';
import { productTags } from '../page-tags';
import { failed, type PageLoadResult, type PageContext } from './page';

/** Without a `layout`, that of the home page. */
export type HomeBody = { readonly home: Omit<HomeScreenProps, 'site'>; readonly layout?: 'default' };

/** The florist's home page with the products of its rows. */
export async function loadHome({ app, shop, visitor, query }: PageContext): Promise<PageLoadResult<HomeBody>> {
  const [home, days] = await Promise.all([shop.openHome(), app.deliverySchedule(visitor)]);
  if (!home.ok) return failed(home.reason);
  const { isComplete, ...body } = home.value;
  const today = londonMoment(app.clock.now()).date;
  // Also those that are not found now.
  const named = body.page.rows.flatMap(({ skus }) => skus.map((sku) => ({ sku })));
  return {
    kind: 'page',
    body: {
      home: {
        ...body,
        added: readFormResult(query).added,
        restDays: days.isKnown ? restDays(days.deliverySchedule, today) : null,
      },
    },
    isComplete,
    tags: ['content:homepage', ...productTags([named, { sku: body.page.heroSku }])],
  };
}
