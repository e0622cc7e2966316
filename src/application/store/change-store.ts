import { pathOfStore, type KnownStore } from '../../domain/store/store-preferences';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { StorePreferences } from '../ports/store-preferences';

export interface ChangeStoreDeps {
  readonly memory: Pick<StorePreferences, 'remember'>;
  readonly stores: readonly KnownStore[];
  /** Leads to a path of the site that says its store itself: `/ie`. */
  readonly go: (path: string) => void;
}

export interface StoreRefusal {
  readonly kind: 'store-not-known';
  readonly code: string;
}

/** `isListed`: the commerce side lists this store, and the visitor has picked it from that list. */
export type ChangeStore = (code: string, isListed?: boolean) => Result<void, StoreRefusal>;

/**
 * S4-60. The store, its own currency and its locale are remembered, and the visitor is led to where it begins. One that is
 * listed and not set up here has no path of its own: it leads to the root, where the store of the root is shown in its
 * currency. What nobody lists changes nothing.
 */
export function makeChangeStore({ memory, stores, go }: ChangeStoreDeps): ChangeStore {
  return (code, isListed = false) => {
    const known = stores.find((store) => store.code === code);
    const store = known ?? (isListed ? stores.find(({ pathPrefix }) => pathPrefix === '') : undefined);
    if (store === undefined) return refuse({ kind: 'store-not-known', code });
    memory.remember({ store: code, locale: code, currency: store.defaultCurrency });
    go(pathOfStore(code, stores));
    return ok(undefined);
  };
}
