import { productClient } from '../../adapters/actions-client/product-client';
import type { ProductFeature } from '../../ui/view-models/site/lazy-features';
import { BundleViewModel } from '../../ui/view-models/product/bundle-view-model';
import { GroupViewModel } from '../../ui/view-models/product/group-view-model';
import { LinkedProductsViewModel } from '../../ui/view-models/product/linked-products-view-model';
import type { FeatureDeps } from './feature-deps';
import { browserLog } from './log';

/** Bundles, grouped and linked products: loaded by the pages that show them. */
export function browserProduct({ tab: { cart, read } }: Pick<FeatureDeps, 'tab'>): ProductFeature {
  const log = browserLog();
  const { related, upsells } = productClient(read);
  return {
    bundle: (page) => new BundleViewModel(page),
    group: (product) => new GroupViewModel(product, { cart }),
    related: (sku) => new LinkedProductsViewModel(sku, { find: related, log }),
    upsells: (sku) => new LinkedProductsViewModel(sku, { find: upsells, log }),
  };
}
