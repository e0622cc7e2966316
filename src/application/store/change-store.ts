import { pathOfStore, type KnownStore } from '../../domain/store/store-memory';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { StoreMemory } from '../ports/store-memory';

export interface ChangeStoreDeps {
  readonly memory: Pick<StoreMemory, 'remember'>;
  readonly stores: readonly KnownStore[];
  /** Leads to a path of the site that says its store itself: `/ie`. */
  readonly go: (path: string) => void;
}

export interface StoreRefusal {
  readonly kind: 'store-not-known';
  readonly code: string;
}

export type ChangeStore = (code: string) => Result<void, StoreRefusal>;

/** S4-60. The store, its own currency and its locale are remembered, and the visitor is led to where it begins. */
export function makeChangeStore({ memory, stores, go }: ChangeStoreDeps): ChangeStore {
  return (code) => {
    const store = stores.find((known) => known.code === code);
    if (store === undefined) return refuse({ kind: 'store-not-known', code });
    memory.remember({ store: code, locale: code, currency: store.defaultCurrency });
    go(pathOfStore(code, stores));
    return ok(undefined);
  };
}
