import { findLinked } from '../../adapters/graphql-middleware/find-linked';
import { makeAddGroup } from '../../application/cart/add-group';
import type { ProductFeature } from '../../ui/view-models/lazy-features';
import { BundleViewModel } from '../../ui/view-models/product/bundle-view-model';
import { GroupViewModel } from '../../ui/view-models/product/group-view-model';
import { LinkedProductsViewModel } from '../../ui/view-models/product/linked-products-view-model';
import type { LazyFeaturesDeps } from './lazy-features';
import { browserLog } from './log';

/** What few products have, bundles and groups, and what stands far below: fetched by the pages that come to it. */
export function browserProduct({ tab, cart }: Pick<LazyFeaturesDeps, 'tab' | 'cart'>): ProductFeature {
  const { call, context } = tab;
  const log = browserLog();
  const addGroup = makeAddGroup({ addToCart: (ask) => cart.add(ask) });
  const linked = (way: 'related' | 'upsell') => (sku: string) =>
    new LinkedProductsViewModel(sku, { find: (of) => findLinked(call, context, way, of), log });
  return {
    bundle: (page) => new BundleViewModel(page),
    group: (product) => new GroupViewModel(product, { addGroup }),
    related: linked('related'),
    upsells: linked('upsell'),
  };
}
