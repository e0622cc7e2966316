import {
  detectStore,
  pathOfStore,
  changedPreferences,
  storeAtPath,
  type KnownStore,
} from '../../domain/store/store-preferences';
import type { StorePreferences } from '../ports/session';

export interface ResolveStoreDeps {
  readonly preferences: Pick<StorePreferences, 'remembered' | 'remember'>;
  readonly stores: readonly KnownStore[];
}

export interface ResolveStoreRequest {
  /** Without query. */
  readonly path: string;
  /** The browser's languages by preference: `de-AT`. */
  readonly languages: readonly string[];
}

/** Returns the visitor's store and the path to redirect to, or null. */
export type ResolveStore = (request: ResolveStoreRequest) => {
  readonly store: KnownStore;
  readonly goTo: string | null;
};

/** The path selects the store; at `/` the stored preference does, then the browser's language. */
export function makeResolveStore({ preferences, stores }: ResolveStoreDeps): ResolveStore {
  return ({ path, languages }) => {
    const open = storeAtPath(path, stores);
    const remembered = preferences.remembered();
    const wanted = path === '/' ? (detectStore(remembered.locale, languages, stores) ?? open) : open;
    const change = changedPreferences(remembered, wanted);
    if (change !== null) preferences.remember(change);
    return { store: wanted, goTo: wanted.code === open.code ? null : pathOfStore(wanted.code, stores) };
  };
}
