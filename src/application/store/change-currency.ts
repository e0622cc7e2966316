import { ok, refuse, type Result } from '../../domain/shared/result';
import type { KnownStore } from '../../domain/store/store-preferences';
import type { StorePreferences } from '../ports/store-preferences';

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
