import { useEffect, useState } from 'react';
import { useShop } from '../shop-context';
import type { StoreSelectorViewModel } from '../view-models/site/store-selector-view-model';

/** The choice of currency and store, whose lists load when this opens with none loaded. */
export function useStores() {
  const { features } = useShop();
  const [stores, setStores] = useState<StoreSelectorViewModel | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    features()
      .then(async (parts) => parts.stores())
      .then(
        (vm) => {
          setStores(vm);
          return vm.open();
        },
        () => setFailed(true),
      );
  };
  useEffect(load, [features]);
  return { stores, isFailed, load };
}
