import type { LinkedProductsFeature } from '../../ui/view-models/site/lazy-features';
import { LinkedProductsViewModel } from '../../ui/view-models/product/linked-products-view-model';
import type { FeatureDeps } from './feature-deps';
import { createLog } from './log';

/** Rows of other products, loaded by the pages that show them. */
export function createLinkedProductsFeature({ tab: { read } }: Pick<FeatureDeps, 'tab'>): LinkedProductsFeature {
  const log = createLog();
  return {
    related: (sku) => new LinkedProductsViewModel(sku, { find: () => read('related', { sku }), log }),
    upsells: (sku) => new LinkedProductsViewModel(sku, { find: () => read('upsells', { sku }), log }),
  };
}
