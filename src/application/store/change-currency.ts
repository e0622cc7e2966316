import { ok, refuse, type Result } from '../../domain/shared/result';
import type { KnownStore } from '../../domain/store/store-preferences';
import type { StorePreferences } from '../ports/store-preferences';

export interface ChangeCurrencyDeps {
  readonly memory: Pick<StorePreferences, 'remember'>;
  /** The store that is open. */
  readonly open: Pick<KnownStore, 'currencies'>;
  /** Shows the page anew, in the currency that is remembered then. */
  readonly reload: () => void;
}

export interface CurrencyRefusal {
  readonly kind: 'currency-not-taken';
  readonly code: string;
}

/** S7-67. What is chosen goes by the code of the currency as its id. */
export type ChangeCurrency = (chosen: { readonly id: string }) => Result<void, CurrencyRefusal>;

/** S4-59. A code that the open store does not take changes nothing. */
export function makeChangeCurrency({ memory, open, reload }: ChangeCurrencyDeps): ChangeCurrency {
  return ({ id }) => {
    if (!open.currencies.includes(id)) return refuse({ kind: 'currency-not-taken', code: id });
    memory.remember({ currency: id });
    reload();
    return ok(undefined);
  };
}
