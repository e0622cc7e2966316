import { settingsClient } from '../../adapters/actions-client/shop-settings';
import { NO_CHOICES } from '../../domain/store/store';
import { storeAtPath } from '../../domain/store/store-preferences';
import { StoreSelectorViewModel } from '../../ui/view-models/site/store-selector-view-model';
import type { FeatureDeps } from './feature-deps';

/** The choice of currency and store in one tab. */
export function createStoresFeature({ tab }: Pick<FeatureDeps, 'tab'>): StoreSelectorViewModel {
  const { site, post, read, navigation } = tab;
  const settings = settingsClient(read);
  return new StoreSelectorViewModel({
    useCases: {
      loadChoices: async () => {
        const loaded = await read('store-choices');
        return loaded.ok ? loaded.value : { choices: NO_CHOICES, failure: loaded.reason };
      },
      changeCurrency: ({ id }) => post('change-currency', { id }),
      changeStore: (code) => post('change-store', { code }),
    },
    currency: site.currency,
    store: async () => {
      const known = await settings();
      return known === null ? '' : storeAtPath(window.location.pathname, known.stores).code;
    },
    reload: navigation.reload,
    go: navigation.assign,
  });
}
