import { detectStore } from '../../domain/store/detect-store';
import { pathOfStore, settleStore, storeAtPath, type KnownStore } from '../../domain/store/store-preferences';
import type { StorePreferences } from '../ports/store-preferences';

export interface SettleVisitorDeps {
  readonly preferences: Pick<StorePreferences, 'remembered' | 'remember'>;
  readonly stores: readonly KnownStore[];
}

export interface SettleVisitorRequest {
  /** Without query. */
  readonly path: string;
  /** The browser's languages by preference: `de-AT`. */
  readonly languages: readonly string[];
}

/** Returns the visitor's store and the path to redirect to, or null. */
export type SettleVisitor = (request: SettleVisitorRequest) => {
  readonly store: KnownStore;
  readonly goTo: string | null;
};

/** The path selects the store; at `/` the stored preference does, then the browser's language. */
export function makeSettleVisitor({ preferences, stores }: SettleVisitorDeps): SettleVisitor {
  return ({ path, languages }) => {
    const open = storeAtPath(path, stores);
    const remembered = preferences.remembered();
    const wanted = path === '/' ? (detectStore(remembered.locale, languages, stores) ?? open) : open;
    const change = settleStore(remembered, wanted);
    if (change !== null) preferences.remember(change);
    return { store: wanted, goTo: wanted.code === open.code ? null : pathOfStore(wanted.code, stores) };
  };
}
