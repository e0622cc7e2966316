import { pathOfStore, type KnownStore } from '../../domain/store/store-preferences';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { StorePreferences } from '../ports/store-preferences';

export interface ChangeStoreDeps {
  readonly preferences: Pick<StorePreferences, 'remember'>;
  readonly stores: readonly KnownStore[];
  /** Navigates to the path of a store: `/ie`. */
  readonly go: (path: string) => void;
}

export interface StoreRefusal {
  readonly kind: 'store-not-known';
  readonly code: string;
}

/** `isListed`: the backend lists this store, and the visitor chose it from that list. */
export type ChangeStore = (code: string, isListed?: boolean) => Result<void, StoreRefusal>;

/** Stores the choice and goes to the store's path; a listed store that is not configured here goes to the root store. */
export function makeChangeStore({ preferences, stores, go }: ChangeStoreDeps): ChangeStore {
  return (code, isListed = false) => {
    const known = stores.find((store) => store.code === code);
    const store = known ?? (isListed ? stores.find(({ pathPrefix }) => pathPrefix === '') : undefined);
    if (store === undefined) return refuse({ kind: 'store-not-known', code });
    preferences.remember({ store: code, locale: code, currency: store.defaultCurrency });
    go(pathOfStore(code, stores));
    return ok(undefined);
  };
}
