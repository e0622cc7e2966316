import { detectStore } from '../../domain/store/detect-store';
import { pathOfStore, settleStore, storeAtPath, type KnownStore } from '../../domain/store/store-preferences';
import type { StorePreferences } from '../ports/store-preferences';

export interface SettleVisitorDeps {
  readonly memory: Pick<StorePreferences, 'remembered' | 'remember'>;
  readonly stores: readonly KnownStore[];
}

export interface SettleVisitorRequest {
  /** Path of the page, without query. */
  readonly path: string;
  /** What the browser speaks, in the order of preference: `de-AT`. */
  readonly languages: readonly string[];
}

/** Where the visitor should be instead, or null: they are right where they are. */
export type SettleVisitor = (ask: SettleVisitorRequest) => { readonly store: KnownStore; readonly goTo: string | null };

/**
 * S4-56 to S4-58, S4-61. The path decides which store is open, and what the browser remembers follows it. Only the bare
 * root says nothing of a store: there the remembered one counts, then the browser's language, and the visitor is led to
 * its door. Links without a prefix elsewhere mean the store at the root.
 */
export function makeSettleVisitor({ memory, stores }: SettleVisitorDeps): SettleVisitor {
  return ({ path, languages }) => {
    const open = storeAtPath(path, stores);
    const remembered = memory.remembered();
    const wanted = path === '/' ? (detectStore(remembered.locale, languages, stores) ?? open) : open;
    const change = settleStore(remembered, wanted);
    if (change !== null) memory.remember(change);
    return { store: wanted, goTo: wanted.code === open.code ? null : pathOfStore(wanted.code, stores) };
  };
}
