import { settingsClient, storeClient } from '../../adapters/actions-client/store-client';
import { StoreSelectorViewModel } from '../../ui/view-models/site/store-selector-view-model';
import type { FeatureDeps } from './feature-deps';

/** The choice of currency and store in one tab. */
export function createStoresFeature({ tab }: Pick<FeatureDeps, 'tab'>): StoreSelectorViewModel {
  const { site, post, read, navigation } = tab;
  const stores = storeClient({
    post,
    read,
    settings: settingsClient(read),
    path: () => window.location.pathname,
    reload: navigation.reload,
    go: navigation.assign,
  });
  return new StoreSelectorViewModel({ useCases: stores, currency: site.currency, store: stores.openStore });
}
