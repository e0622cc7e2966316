import { pathOfStore, type KnownStore } from '../../domain/store/store-preferences';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { StoreDirectory } from '../ports/store-directory';
import type { StorePreferences } from '../ports/store-preferences';

export interface ChangeStoreDeps {
  readonly preferences: Pick<StorePreferences, 'remember'>;
  /** Those that are configured. */
  readonly stores: readonly KnownStore[];
  readonly directory: Pick<StoreDirectory, 'stores'>;
}

export interface StoreRefusal {
  readonly kind: 'store-not-known';
  readonly code: string;
}

/** Returns the path at which the chosen store begins: `/ie`. */
export type ChangeStore = (code: string) => Promise<Result<string, StoreRefusal>>;

/** Stores the choice; a store that only the backend lists has the pages of the root store. */
export function makeChangeStore({ preferences, stores, directory }: ChangeStoreDeps): ChangeStore {
  const isListed = async (code: string): Promise<boolean> => {
    const listed = await directory.stores();
    return listed.ok && listed.value.some((store) => store.code === code);
  };
  return async (code) => {
    const known = stores.find((store) => store.code === code);
    const root = stores.find(({ pathPrefix }) => pathPrefix === '');
    const store = known ?? ((await isListed(code)) ? root : undefined);
    if (store === undefined) return refuse({ kind: 'store-not-known', code });
    preferences.remember({ store: code, locale: code, currency: store.defaultCurrency });
    return ok(pathOfStore(code, stores));
  };
}
