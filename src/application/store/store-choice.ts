import { NO_CHOICES, storeChoices, type StoreChoices } from '../../domain/store/store';
import { type Result, ok, refuse } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import { logFailure, type Log } from '../ports/system';
import type { StoreDirectory } from '../ports/store';
import { pathOfStore, type KnownStore } from '../../domain/store/store-preferences';
import type { StorePreferences } from '../ports/session';

export interface LoadStoreChoicesDeps {
  readonly store: Pick<StoreDirectory, 'stores' | 'currencies'>;
  readonly log: Log;
}

export interface LoadedChoices {
  readonly choices: StoreChoices;
  readonly failure: Failure | null;
}

/** Never fails: without the lists there are no choices. */
export type LoadStoreChoices = () => Promise<LoadedChoices>;

/** Loads both lists in parallel; if one fails, neither can be chosen. */
export function makeLoadStoreChoices({ store, log }: LoadStoreChoicesDeps): LoadStoreChoices {
  return async () => {
    const [stores, currencies] = await Promise.all([store.stores(), store.currencies()]);
    if (stores.ok && currencies.ok) return { choices: storeChoices(stores.value, currencies.value), failure: null };
    const failure = failureOf(stores) ?? failureOf(currencies);
    logFailure(log, 'The stores and currencies could not be loaded', failure);
    return { choices: NO_CHOICES, failure };
  };
}

function failureOf(result: Result<unknown, Failure>): Failure | null {
  return result.ok ? null : result.reason;
}

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

export interface ChangeCurrencyDeps {
  readonly preferences: Pick<StorePreferences, 'remember'>;
  /** The store of the page. */
  readonly store: Pick<KnownStore, 'currencies'>;
}

export interface CurrencyRefusal {
  readonly kind: 'currency-not-taken';
  readonly code: string;
}

/** `id` is the currency code. */
export type ChangeCurrency = (chosen: { readonly id: string }) => Result<void, CurrencyRefusal>;

/** Stores the currency; an unsupported code changes nothing. */
export function makeChangeCurrency({ preferences, store }: ChangeCurrencyDeps): ChangeCurrency {
  return ({ id }) => {
    if (!store.currencies.includes(id)) return refuse({ kind: 'currency-not-taken', code: id });
    preferences.remember({ currency: id });
    return ok(undefined);
  };
}
